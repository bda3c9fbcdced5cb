import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import css from './reminder.module.css'
import { dayIn } from './words.ts'

interface Props {
  enquiry: EnquiryDetail
  error: string | undefined
  onChange: (day: string) => void
}

/** The day on which the list tells of it again. */
export function Reminder({ enquiry: { remindOn, due }, error, onChange }: Props) {
  const choices = [
    ['Mañana', dayIn(1)],
    ['En una semana', dayIn(7)],
    ...(remindOn ? [['Quitar', ''] as const] : []),
  ] as const
  return (
    <div className={css.reminder}>
      <Field label="Avisarme el" error={error} {...(due && { hint: 'El día ha llegado.' })}>
        {(control) => (
          <input {...control} type="date" value={remindOn} onChange={(event) => onChange(event.target.value)} />
        )}
      </Field>
      <p>
        {choices.map(([name, day]) => (
          <Button key={name} tone="quiet" onClick={() => onChange(day)}>
            {name}
          </Button>
        ))}
      </p>
    </div>
  )
}
