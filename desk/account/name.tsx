import { send } from '../api.ts'
import { OneFieldForm } from '../ui/one-field-form.tsx'
import { useAction } from '../ui/use-action.ts'

export function Name({ name }: { name: string }) {
  const { busy, error, run } = useAction(['account', 'session', 'people'])
  return (
    <OneFieldForm
      inLine
      label="Nombre"
      autoComplete="name"
      initial={name}
      button="Guardar nombre"
      busy={busy}
      error={error}
      onSubmit={(wanted) => void run(() => send('account', 'PATCH', { name: wanted }))}
    />
  )
}
