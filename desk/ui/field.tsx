import { type ReactNode, useId } from 'react'
import css from './field.module.css'

interface Control {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

interface Props {
  label: string
  hint?: string | undefined
  error?: string | undefined
  id?: string | undefined
  children: (control: Control) => ReactNode
}

/** A control with its label, what helps and what was wrong. */
export function Field({ label, hint, error, id: named, children }: Props) {
  const own = useId()
  const id = named ?? own
  const said = error ?? hint
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: css.control as string,
        'aria-describedby': said && `${id}-said`,
        'aria-invalid': error !== undefined,
      })}
      {said && (
        <p id={`${id}-said`} className={error ? css.error : 'caption'} role={error ? 'alert' : undefined}>
          {said}
        </p>
      )}
    </div>
  )
}
