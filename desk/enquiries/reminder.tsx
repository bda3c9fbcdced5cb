import { daysAfter } from '#contracts/days.ts'
import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { today } from '../ui/times.ts'

interface Props {
  enquiry: EnquiryDetail
  error: string | undefined
  onChange: (day: string) => void
}

/** The day on which the list tells of it again. */
export function Reminder({ enquiry: { remindOn, due }, error, onChange }: Props) {
  const choices = [
    ['Mañana', daysAfter(today(), 1)],
    ['En una semana', daysAfter(today(), 7)],
    ...(remindOn ? [['Quitar', ''] as const] : []),
  ] as const
  return (
    <div>
      <TextField
        label="Avisarme el"
        type="date"
        hint={due ? 'El día ha llegado.' : undefined}
        value={remindOn}
        error={error}
        onChange={onChange}
      />
      <p className="hangs small">
        {choices.map(([name, day]) => (
          <Button key={name} tone="quiet" onClick={() => onChange(day)}>
            {name}
          </Button>
        ))}
      </p>
    </div>
  )
}
