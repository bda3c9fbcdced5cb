import type { ReactNode } from 'react'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { Button } from '../ui/action.tsx'
import { Field } from '../ui/fields.tsx'
import { today } from '../ui/times.ts'

const first = '2020-01-01'

interface Props {
  label: string
  /** '' while it has not happened. */
  day: string
  busy: boolean
  onChange: (day: string) => void
  /** What else can be done about it. */
  children?: ReactNode
}

/** The day on which something was done: today with one press, another by the calendar, none to take it back. */
export const DayMark = ({ label, day, busy, onChange, children }: Props) => (
  <div className="wrap at-foot">
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          min={first}
          max={today()}
          value={day}
          disabled={busy}
          // A year that is still being typed is no day.
          onChange={({ target }) => (target.value === '' || target.value >= first) && onChange(target.value)}
        />
      )}
    </Field>
    {day === '' && (
      <Button busy={busy} aria-label={`${label}: ${w.today}`} onClick={() => onChange(today())}>
        {w.today}
      </Button>
    )}
    {children}
  </div>
)
