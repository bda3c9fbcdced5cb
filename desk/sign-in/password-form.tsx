import { type FormEvent, useState } from 'react'
import { passwordLength } from '#contracts/desk.ts'
import { DeskFailure, reasonOf, send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Said } from '../ui/said.tsx'

interface Props {
  /** Where it is sent, behind `/taller/api/`, and how. */
  place: string
  method?: 'POST' | 'PUT'
  button: string
  /** Whether a new one is chosen. */
  fresh?: boolean
  onDone: () => void
}

/** One password: the own one, or a new one with what makes it good. */
export function PasswordForm({ place, method = 'POST', button, fresh = false, onDone }: Props) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const wrong = failure instanceof DeskFailure && failure.field === 'password' ? failure.message : undefined
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    setBusy(true)
    setFailure(undefined)
    await send(place, method, { password })
      .then(onDone, setFailure)
      .finally(() => setBusy(false))
  }
  return (
    <form onSubmit={submit} className="stack" noValidate>
      <Field
        label={fresh ? 'Contraseña nueva' : 'Contraseña'}
        error={wrong}
        {...(fresh && {
          hint: `Al menos ${passwordLength.min} caracteres. Cuatro palabras que no tengan que ver entre sí son buenas y se recuerdan.`,
        })}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            name="password"
            autoComplete={fresh ? 'new-password' : 'current-password'}
            required
          />
        )}
      </Field>
      <Said wrong={failure !== undefined && wrong === undefined ? reasonOf(failure) : undefined} />
      <Button type="submit" tone={fresh ? 'plain' : 'main'} busy={busy}>
        {button}
      </Button>
    </form>
  )
}
