import { Check, Hint, Problem } from '../../ui/fields.tsx'
import { idOf, useForm } from '../form/context.ts'
import type { FieldProps } from './text.tsx'

export function SwitchField({ field, path, value }: FieldProps) {
  const { set } = useForm()
  const id = idOf(path)
  return (
    <div>
      <Check
        id={id}
        className="strong"
        checked={value === true}
        aria-describedby={field.description && `${id}-hint`}
        onChange={(event) => set(path, event.target.checked)}
      >
        {field.title}
      </Check>
      <Hint of={id} text={field.description} />
    </div>
  )
}

/** Several of a list; a field of words keeps them with spaces between. */
export function SeveralField({ field, path, value }: FieldProps) {
  const { set, problemAt } = useForm()
  const items = field.items ?? field.anyOf?.find((one) => one.items)?.items
  const chosen = typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : ((value ?? []) as string[])
  const problem = problemAt(path)
  const choose = (id: string, isChosen: boolean) => {
    const next = (items?.enum ?? []).filter((one) => (one === id ? isChosen : chosen.includes(one)))
    // The first trade of a project is the one it is listed under: who was there stays in front.
    const sorted = [...chosen.filter((one) => next.includes(one)), ...next.filter((one) => !chosen.includes(one))]
    set(path, field.widget === 'words' ? sorted.join(' ') : field.items ? next : sorted)
  }
  return (
    <fieldset id={idOf(path)} tabIndex={-1} className="links" aria-describedby={problem && `${idOf(path)}-error`}>
      <legend className="strong small">{field.title}</legend>
      {(items?.enum ?? []).map((id) => (
        <Check key={id} checked={chosen.includes(id)} onChange={(event) => choose(id, event.target.checked)}>
          {items?.names?.[id] ?? id}
        </Check>
      ))}
      <Problem of={idOf(path)} text={problem} />
    </fieldset>
  )
}
