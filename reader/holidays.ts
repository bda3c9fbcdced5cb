import { z } from 'zod'
import { isoDate, sample, text } from './fields.ts'
import { readOne } from './reading.ts'

export const Holidays = z.strictObject({
  sample,
  days: z
    .array(z.strictObject({ date: isoDate.meta({ title: 'Día' }), name: text.meta({ title: 'Qué se celebra' }) }))
    .nonempty()
    .meta({ title: 'Días cerrados', one: 'día' }),
})
export type Holidays = z.infer<typeof Holidays>

export const holidaysFile = 'content/holidays.yaml'

/** Days on which the workshop is closed though they are no weekend. */
export const readHolidays = (): Holidays => readOne('holidays', Holidays)
