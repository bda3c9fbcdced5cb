// Shape of conditions.yaml (the facts a customer asks for) and of how-we-work.yaml (the words of their page).
import { z } from 'zod'
import { description, faq, head, isoDate, slug, text } from './fields.ts'

const sample = z.boolean({ error: 'true while the owner has not confirmed it, else false' })
const money = 'an amount in euros such as 590'
const euros = z.number({ error: money }).positive({ error: money })
const above = 'a whole number above 0'
const count = z.int({ error: above }).positive({ error: above })
/** What the law asks for new goods (art. 120 TRLGDCU). */
const leastYears = 3
const years = `at least ${leastYears}, which is what the law asks`

const term = z.strictObject({ name: text, text })
const terms = z.array(term).nonempty()
const price = z.strictObject({ id: slug, name: text, from: euros, unit: text.optional(), contains: text })
const weeks = z
  .tuple([count, count], { error: 'two numbers, the least and the most weeks' })
  .refine(([least, most]) => least <= most, { error: 'two numbers, the least and the most weeks' })
const stages = z
  .array(z.strictObject({ percent: count, when: text, text }))
  .refine((list) => list.reduce((sum, { percent }) => sum + percent, 0) === 100, { error: 'stages of together 100 %' })

export const Conditions = z.strictObject({
  services: z.strictObject({
    sample,
    note: text,
    items: z
      .array(
        z.strictObject({
          service: slug,
          weeks,
          /** From when to when the weeks are counted. */
          counted: text,
          prices: z.array(price).nonempty(),
        }),
      )
      .nonempty(),
  }),
  /** In working days. */
  answer: z.strictObject({ sample, days: count, quoteDays: count }),
  start: z.strictObject({ sample, weeks: count, asOf: isoDate }),
  quote: z.strictObject({ sample, validDays: count }),
  payment: z.strictObject({ sample, stages, items: terms }),
  extras: z.strictObject({
    sample,
    items: z
      .array(
        z.strictObject({
          id: slug,
          name: text,
          price: z.number({ error: `${money}, or 0` }).min(0, { error: `${money}, or 0` }),
          unit: text.optional(),
          text,
        }),
      )
      .nonempty(),
  }),
  guarantee: z.strictObject({
    sample,
    years: z.int({ error: years }).min(leastYears, { error: years }),
    items: terms,
  }),
  area: z.strictObject({ sample, provinces: z.array(text).nonempty(), km: count, freeKm: count, items: terms }),
  visits: z.strictObject({ sample, items: terms }),
  restoration: z.strictObject({ sample, items: terms }),
  materials: z.strictObject({ sample, items: terms }),
})
export type Conditions = z.infer<typeof Conditions>

export const HowWeWork = z.strictObject({
  title: text,
  description,
  lead: text,
  process: head.extend({ steps: z.array(z.strictObject({ title: text, time: text, text })).nonempty() }),
  prices: head,
  payment: head,
  extras: head,
  guarantee: head,
  area: head,
  details: head,
  service: head.extend({ more: text, unknown: text, faqs: z.array(faq) }),
  contact: head.extend({ items: terms }),
  thanks: text,
})
export type HowWeWork = z.infer<typeof HowWeWork>
