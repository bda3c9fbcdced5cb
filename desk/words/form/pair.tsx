import { NumberField } from '../fields/number.tsx'
import type { FieldProps } from '../fields/text.tsx'
import { idOf, useForm } from './context.ts'
import css from './form.module.css'

/** Two numbers that belong together: from, to. */
export function PairField({ field, path, value }: FieldProps) {
  const problem = useForm().problemAt(path)
  const numbers = (value ?? []) as unknown[]
  return (
    <fieldset id={idOf(path)} tabIndex={-1} className={css.pair}>
      <legend className="strong small">{field.title}</legend>
      {field.prefixItems?.map((one, i) => (
        <NumberField key={one.title} field={one} path={`${path}.${i}`} value={numbers[i]} />
      ))}
      {problem && <p className="whole danger small">{problem}</p>}
    </fieldset>
  )
}
