import { useLocation } from 'wouter'
import { send } from '../api.ts'
import { DialogButton } from '../ui/dialog.tsx'
import { OneFieldForm } from '../ui/one-field-form.tsx'
import { useAction } from '../ui/use-action.ts'

/** Asks for the title of a new text, and opens it. */
export function AddText({ folder, label }: { folder: string; label: string }) {
  const [, goTo] = useLocation()
  const { busy, error, run } = useAction(['words'])
  const add = (title: string) =>
    run(() => send<{ path: string }>('words/text', 'POST', { folder, title })).then(
      (added) => added && goTo(`/${added.path}`),
    )
  return (
    <DialogButton tone="quiet" label={label}>
      {() => (
        <OneFieldForm
          label="Título"
          hint="De él sale la dirección de la página. Lo demás lo rellenas después."
          maxLength={120}
          button="Crear"
          tone="main"
          busy={busy}
          error={error}
          onSubmit={(title) => void add(title)}
        />
      )}
    </DialogButton>
  )
}
