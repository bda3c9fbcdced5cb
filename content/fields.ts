// Kinds of fields that several collections have, each with the words for what it expects.
import { z } from 'zod'

const filled = 'a text that is not empty'
export const text = z.string({ error: filled }).min(1, { error: filled })
/** Id of an entry in photos.yaml; read.ts checks that it exists. */
export const photo = z.string({ error: 'the id of a picture in content/photos.yaml' })
export const slug = z
  .string({ error: 'small letters, digits and hyphens' })
  .regex(/^[a-z0-9-]+$/, { error: 'small letters, digits and hyphens' })
export const path = z
  .string({ error: 'a path such as /contacto' })
  .regex(/^\/[a-z0-9-/#?=&]*$/i, { error: 'a path such as /contacto' })
export const isoDate = z.iso.date({ error: 'a date such as 2023-06-12' })
export const unit = z.number({ error: 'a number from 0 to 1' }).min(0).max(1)
export const whole = z.int({ error: 'a whole number' })
export const pixels = z.int({ error: 'a whole number of pixels' }).positive({ error: 'a whole number of pixels' })
/** What search engines show under the title. */
export const description = z
  .string({ error: '70 to 160 characters' })
  .min(70, { error: '70 to 160 characters' })
  .max(160, { error: '70 to 160 characters' })
export const teaser = text.max(160, { error: 'at most 160 characters' })

/** `*words*` become the italic accent, a new line breaks the headline. */
export const head = z.strictObject({ kicker: text, title: text, text: text.optional() })
export const link = z.strictObject({ to: path, name: text })
export const step = z.strictObject({ title: text, text })
export const faq = z.strictObject({ question: text, answer: text })

/** A display date must be the day of `dateTime`, written out in full. */
export const sameDay = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return ({ value, issues }: z.core.ParsePayload<{ date: string; dateTime: string }>) => {
    const day = format.format(new Date(value.dateTime))
    if (value.date === day) return
    issues.push({ code: 'custom', path: ['date'], input: value.date, message: `"${day}", the day of "dateTime"` })
  }
}
