import { Column, type Entering } from './column.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** For a device that knows the desk's address. */
export const SignInPage = ({ onDone }: Entering) => (
  <Column title="Entrar en la oficina">
    <SignInForm onDone={onDone} />
    <p className="caption">
      ¿Has perdido el teléfono o la contraseña? Pide una invitación nueva a quien lleva el taller.
    </p>
  </Column>
)
