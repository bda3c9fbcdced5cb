import { z } from 'zod'
import { entries, isoDate, sample, textField } from './fields.ts'
import { readOne } from './reading.ts'

export const Holidays = z.strictObject({
  sample,
  days: entries('Días cerrados', 'día', {
    date: isoDate.meta({ title: 'Día' }),
    name: textField('Qué se celebra'),
  }).nonempty(),
})
export type Holidays = z.infer<typeof Holidays>

export const holidaysFile = 'content/holidays.yaml'

/** Days on which the workshop is closed though they are no weekend. */
export const readHolidays = (): Holidays => readOne('holidays', Holidays)
