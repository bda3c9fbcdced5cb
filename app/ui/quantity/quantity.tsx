import { useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './quantity.module.css'

type Props = {
  /** What is counted, for assistive technology. */
  name: string
  value: number
  most: number
  onChange: (value: number) => void
}

/** A whole number from 1 to `most`, with plus and minus. What is typed counts as soon as it is valid. */
export function Quantity({ name, value, most, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const change = (next: number) => {
    setDraft(null)
    if (next >= 1 && next <= most) onChange(next)
  }
  const type = (text: string) => {
    setDraft(text)
    if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most) onChange(Number(text))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: one field with two buttons, not a set of fields
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
        className={css.input}
        aria-label="Quantity"
        min={1}
        max={most}
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
        aria-disabled={value >= most}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
