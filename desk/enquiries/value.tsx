import { useEffect, useState } from 'react'
import { formatNumber, readNumber } from '#contracts/numbers.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

const noAmount = 'Escribe una cantidad como 1250 o 1250,50.'
const twoWays = 'Se puede leer de dos maneras. ¿Cuál es?'

interface Props {
  cents: number | null
  error: string | undefined
  onChange: (cents: number | null) => void
}

const asText = (cents: number | null) => (cents === null ? '' : formatNumber(cents / 100))

/** What the commission is worth, in euros; kept when the field is left. */
export function Value({ cents, error, onChange }: Props) {
  const [typed, setTyped] = useState(asText(cents))
  useEffect(() => setTyped(asText(cents)), [cents])
  const reading = readNumber(typed)
  const asked = 'asked' in reading ? reading.asked : []
  const empty = typed.trim() === ''
  const wrong = empty || 'sure' in reading ? undefined : asked.length > 0 ? twoWays : noAmount
  const write = (euros: number) => onChange(Math.round(euros * 100))
  const save = () => {
    if (empty) return cents !== null && onChange(null)
    if ('sure' in reading && Math.round(reading.sure * 100) !== cents) write(reading.sure)
  }
  return (
    <Field label="Importe (€)" error={wrong ?? error}>
      {(control) => (
        <>
          <input
            {...control}
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={save}
            onKeyDown={({ key }) => key === 'Enter' && save()}
          />
          {asked.map((euros) => (
            <Button key={euros} onClick={() => write(euros)}>
              {formatNumber(euros)} €
            </Button>
          ))}
        </>
      )}
    </Field>
  )
}
