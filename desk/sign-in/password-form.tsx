import type { FormEvent } from 'react'
import { passwordLength } from '#contracts/desk.ts'
import { errorOf, send } from '../api.ts'
import { useSend } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { ActionMessage } from '../ui/message.tsx'

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
  const { mutate, isPending, error } = useSend((password: string) => send(place, method, { password }), onDone)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    mutate(String(new FormData(event.currentTarget).get('password')))
  }
  return (
    <form onSubmit={submit} className="stack" noValidate>
      <Field
        label={fresh ? 'Contraseña nueva' : 'Contraseña'}
        error={errorOf(error, 'password')}
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
      <ActionMessage error={error} fields={['password']} />
      <Button type="submit" tone={fresh ? 'plain' : 'main'} busy={isPending}>
        {button}
      </Button>
    </form>
  )
}
