import type { FormEvent } from 'react'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Said } from '../ui/said.tsx'
import { useAction } from '../ui/use-action.ts'
import css from './account.module.css'

export function Name({ name }: { name: string }) {
  const { busy, wrong, run } = useAction(['account', 'session', 'people'])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = new FormData(event.currentTarget).get('name')
    void run(() => send('account', 'PATCH', { name: wanted }))
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className={css.line}>
        <Field label="Nombre">
          {(control) => <input {...control} name="name" defaultValue={name} autoComplete="name" />}
        </Field>
        <Button type="submit" busy={busy}>
          Guardar nombre
        </Button>
      </div>
      <Said wrong={wrong} />
    </form>
  )
}
