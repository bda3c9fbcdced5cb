import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { reasonOf } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import css from './erase.module.css'
import { useErase } from './queries.ts'

/** Erases a person for good, once somebody has typed the name. */
export function Erase({ enquiry }: { enquiry: EnquiryDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Borrar a esta persona…
      </Button>
      {isOpen && (
        <Dialog title="Borrar a esta persona" onClose={() => setOpen(false)}>
          <EraseForm enquiry={enquiry} />
        </Dialog>
      )}
    </section>
  )
}

function EraseForm({ enquiry: { id, name, email } }: { enquiry: EnquiryDetail }) {
  const [typed, setTyped] = useState('')
  const [, navigate] = useLocation()
  const erase = useErase(id, () => navigate('/', { replace: true }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    erase.mutate(typed)
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <p>
        Se borran todas las consultas de <strong>{email}</strong> con sus fotos, notas, respuestas y correos pendientes.
        No se puede deshacer. En las copias de seguridad siguen hasta que se borren ellas mismas.
      </p>
      <Field
        label={`Para confirmarlo, escribe el nombre: ${name}`}
        error={erase.error ? reasonOf(erase.error) : undefined}
      >
        {(control) => (
          <input {...control} autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        )}
      </Field>
      <Button type="submit" tone="danger" busy={erase.isPending}>
        Borrar para siempre
      </Button>
    </form>
  )
}
