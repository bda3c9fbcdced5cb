import { useEffect, useState } from 'react'
import { Field } from '../ui/field.tsx'

interface Props {
  cents: number | null
  error: string | undefined
  onChange: (cents: number | null) => void
}

const asText = (cents: number | null) =>
  cents === null ? '' : (cents / 100).toLocaleString('es-ES', { maximumFractionDigits: 2, useGrouping: false })

/** «1.250,50» in cents; NaN for what is no sum. */
function readEuros(typed: string): number | null {
  const plain = typed
    .replace(/[\s€]/g, '')
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.')
  if (plain === '') return null
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

/** What the commission is worth, in euros; kept when the field is left. */
export function Value({ cents, error, onChange }: Props) {
  const [typed, setTyped] = useState(asText(cents))
  useEffect(() => setTyped(asText(cents)), [cents])
  const value = readEuros(typed)
  const wrong = Number.isNaN(value) ? 'Escribe una cantidad como 1250 o 1.250,50.' : undefined
  const save = () => {
    if (!wrong && value !== cents) onChange(value)
  }
  return (
    <Field label="Importe (€)" error={wrong ?? error}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          onKeyDown={({ key }) => key === 'Enter' && save()}
        />
      )}
    </Field>
  )
}
