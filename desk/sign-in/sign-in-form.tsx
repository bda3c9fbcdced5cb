import type { FormEvent } from 'react'
import { errorOf, send } from '../api.ts'
import { useSend } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { ActionMessage } from '../ui/message.tsx'
import { useSignInWays } from './column.tsx'
import { PasskeyButton } from './passkey-button.tsx'

/** The ways in: the passkey first; a link by mail and a password where there is no passkey at hand. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const ways = useSignInWays()
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
  const { mutate, isPending, data, error } = useSend(
    async ({ way, ...typed }: { way: 'mail' | 'password' } & Record<string, FormDataEntryValue | undefined>) => {
      await send(`sign-in/${way}`, 'POST', typed)
      return way
    },
    (_, way) => way === 'password' && onDone(),
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget))
    mutate(button?.value === 'mail' ? { way: 'mail', email } : { way: 'password', email, password })
  }
  return (
    <form onSubmit={submit} className="stack" noValidate>
      <Field label="Correo" error={errorOf(error, 'email')}>
        {(control) => <input {...control} type="email" name="email" autoComplete="username" required />}
      </Field>
      <Field label="Contraseña, si tienes una" error={errorOf(error, 'password')}>
        {(control) => <input {...control} type="password" name="password" autoComplete="current-password" />}
      </Field>
      <div className="wrap fills">
        <Button type="submit" value="password" busy={isPending}>
          Entrar con contraseña
        </Button>
        {mail && (
          <Button type="submit" value="mail" busy={isPending}>
            Recibir un enlace por correo
          </Button>
        )}
      </div>
      <ActionMessage error={error} fields={['email', 'password']} success={data === 'mail' ? mailed : undefined} />
    </form>
  )
}
