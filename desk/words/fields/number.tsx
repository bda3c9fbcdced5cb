import { useState } from 'react'
import { useForm } from '../form/context.ts'
import { Labelled } from '../form/labelled.tsx'
import type { FieldProps } from './text.tsx'

const shown = (value: unknown) => (typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? ''))

/** «0,45» → 0.45; what is no number stays as it was typed, so that the check can say so. */
const numberOf = (text: string) =>
  /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : text

/** A number as one writes it in Spain, with its unit. */
export function NumberField({ field, path, value, label }: FieldProps) {
  const { set } = useForm()
  const [text, setText] = useState(shown(value))
  // Another value has come from elsewhere; «0,50» is still what was typed for 0.5.
  const current = numberOf(text) === value ? text : shown(value)
  return (
    <Labelled field={field} path={path} label={label} aside={field.unit}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={current}
          onChange={(event) => {
            setText(event.target.value)
            set(path, numberOf(event.target.value))
          }}
        />
      )}
    </Labelled>
  )
}
