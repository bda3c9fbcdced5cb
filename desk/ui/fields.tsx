import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { reasonOf } from '../api.ts'
import { Button } from './action.tsx'

interface Given<T extends string = string> {
  label: string
  value: T
  id?: string | undefined
  error?: string | undefined
  onChange: (value: T) => void
}

type TextProps = Pick<Given, 'label' | 'id' | 'error'> &
  Partial<Pick<Given, 'value' | 'onChange'>> &
  Pick<
    ComponentProps<'input'>,
    'name' | 'required' | 'maxLength' | 'type' | 'inputMode' | 'autoFocus' | 'autoComplete'
  > & {
    hint?: string | undefined
    rows?: number | undefined
  }

/** A text on one line, or on as many as `rows` and more where that is given; without `value` the form keeps it. */
export const TextField = ({ label, id, error, hint, rows, type = 'text', onChange, ...more }: TextProps) => (
  <Field label={label} id={id} error={error} hint={hint}>
    {(control) => {
      const given = { ...control, ...more }
      return rows ? (
        <textarea {...given} rows={rows} onChange={({ target }) => onChange?.(target.value)} />
      ) : (
        <input autoComplete="off" {...given} type={type} onChange={({ target }) => onChange?.(target.value)} />
      )
    }}
  </Field>
)

interface Option<T extends string = string> {
  id: T
  name: string
}

interface SelectProps<T extends string> extends Given<T> {
  options: readonly Option<T>[]
  /** Name of the empty option. */
  none?: string
}

/** One of several, each by its name. */
export const SelectField = <T extends string>({ label, id, error, options, none, value, onChange }: SelectProps<T>) => (
  <Field label={label} id={id} error={error}>
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChange(target.value as T)}>
        {none !== undefined && <option value="">{none}</option>}
        <Options of={options} />
      </select>
    )}
  </Field>
)

export const Options = ({ of: options }: { of: readonly Option[] }) =>
  options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))

/** Options from a table of names. */
export const named = <T extends string>(names: Readonly<Record<T, string>>) =>
  (Object.entries(names) as [T, string][]).map(([id, name]): Option<T> => ({ id, name }))

/** Words that narrow the list below it. */
export const SearchField = ({ label, value, onChange }: Given) => (
  <label className="field">
    <span className="quiet small">{label}</span>
    <input type="search" className="line-control" value={value} onChange={({ target }) => onChange(target.value)} />
  </label>
)

interface Control {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
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
export function Field({ label, hint, error, id: named, lined = false, hideLabel = false, children }: FieldProps) {
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

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Is given what the form holds, with the button that was pressed. */
  onSubmit: (data: FormData, form: HTMLFormElement) => void
}

/** A form that a script sends, and the server checks. It may stand within another one, which is not sent by it. */
export const Form = ({ onSubmit, ...props }: FormProps) => (
  <form
    noValidate
    {...props}
    onSubmit={(event) => {
      event.preventDefault()
      event.stopPropagation()
      onSubmit(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter), event.currentTarget)
    }}
  />
)

/** A tick with its words, large enough for a thumb; by its type also one of several. */
export const Check = ({ className = '', children, ...props }: ComponentProps<'input'>) => (
  <label className={`check ${className}`}>
    <input type="checkbox" {...props} />
    {children}
  </label>
)

interface OneFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'> {
  initial?: string
  button: string
  tone?: ComponentProps<typeof Button>['tone']
  /** Field and button side by side. */
  inLine?: boolean
  /** What the text is for (`useSend`). */
  sending: {
    mutate: (text: string, options: { onSuccess: () => void }) => void
    isPending?: boolean
    error?: unknown
  }
  onDone?: () => void
  /** Stands above the field. */
  children?: ReactNode
}

/** One text and the button that sends it: what went wrong stands at the field. It is empty again once it is sent, unless it began otherwise. */
export function OneFieldForm(props: OneFieldProps) {
  const { initial = '', button, tone, inLine = false, sending, onDone, children, ...field } = props
  const [text, setText] = useState(initial)
  const submit = () =>
    sending.mutate(text, {
      onSuccess: () => {
        if (initial === '') setText('')
        onDone?.()
      },
    })
  return (
    <Form className={inLine ? 'wrap at-foot line-form' : 'fields stack-near'} onSubmit={submit}>
      {children}
      <TextField
        {...field}
        value={text}
        error={sending.error ? reasonOf(sending.error) : undefined}
        onChange={setText}
      />
      <Button type="submit" {...(tone && { tone })} busy={sending.isPending ?? false}>
        {button}
      </Button>
    </Form>
  )
}
