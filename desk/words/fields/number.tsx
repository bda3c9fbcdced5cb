import { useState } from 'react'
import type { Field } from '#contracts/desk-words.ts'
import { formatEuros, formatNumber, readNumber } from '#contracts/numbers.ts'
import { Button } from '../../ui/action.tsx'
import { idOf, useForm } from '../form/context.ts'
import css from '../form/form.module.css'
import { Labelled } from '../form/labelled.tsx'
import type { FieldProps } from './text.tsx'

/** Amounts with their thousands; years and the like without. */
const shown = (value: unknown, { unit }: Field) =>
  typeof value !== 'number' ? String(value ?? '') : unit === '€' ? formatEuros(value) : formatNumber(value, false)

/** What is no number, or could be two, stays as it was typed, so that the check can say so. */
function numberOf(text: string, { unit = '' }: Field): number | string {
  const reading = readNumber(text, unit)
  return 'sure' in reading ? reading.sure : text
}

/** A number as one writes it in Spain, with its unit; what could be read in two ways is asked back. */
export function NumberField({ field, path, value, label }: FieldProps) {
  const { set } = useForm()
  const [text, setText] = useState(() => shown(value, field))
  // Another value has come from elsewhere; «0,50» is still what was typed for 0.5.
  const current = numberOf(text, field) === value ? text : shown(value, field)
  const reading = readNumber(current, field.unit)
  const asked = 'asked' in reading ? reading.asked : []
  const write = (typed: string) => {
    setText(typed)
    set(path, numberOf(typed, field))
  }
  return (
    <Labelled field={field} path={path} label={label} aside={field.unit}>
      {(control) => (
        <>
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={current}
            onChange={(event) => write(event.target.value)}
            onBlur={() => typeof value === 'number' && setText(shown(value, field))}
          />
          {asked.length > 0 && (
            <p role="status" className="wrap small">
              «{current}» se puede leer de dos maneras. ¿Cuál es?
              {asked.map((number) => (
                <Button key={number} onClick={() => write(shown(number, field))}>
                  {[formatNumber(number), field.unit].filter(Boolean).join('\u00a0')}
                </Button>
              ))}
            </p>
          )}
        </>
      )}
    </Labelled>
  )
}

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
