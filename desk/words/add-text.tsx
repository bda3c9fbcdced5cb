import { useLocation } from 'wouter'
import { send } from '../api.ts'
import { useSend } from '../queries.ts'
import { DialogButton } from '../ui/dialog.tsx'
import { OneFieldForm } from '../ui/one-field-form.tsx'

/** Asks for the title of a new text, and opens it. */
export function AddText({ folder, label }: { folder: string; label: string }) {
  const [, goTo] = useLocation()
  const add = useSend((title: string) => send<{ path: string }>('words/text', 'POST', { folder, title }))
  return (
    <DialogButton tone="quiet" label={label}>
      {() => (
        <OneFieldForm
          label="Título"
          hint="De él sale la dirección de la página. Lo demás lo rellenas después."
          maxLength={120}
          button="Crear"
          tone="main"
          busy={add.isPending}
          error={add.error}
          onSubmit={(title) => add.mutate(title, { onSuccess: ({ path }) => goTo(`/${path}`) })}
        />
      )}
    </DialogButton>
  )
}
