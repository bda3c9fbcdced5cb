import type { FormEvent } from 'react'
import type { OneTimeLink } from '#contracts/desk.ts'
import { errorOf, send } from '../api.ts'
import { useSend } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { Field } from '../ui/field.tsx'
import { ActionMessage } from '../ui/message.tsx'

/** A new person: name, e-mail, what they may do. */
export function Invite({ onInvited }: { onInvited: (name: string, link: OneTimeLink) => void }) {
  const { mutate, isPending, error } = useSend((person: object) => send<OneTimeLink>('people', 'POST', person))
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const person = Object.fromEntries(new FormData(event.currentTarget))
    mutate(person, { onSuccess: (link) => onInvited(String(person.name), link) })
  }
  return (
    <form onSubmit={submit} className="stack" noValidate>
      <Field label="Nombre" error={errorOf(error, 'name')}>
        {(control) => <input {...control} name="name" autoComplete="off" />}
      </Field>
      <Field label="Correo" error={errorOf(error, 'email')}>
        {(control) => <input {...control} type="email" name="email" autoComplete="off" />}
      </Field>
      <fieldset>
        <legend className="quiet small">Qué puede hacer</legend>
        <Check type="radio" name="role" value="helper" defaultChecked>
          Ayudante: consultas, textos y fotos
        </Check>
        <Check type="radio" name="role" value="owner">
          Dueño: también ajustes y personas
        </Check>
      </fieldset>
      <ActionMessage error={error} fields={['name', 'email']} />
      <Button type="submit" tone="main" busy={isPending}>
        Hacer la invitación
      </Button>
    </form>
  )
}
