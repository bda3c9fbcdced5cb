import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { OneTimeLink } from '#contracts/desk.ts'
import { DeskFailure, reasonOf, send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Said } from '../ui/said.tsx'
import css from './people.module.css'

interface Props {
  onClose: () => void
  onInvited: (name: string, link: OneTimeLink) => void
}

/** A new person: name, e-mail, what they may do. */
export function Invite({ onClose, onInvited }: Props) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const wrong = (field: string) =>
    failure instanceof DeskFailure && failure.field === field ? failure.message : undefined
  const elsewhere = failure !== undefined && !wrong('name') && !wrong('email')
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const person = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setFailure(undefined)
    await send<OneTimeLink>('people', 'POST', person)
      .then((link) => {
        void client.invalidateQueries({ queryKey: ['people'] })
        onInvited(String(person.name), link)
      }, setFailure)
      .finally(() => setBusy(false))
  }
  return (
    <Dialog title="Invitar a alguien" onClose={onClose}>
      <form onSubmit={submit} className="stack" noValidate>
        <Field label="Nombre" error={wrong('name')}>
          {(control) => <input {...control} name="name" autoComplete="off" />}
        </Field>
        <Field label="Correo" error={wrong('email')}>
          {(control) => <input {...control} type="email" name="email" autoComplete="off" />}
        </Field>
        <fieldset className={css.roles}>
          <legend>Qué puede hacer</legend>
          <Check type="radio" name="role" value="helper" defaultChecked>
            Ayudante: consultas, textos y fotos
          </Check>
          <Check type="radio" name="role" value="owner">
            Dueño: también ajustes y personas
          </Check>
        </fieldset>
        <Said wrong={elsewhere ? reasonOf(failure) : undefined} />
        <Button type="submit" tone="main" busy={busy}>
          Hacer la invitación
        </Button>
      </form>
    </Dialog>
  )
}
