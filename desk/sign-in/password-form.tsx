import { passwordLength } from '#contracts/desk.ts'
import { errorOf, send, useSend } from '../api.ts'
import { ActionMessage, Button } from '../ui/action.tsx'
import { Form, TextField } from '../ui/fields.tsx'

interface Props {
  /** Where it is sent, behind `/taller/api/`, and how. */
  place: string
  method?: 'POST' | 'PUT'
  button: string
  /** Whether a new one is chosen. */
  fresh?: boolean
  onDone: () => void
}

const freshHint = `Al menos ${passwordLength.min} caracteres. Cuatro palabras que no tengan que ver entre sí son buenas y se recuerdan.`

/** One password: the own one, or a new one with what makes it good. */
export function PasswordForm({ place, method = 'POST', button, fresh = false, onDone }: Props) {
  const { mutate, isPending, error } = useSend((password: string) => send(place, method, { password }), onDone)
  return (
    <Form className="stack" onSubmit={(data) => mutate(String(data.get('password')))}>
      <TextField
        label={fresh ? 'Contraseña nueva' : 'Contraseña'}
        type="password"
        name="password"
        autoComplete={fresh ? 'new-password' : 'current-password'}
        required
        error={errorOf(error, 'password')}
        hint={fresh ? freshHint : undefined}
      />
      <ActionMessage error={error} fields={['password']} />
      <Button type="submit" tone={fresh ? 'plain' : 'main'} busy={isPending}>
        {button}
      </Button>
    </Form>
  )
}
