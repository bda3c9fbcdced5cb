import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { reasonOf, send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { DialogButton } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { useAction } from '../ui/use-action.ts'

/** Asks for the title of a new text, and opens it. */
export const AddText = ({ folder, label }: { folder: string; label: string }) => (
  <DialogButton tone="quiet" label={label}>
    {() => <TitleForm folder={folder} />}
  </DialogButton>
)

function TitleForm({ folder }: { folder: string }) {
  const [, goTo] = useLocation()
  const { busy, error, run } = useAction(['words'])
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const title = new FormData(event.currentTarget).get('title')
    void run(() => send<{ path: string }>('words/text', 'POST', { folder, title })).then(
      (added) => added && goTo(`/${added.path}`),
    )
  }
  return (
    <form onSubmit={add} className="fields stack">
      <Field
        label="Título"
        hint="De él sale la dirección de la página. Lo demás lo rellenas después."
        error={error ? reasonOf(error) : undefined}
      >
        {(control) => <input {...control} name="title" required maxLength={120} autoComplete="off" />}
      </Field>
      <Button type="submit" tone="main" busy={busy}>
        Crear
      </Button>
    </form>
  )
}
