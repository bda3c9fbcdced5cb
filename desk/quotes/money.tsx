import { useState } from 'react'
import { formatNumber, readNumber } from '#contracts/numbers.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { euros } from '#words/money-words.ts'
import { Field } from '../ui/fields.tsx'

/** Cents as people read them: «1.700 €», «1.700,50 €». */
export const sumText = (cents: number) => euros(cents / 100)

interface Props {
  label: string
  /** Euros, per cent, pieces. */
  value: number
  unit?: string
  error?: string | undefined
  /** What to say where it is none. */
  wrong?: string
  id?: string
  onChange: (value: number) => void
  onEnter?: () => void
}

/** A number as Spaniards write it; what could be read in two ways is asked back, and nothing is changed meanwhile. */
export function NumberField({ label, value, unit = '', error, wrong = w.noQuantity, id, onChange, onEnter }: Props) {
  const [typed, setTyped] = useState<string>()
  const reading = typed === undefined ? { sure: value } : readNumber(typed === '' ? '0' : typed, unit)
  const asked = 'asked' in reading ? reading.asked : undefined
  const said = asked && (asked.length === 0 ? wrong : w.whichNumber(asked.map((one) => formatNumber(one)).join(' o ')))
  return (
    <Field label={label} id={id} error={said ?? error}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          enterKeyHint={onEnter ? 'next' : 'done'}
          value={typed ?? (value === 0 ? '' : formatNumber(value, false))}
          onChange={({ target }) => {
            setTyped(target.value)
            const read = readNumber(target.value === '' ? '0' : target.value, unit)
            if ('sure' in read) onChange(read.sure)
          }}
          onBlur={() => !said && setTyped(undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !onEnter) return
            event.preventDefault()
            onEnter()
          }}
        />
      )}
    </Field>
  )
}
