import { Field } from './field.tsx'
import { Options } from './options.tsx'

interface Given {
  label: string
  value: string
  id?: string | undefined
  error?: string | undefined
  onChange: (value: string) => void
}

interface TextProps extends Given {
  hint?: string | undefined
  maxLength?: number
  rows?: number | undefined
  type?: 'text' | 'date'
}

export const TextField = ({ label, id, error, hint, rows, type = 'text', onChange, ...more }: TextProps) => (
  <Field label={label} id={id} error={error} hint={hint}>
    {(control) => {
      const given = { ...control, ...more }
      return rows ? (
        <textarea {...given} rows={rows} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...given} type={type} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      )
    }}
  </Field>
)

interface SelectProps extends Given {
  options: readonly { id: string; name: string }[]
}

/** One of several, each by its name. */
export const SelectField = ({ label, id, error, options, value, onChange }: SelectProps) => (
  <Field label={label} id={id} error={error}>
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
        <Options of={options} />
      </select>
    )}
  </Field>
)

export const named = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }))
