import { useId, useState } from 'react'
import bare from '#app/ui/bare-number/bare-number.module.css'
import { designWords } from '#words/design-words.ts'
import css from './measure.module.css'
import rule from './rule.module.css'

/** In what measures are told: centimetres, or millimetres for a builder. `each`: mm of one. */
const units = { cm: { name: 'cm', each: 10 }, mm: { name: 'mm', each: 1 } } as const
export type Unit = keyof typeof units

type Props = {
  label: string
  /** All in mm; `fitted` is what can be built. */
  value: number
  fitted: number
  range: { from: number; to: number }
  unit: Unit
  /** Why `fitted` is another value. */
  reason?: string | undefined
  onChange: (value: number) => void
  onSettle: () => void
  onFocus: () => void
}

const largest = 20_000

/** A measure to type or to slide, and what it cannot be, with its reason. */
export function Measure({ label, value, fitted, range, unit, reason, onChange, onSettle, onFocus }: Props) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const { name, each } = units[unit]
  const shown = String(value / each)
  const wrong = draft !== null && !isMeasure(Number(draft) * each)
  const type = (text: string) => {
    setDraft(text)
    const typed = Math.round(Number(text) * each)
    if (isMeasure(typed)) onChange(typed)
  }
  const describedBy = wrong || reason ? `${id}-nota` : undefined
  return (
    <div className={css.measure}>
      <label className={`label ${css.label}`} htmlFor={id}>
        {label}
      </label>
      <span className={css.figure}>
        <input
          id={id}
          className={`${bare.number} ${css.number}`}
          type="number"
          inputMode="decimal"
          min={range.from / each}
          max={range.to / each}
          step="any"
          value={draft ?? shown}
          aria-invalid={wrong || undefined}
          aria-describedby={describedBy}
          onFocus={onFocus}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setDraft(null)
            onSettle()
          }}
        />
        <span className={css.unit}>{name}</span>
      </span>
      <input
        className={`${rule.slider} ${css.slider}`}
        type="range"
        aria-label={designWords.slider(label)}
        aria-valuetext={`${decimal(fitted / each)} ${name}`}
        min={Math.ceil(range.from / each)}
        max={Math.floor(range.to / each)}
        step={1}
        value={value / each}
        onChange={(event) => {
          setDraft(null)
          onChange(Math.min(range.to, Math.max(range.from, Number(event.target.value) * each)))
        }}
        onFocus={onFocus}
        onPointerUp={onSettle}
        onBlur={onSettle}
      />
      {wrong && (
        <p className={css.note} id={`${id}-nota`}>
          {designWords.noMeasure(name, decimal(fitted / each))}
        </p>
      )}
      {!wrong && reason && (
        <div className={css.note} id={`${id}-nota`}>
          <p>{reason}</p>
          <button type="button" className={css.accept} onClick={() => onChange(fitted)}>
            {designWords.accept(`${decimal(fitted / each)} ${name}`)}
          </button>
        </div>
      )}
    </div>
  )
}

const isMeasure = (mm: number) => Number.isFinite(mm) && mm >= 1 && mm <= largest

/** `2405` → «2405», `240.5` → «240,5». */
const decimal = (value: number) => String(value).replace('.', ',')
