import { useLocation } from 'wouter'
import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { DialogButton } from '../ui/dialog.tsx'
import { OneFieldForm } from '../ui/one-field-form.tsx'
import { useErase } from './queries.ts'

/** Erases a person for good, once somebody has typed the name. */
export function Erase({ enquiry: { id, name, email } }: { enquiry: EnquiryDetail }) {
  const [, navigate] = useLocation()
  const { mutate, isPending, error } = useErase(id, () => navigate('/', { replace: true }))
  return (
    <section>
      <DialogButton tone="danger" label="Borrar a esta persona…" title="Borrar a esta persona">
        {() => (
          <OneFieldForm
            label={`Para confirmarlo, escribe el nombre: ${name}`}
            button="Borrar para siempre"
            tone="danger"
            busy={isPending}
            error={error}
            onSubmit={(typed) => mutate(typed)}
          >
            <p>
              Se borran todas las consultas de <strong>{email}</strong> con sus fotos, notas, respuestas y correos
              pendientes. No se puede deshacer. En las copias de seguridad siguen hasta que se borren ellas mismas.
            </p>
          </OneFieldForm>
        )}
      </DialogButton>
    </section>
  )
}
