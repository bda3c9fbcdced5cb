import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { reasonOf } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { DialogButton } from '../ui/dialog.tsx'
import { TextField } from '../ui/fields.tsx'
import { useErase } from './queries.ts'

/** Erases a person for good, once somebody has typed the name. */
export const Erase = ({ enquiry }: { enquiry: EnquiryDetail }) => (
  <section>
    <DialogButton tone="danger" label="Borrar a esta persona…" title="Borrar a esta persona">
      {() => <EraseForm enquiry={enquiry} />}
    </DialogButton>
  </section>
)

function EraseForm({ enquiry: { id, name, email } }: { enquiry: EnquiryDetail }) {
  const [typed, setTyped] = useState('')
  const [, navigate] = useLocation()
  const erase = useErase(id, () => navigate('/', { replace: true }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    erase.mutate(typed)
  }
  return (
    <form className="fields stack" onSubmit={submit}>
      <p>
        Se borran todas las consultas de <strong>{email}</strong> con sus fotos, notas, respuestas y correos pendientes.
        No se puede deshacer. En las copias de seguridad siguen hasta que se borren ellas mismas.
      </p>
      <TextField
        label={`Para confirmarlo, escribe el nombre: ${name}`}
        value={typed}
        error={erase.error ? reasonOf(erase.error) : undefined}
        onChange={setTyped}
      />
      <Button type="submit" tone="danger" busy={erase.isPending}>
        Borrar para siempre
      </Button>
    </form>
  )
}
