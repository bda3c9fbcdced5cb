import type { FormEvent } from 'react'
import type { OneTimeLink } from '#contracts/desk.ts'
import { errorOf, send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { ActionMessage } from '../ui/message.tsx'
import { useAction } from '../ui/use-action.ts'

interface Props {
  onClose: () => void
  onInvited: (name: string, link: OneTimeLink) => void
}

/** A new person: name, e-mail, what they may do. */
export function Invite({ onClose, onInvited }: Props) {
  const { busy, error, run } = useAction(['people'])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const person = Object.fromEntries(new FormData(event.currentTarget))
    void run(() => send<OneTimeLink>('people', 'POST', person)).then(
      (link) => link && onInvited(String(person.name), link),
    )
  }
  return (
    <Dialog title="Invitar a alguien" onClose={onClose}>
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
        <Button type="submit" tone="main" busy={busy}>
          Hacer la invitación
        </Button>
      </form>
    </Dialog>
  )
}
