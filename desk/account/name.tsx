import type { FormEvent } from 'react'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { ActionMessage } from '../ui/message.tsx'
import { useAction } from '../ui/use-action.ts'

export function Name({ name }: { name: string }) {
  const { busy, error, run } = useAction(['account', 'session', 'people'])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = new FormData(event.currentTarget).get('name')
    void run(() => send('account', 'PATCH', { name: wanted }))
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className="line-form">
        <Field label="Nombre">
          {(control) => <input {...control} name="name" defaultValue={name} autoComplete="name" />}
        </Field>
        <Button type="submit" busy={busy}>
          Guardar nombre
        </Button>
      </div>
      <ActionMessage error={error} />
    </form>
  )
}
