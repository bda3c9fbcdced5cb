import { useLocation } from 'wouter'
import type { Invitation } from '#contracts/desk.ts'
import { useAsk } from '../queries.ts'
import { Copy } from '../ui/copy.tsx'
import { ActionMessage, Notice } from '../ui/message.tsx'
import { Column, type Entering } from './column.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordForm } from './password-form.tsx'
import css from './sign-in.module.css'
import { SignInForm } from './sign-in-form.tsx'

/** For who was invited: a first way in. */
export function InvitationPage({ linkKey, onDone }: Entering & { linkKey: string }) {
  const place = `sign-in/invitation/${linkKey}`
  const { data, error } = useAsk<Invitation>(place, { staleTime: Number.POSITIVE_INFINITY })
  if (error)
    return (
      <Column title="Esta invitación no vale">
        <ActionMessage error={error} />
        <SignInForm onDone={onDone} />
      </Column>
    )
  if (!data) return <Notice>Abriendo la invitación…</Notice>
  return <Joining {...data} place={place} onDone={onDone} />
}

function Joining({ name, email, address, place, onDone }: Invitation & Entering & { place: string }) {
  const [, go] = useLocation()
  const done = () => {
    go('/', { replace: true })
    onDone()
  }
  return (
    <Column title={`Hola, ${name}`}>
      <p>
        Vas a entrar en la oficina con <strong>{email}</strong>. Desde ahora abrirás la puerta con lo mismo que este
        aparato: la huella, la cara o su código. Nada de eso sale de él.
      </p>
      <PasskeyButton make place={place} keep={`${place}/passkey`} onDone={done}>
        Crear mi clave de acceso
      </PasskeyButton>
      <details className="line-above">
        <summary>Prefiero una contraseña</summary>
        <PasswordForm fresh place={`${place}/password`} button="Entrar con esta contraseña" onDone={done} />
      </details>
      <section className={`stack-close line-above ${css.keep}`}>
        <h2 className="label">Para otros aparatos</h2>
        <p className="caption">
          Guarda esta dirección: es la puerta de la oficina. Sin ella, en un aparato nuevo no se ve que existe.
        </p>
        <Copy label="Dirección privada de la oficina" text={address} />
      </section>
    </Column>
  )
}
