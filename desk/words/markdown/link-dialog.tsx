import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useForm } from '../form/context.ts'
import css from './markdown.module.css'

interface Props {
  onChoose: (to: string, name: string) => void
  onClose: () => void
}

/** Where a link leads: to a page of the site, or to an address that is typed. */
export function LinkDialog({ onChoose, onClose }: Props) {
  const { pages } = useForm().relations
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // It stands within the form of the text, which is not to be saved by this.
    event.stopPropagation()
    const to = String(new FormData(event.currentTarget).get('to')).trim()
    if (to) onChoose(to, pages.find(({ path }) => path === to)?.name ?? 'enlace')
  }
  return (
    <Dialog title="Poner un enlace" onClose={onClose}>
      <ul className={css.pages}>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <button type="button" className="meta-line" onClick={() => onChoose(path, name)}>
              {name} <span className="quiet small">{path}</span>
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={choose} className="fields stack">
        <Field label="O una dirección de fuera" hint="Empieza por https://">
          {(control) => <input {...control} name="to" autoComplete="off" inputMode="url" />}
        </Field>
        <Button type="submit">Poner</Button>
      </form>
    </Dialog>
  )
}
