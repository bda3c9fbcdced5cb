import { send } from '../api.ts'
import { useSend } from '../queries.ts'
import { OneFieldForm } from '../ui/one-field-form.tsx'

export function Name({ name }: { name: string }) {
  const { mutate, isPending, error } = useSend((wanted: string) => send('account', 'PATCH', { name: wanted }))
  return (
    <OneFieldForm
      inLine
      label="Nombre"
      autoComplete="name"
      initial={name}
      button="Guardar nombre"
      busy={isPending}
      error={error}
      onSubmit={(wanted) => mutate(wanted)}
    />
  )
}
