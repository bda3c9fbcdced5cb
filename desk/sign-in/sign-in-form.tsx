import type { SignInWays } from '#contracts/desk.ts'
import { errorOf, send, useAsk, useSend } from '../api.ts'
import { ActionMessage, Button } from '../ui/action.tsx'
import { Form, TextField } from '../ui/fields.tsx'
import { PasskeyButton } from './passkey-button.tsx'

export const useSignInWays = () => useAsk<SignInWays>('sign-in', { staleTime: Number.POSITIVE_INFINITY })

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
  function submit(data: FormData) {
    const { way, email, password } = Object.fromEntries(data)
    mutate(way === 'mail' ? { way, email } : { way: 'password', email, password })
  }
  return (
    <Form className="stack" onSubmit={submit}>
      <TextField
        label="Correo"
        type="email"
        name="email"
        autoComplete="username"
        required
        error={errorOf(error, 'email')}
      />
      <TextField
        label="Contraseña, si tienes una"
        type="password"
        name="password"
        autoComplete="current-password"
        error={errorOf(error, 'password')}
      />
      <div className="wrap fills">
        <Button type="submit" name="way" value="password" busy={isPending}>
          Entrar con contraseña
        </Button>
        {mail && (
          <Button type="submit" name="way" value="mail" busy={isPending}>
            Recibir un enlace por correo
          </Button>
        )}
      </div>
      <ActionMessage error={error} fields={['email', 'password']} success={data === 'mail' ? mailed : undefined} />
    </Form>
  )
}
