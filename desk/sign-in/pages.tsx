import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import type { Invitation, SignInWays } from '#contracts/desk.ts'
import { ask, reasonOf, send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Copy } from '../ui/copy.tsx'
import { Notice } from '../ui/notice.tsx'
import { Said } from '../ui/said.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordForm } from './password-form.tsx'
import css from './sign-in.module.css'
import { SignInForm } from './sign-in-form.tsx'

interface Entering {
  /** The person is signed in now. */
  onDone: () => void
}

/** The frame of who is not signed in yet. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  const ways = useQuery({ queryKey: ['ways'], queryFn: () => ask<SignInWays>('sign-in'), staleTime: Infinity })
  return (
    <main className={css.page}>
      <div className={css.column}>
        <p className={css.brand}>{ways.data?.brand ?? ' '}</p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

/** For a device that knows the desk's address. */
export const SignInPage = ({ onDone }: Entering) => (
  <Column title="Entrar en el taller">
    <SignInForm onDone={onDone} />
    <p className="caption">
      ¿Has perdido el teléfono o la contraseña? Pide una invitación nueva a quien lleva el taller.
    </p>
  </Column>
)

/** For who comes by a link of a mail. It is used by a press, not by looking: mail programs look at links as well. */
export function LinkPage({ linkKey, onDone }: Entering & { linkKey: string }) {
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  async function enter() {
    setBusy(true)
    setWrong(undefined)
    await send('sign-in/link', 'POST', { key: linkKey })
      .then(
        () => {
          go('/', { replace: true })
          onDone()
        },
        (error) => setWrong(reasonOf(error)),
      )
      .finally(() => setBusy(false))
  }
  return (
    <Column title="Entrar en el taller">
      <Button tone="main" busy={busy} onClick={enter}>
        Entrar en este aparato
      </Button>
      <Said wrong={wrong} />
      {wrong && <SignInForm onDone={onDone} />}
    </Column>
  )
}

/** For who was invited: a first way in. */
export function InvitationPage({ linkKey, onDone }: Entering & { linkKey: string }) {
  const place = `sign-in/invitation/${linkKey}`
  const { data, error } = useQuery({ queryKey: [place], queryFn: () => ask<Invitation>(place), staleTime: Infinity })
  if (error)
    return (
      <Column title="Esta invitación no vale">
        <Said wrong={reasonOf(error)} />
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
        Vas a entrar en el taller con <strong>{email}</strong>. Desde ahora abrirás la puerta con lo mismo que este
        aparato: la huella, la cara o su código. Nada de eso sale de él.
      </p>
      <PasskeyButton make place={place} keep={`${place}/passkey`} onDone={done}>
        Crear mi clave de acceso
      </PasskeyButton>
      <details className={css.other}>
        <summary>Prefiero una contraseña</summary>
        <PasswordForm fresh place={`${place}/password`} button="Entrar con esta contraseña" onDone={done} />
      </details>
      <section className={css.keep}>
        <h2 className="label">Para otros aparatos</h2>
        <p className="caption">
          Guarda esta dirección: es la puerta del taller. Sin ella, en un aparato nuevo no se ve que existe.
        </p>
        <Copy label="Dirección privada del taller" text={address} />
      </section>
    </Column>
  )
}
