import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { Invitation } from '#contracts/desk.ts'
import { send, useAsk, useSend } from '../api.ts'
import { ActionMessage, Button, Copy, Notice } from '../ui/action.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordForm } from './password-form.tsx'
import css from './sign-in.module.css'
import { SignInForm, useSignInWays } from './sign-in-form.tsx'

interface Entering {
  onDone: () => void
}

/** A page of who is not in yet: the workshop's name, and one column in the middle. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  const ways = useSignInWays()
  return (
    <main className={css.page}>
      <div className="stack-far">
        <p className={`brand ${css.brand}`}>{ways.data?.brand ?? ' '}</p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

/** For a device that knows the desk's address. */
export const SignInPage = ({ onDone }: Entering) => (
  <Column title="Entrar en la oficina">
    <SignInForm onDone={onDone} />
    <p className="caption">
      ¿Has perdido el teléfono o la contraseña? Pide una invitación nueva a quien lleva el taller.
    </p>
  </Column>
)

/** For who comes by a link of a mail. It is used by a press, not by looking: mail programs look at links as well. */
export function LinkPage({ linkKey, onDone }: Entering & { linkKey: string }) {
  const [, go] = useLocation()
  const { mutate, isPending, error } = useSend(
    () => send('sign-in/link', 'POST', { key: linkKey }),
    () => {
      go('/', { replace: true })
      onDone()
    },
  )
  return (
    <Column title="Entrar en la oficina">
      <Button tone="main" busy={isPending} onClick={() => mutate()}>
        Entrar en este aparato
      </Button>
      <ActionMessage error={error} />
      {error && <SignInForm onDone={onDone} />}
    </Column>
  )
}

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
