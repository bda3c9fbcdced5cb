import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

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
