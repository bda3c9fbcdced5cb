import { useState } from 'react'
import bare from '#app/ui/bare-number/bare-number.module.css'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './quantity.module.css'

type Props = {
  /** What is counted, for assistive technology. */
  name: string
  value: number
  max: number
  onChange: (value: number) => void
}

/** A whole number from 1 to `max`, with plus and minus. What is typed counts as soon as it is valid. */
export function Quantity({ name, value, max, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const change = (next: number) => {
    setDraft(null)
    if (next >= 1 && next <= max) onChange(next)
  }
  const type = (text: string) => {
    setDraft(text)
    if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max) onChange(Number(text))
  }
  return (
    <div className={css.quantity} role="group" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        className={css.step}
        aria-label="One less"
        aria-disabled={value <= 1}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        type="number"
        className={`${bare.number} ${css.input}`}
        aria-label="Quantity"
        min={1}
        max={max}
        step={1}
        required
        inputMode="numeric"
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        className={css.step}
        aria-label="One more"
        aria-disabled={value >= max}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
