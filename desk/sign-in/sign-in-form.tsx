import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SignInWays } from '#contracts/desk.ts'
import { ask, DeskFailure, reasonOf, send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Said } from '../ui/said.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import css from './sign-in.module.css'

/** The ways in: the passkey first; a link by mail and a password where there is no passkey at hand. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const ways = useQuery({ queryKey: ['ways'], queryFn: () => ask<SignInWays>('sign-in'), staleTime: Infinity })
  return (
    <div className="stack">
      <PasskeyButton place="sign-in/passkey" keep="sign-in/passkey" onDone={onDone}>
        Entrar con clave de acceso
      </PasskeyButton>
      <details className="line-above">
        <summary>Entrar de otra manera</summary>
        <OtherWays mail={ways.data?.mail ?? false} onDone={onDone} />
      </details>
    </div>
  )
}

const mailed =
  'Si esa dirección es de alguien del taller, le llegará un enlace en unos minutos. Vale un cuarto de hora y una sola vez.'

function OtherWays({ mail, onDone }: { mail: boolean; onDone: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [said, setSaid] = useState<string>()
  const wrong = (field: string) =>
    failure instanceof DeskFailure && failure.field === field ? failure.message : undefined
  const elsewhere = failure !== undefined && !wrong('email') && !wrong('password')
  async function run(work: Promise<unknown>, done: () => void) {
    setBusy(true)
    setFailure(undefined)
    setSaid(undefined)
    await work.then(done, setFailure).finally(() => setBusy(false))
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget))
    if (button?.value === 'mail') void run(send('sign-in/mail', 'POST', { email }), () => setSaid(mailed))
    else void run(send('sign-in/password', 'POST', { email, password }), onDone)
  }
  return (
    <form onSubmit={submit} className="stack" noValidate>
      <Field label="Correo" error={wrong('email')}>
        {(control) => <input {...control} type="email" name="email" autoComplete="username" required />}
      </Field>
      <Field label="Contraseña, si tienes una" error={wrong('password')}>
        {(control) => <input {...control} type="password" name="password" autoComplete="current-password" />}
      </Field>
      <div className={css.buttons}>
        <Button type="submit" value="password" busy={busy}>
          Entrar con contraseña
        </Button>
        {mail && (
          <Button type="submit" value="mail" busy={busy}>
            Recibir un enlace por correo
          </Button>
        )}
      </div>
      <Said wrong={elsewhere ? reasonOf(failure) : undefined} right={said} />
    </form>
  )
}
