import type { QuoteDocument, QuoteDraft, QuoteLine, QuoteTimes } from '#contracts/quotes.ts'
import { longDay as textOf } from '#words/day-words.ts'
import { paperWords } from '#words/quote-paper-words.ts'

const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' })
const decimals = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 3, useGrouping: 'always' })

/** Cents as people read them: `129900` → «1.299,00 €». */
export const money = (cents: number): string => euros.format(cents / 100)

/** `2.5` and «m» → «2,5 m» */
export const quantityOf = ({ quantity, unit }: Pick<QuoteLine, 'quantity' | 'unit'>): string =>
  `${decimals.format(quantity)} ${unit}`

/** `2026-11-23` → «23 de noviembre de 2026» */
export const longDay = (date: string): string => textOf(new Date(`${date}T00:00:00Z`))

/** When work begins (a day, or so many weeks after the acceptance) and how long it takes, in today's words. */
export const timesOf = ({ startOn, startWeeks = 0, weeks }: QuoteDraft): QuoteTimes => ({
  start: startOn ? longDay(startOn) : paperWords.startText(startWeeks),
  weeks: paperWords.weeksText(...weeks),
})

/** The same as it was sent: what was promised stays as it was said. */
export const sentTimes = (document: QuoteDocument): QuoteTimes => document.times ?? timesOf(document)
