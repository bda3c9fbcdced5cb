import { type ComponentProps, useId } from 'react'
import css from './field.module.css'

type Common = { label: string }

/** A labelled line to write on. Validation is the browser's own. */
export function Field({ label, ...input }: Common & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className={css.field}>
      <Label {...{ id, label, required: input.required }} />
      <input type="text" id={id} className={css.input} {...input} />
    </div>
  )
}

/** The same for several lines of text. */
export function TextField({ label, ...area }: Common & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <div className={css.field}>
      <Label {...{ id, label, required: area.required }} />
      <textarea id={id} className={css.input} {...area} />
    </div>
  )
}

const Label = ({ id, label, required }: Common & { id: string; required?: boolean }) => (
  <label className="label quiet" htmlFor={id}>
    {label}
    {required && <span aria-hidden="true"> *</span>}
  </label>
)
