import { type ReactNode, useId } from 'react'

interface Control {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props {
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
  id?: string | undefined
  /** On a line, as in the forms of the texts: many of them, whose errors are summed up above. */
  lined?: boolean
  /** Whether the label is read out only. */
  hideLabel?: boolean
  children: (control: Control) => ReactNode
}

/** A control with its label, what helps and what was wrong. */
export function Field({ label, hint, error, id: named, lined = false, hideLabel = false, children }: Props) {
  const own = useId()
  const id = named ?? own
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={lined ? 'field lined' : 'field'}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {children({
        id,
        className: lined ? 'line-control' : 'control',
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <Problem of={id} text={error} alert={!lined} />
      <Hint of={id} text={hint} />
    </div>
  )
}

interface SaidProps {
  /** Id of the control, whose `aria-describedby` names it. */
  of: string
  text: string | undefined
}

/** What was wrong with a control. */
export const Problem = ({ of, text, alert = false }: SaidProps & { alert?: boolean }) =>
  text && (
    <p id={`${of}-error`} className="whole danger small" role={alert ? 'alert' : undefined}>
      {text}
    </p>
  )

/** What helps with a control. */
export const Hint = ({ of, text }: SaidProps) =>
  text && (
    <p id={`${of}-hint`} className="caption">
      {text}
    </p>
  )
