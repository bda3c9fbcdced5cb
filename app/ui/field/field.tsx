import { type ComponentProps, useId } from 'react'
import css from './field.module.css'

type Common = { label: string; hint?: string }

/** A labelled line to write on. Validation is the browser's own. */
export function Field({ label, hint, ...input }: Common & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className="label" htmlFor={id}>
        {label}
        {input.required && <span aria-hidden="true"> *</span>}
      </label>
      <input type="text" id={id} className={css.input} aria-describedby={hint ? `${id}-hint` : undefined} {...input} />
      {hint && (
        <p className="caption" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The same for several lines of text. */
export function TextField({ label, hint, ...area }: Common & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className="label" htmlFor={id}>
        {label}
        {area.required && <span aria-hidden="true"> *</span>}
      </label>
      <textarea id={id} className={css.input} aria-describedby={hint ? `${id}-hint` : undefined} {...area} />
      {hint && (
        <p className="caption" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
