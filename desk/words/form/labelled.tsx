import type { ReactNode } from 'react'
import type { Field } from '#contracts/desk-words.ts'
import { idOf, useForm } from './context.ts'
import css from './labelled.module.css'

interface Control {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

interface Props {
  field: Field
  path: string
  label?: string | undefined
  /** Behind the control: a unit, a count. */
  aside?: ReactNode
  children: (control: Control) => ReactNode
}

/** A control with its name, what helps, and what was wrong. */
export function Labelled({ field, path, label, aside, children }: Props) {
  const problem = useForm().problemAt(path)
  const id = idOf(path)
  const said = [problem && `${id}-mal`, field.description && `${id}-ayuda`].filter(Boolean).join(' ')
  return (
    <div className={css.labelled}>
      <label htmlFor={id} className={label === undefined ? css.name : 'visually-hidden'}>
        {label ?? field.title}
        {field.fills && <span className={css.aside}>{codesOf(field.fills)}</span>}
        {aside && <span className={css.aside}>{aside}</span>}
      </label>
      {children({
        id,
        className: css.control as string,
        'aria-describedby': said || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {problem && (
        <p id={`${id}-mal`} className={css.problem}>
          {problem}
        </p>
      )}
      {field.description && (
        <p id={`${id}-ayuda`} className={css.help}>
          {field.description}
        </p>
      )}
    </div>
  )
}

/** «{name} {number}»: what a text may have between braces. */
const codesOf = (fills: NonNullable<Field['fills']>) =>
  Object.keys(fills)
    .map((key) => `{${key}}`)
    .join(' ')
