import { useId, useState } from 'react'
import bare from '#app/ui/bare-number/bare-number.module.css'
import { formatNumber, readLength } from '#contracts/numbers.ts'
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
  const reading = draft === null ? { sure: value } : readLength(draft, unit, range)
  const asked = 'asked' in reading ? reading.asked : []
  const wrong = !('sure' in reading && isMeasure(reading.sure))
  const type = (text: string) => {
    setDraft(text)
    const typed = readLength(text, unit, range)
    if ('sure' in typed && isMeasure(typed.sure)) onChange(Math.round(typed.sure))
  }
  const choose = (measure: number) => {
    setDraft(null)
    onChange(measure)
  }
  const describedBy = wrong || reason ? `${id}-nota` : undefined
  return (
    <div className={css.measure}>
      <label className="label quiet" htmlFor={id}>
        {label}
      </label>
      <span className={css.figure}>
        <input
          id={id}
          className={`${bare.number} ${css.number}`}
          type="text"
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? decimal(value / each)}
          aria-valuenow={value / each}
          aria-valuemin={range.from / each}
          aria-valuemax={range.to / each}
          onKeyDown={({ key }) => {
            const way = { ArrowUp: each, ArrowDown: -each }[key]
            if (way) choose(Math.min(range.to, Math.max(range.from, value + way)))
          }}
          aria-invalid={wrong || undefined}
          aria-describedby={describedBy}
          onFocus={onFocus}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            // What is asked back stays in sight until it is answered.
            if (asked.length === 0) setDraft(null)
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
        <Note id={`${id}-nota`} measures={asked} {...{ unit }} onChange={choose}>
          {asked.length > 0
            ? designWords.whichMeasure(draft ?? '')
            : designWords.noMeasure(name, decimal(fitted / each))}
        </Note>
      )}
      {!wrong && reason && (
        <Note id={`${id}-nota`} measures={[fitted]} {...{ unit, onChange }} label={designWords.accept}>
          {reason}
        </Note>
      )}
    </div>
  )
}

type NoteProps = {
  id: string
  /** In mm: what can be chosen instead. */
  measures: readonly number[]
  unit: Unit
  label?: (measure: string) => string
  onChange: (value: number) => void
  children: string
}

/** What is wrong with a measure, and the ways out of it. */
const Note = ({ id, measures, unit, label = String, onChange, children }: NoteProps) => (
  <div className={`remark ${css.note}`} id={id}>
    <p>{children}</p>
    {measures.map((measure) => (
      <button key={measure} type="button" className={`text-button ${css.accept}`} onClick={() => onChange(measure)}>
        {label(`${decimal(measure / units[unit].each)} ${units[unit].name}`)}
      </button>
    ))}
  </div>
)

const isMeasure = (mm: number) => Number.isFinite(mm) && mm >= 1 && mm <= largest

/** `2405` → «2405», `240.5` → «240,5». */
const decimal = (value: number) => formatNumber(value, false)
