import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import css from './enquiry.module.css'

interface Props {
  tags: readonly string[]
  /** Tags in use elsewhere, offered while one types. */
  known: readonly string[]
  error: string | undefined
  onChange: (tags: string[]) => void
}

export function Tags({ tags, known, error, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const list = useId()
  const add = (event: FormEvent) => {
    event.preventDefault()
    const tag = typed.trim()
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag])
    setTyped('')
  }
  return (
    <form className="stack-close" onSubmit={add}>
      <Field label="Etiquetas" error={error}>
        {(control) => (
          <div className="copy">
            <input {...control} list={list} value={typed} onChange={(event) => setTyped(event.target.value)} />
            <Button type="submit">Añadir</Button>
          </div>
        )}
      </Field>
      <datalist id={list}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 && (
        <ul className="wrap" aria-label="Etiquetas puestas">
          {tags.map((tag) => (
            <li key={tag} className={css.tag}>
              {tag}
              <Button
                tone="quiet"
                aria-label={`Quitar ${tag}`}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
