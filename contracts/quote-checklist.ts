import { sumQuote } from '#contracts/quote-sums.ts'
import type { QuoteDraft, QuoteWorkshop } from '#contracts/quotes.ts'
import { quoteGaps as says } from '#words/quote-gap-words.ts'

/** Something that a written quote to a consumer has to say, with the rule that asks for it. */
export interface QuoteRule {
  /** Where the gap is filled: a field of the draft (`lines.0.text`), or `workshop.…`, which stands in the settings. */
  field: string
  /** What is missing, and what is right. */
  message: string
  /** The article; '' where good practice asks for it. To be checked with an adviser: docs/decisions/0043. */
  source: string
}

interface Rule extends QuoteRule {
  ok: (draft: QuoteDraft, workshop: QuoteWorkshop) => boolean
}

const filled = (text: string) => text.trim() !== ''
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Texts that must not be empty, in the order of the paper. */
const workshopTexts = ['name', 'nif', 'address', 'phone', 'email'] as const
const draftTexts = ['place', 'town', 'title', 'description'] as const

const rules: readonly Rule[] = [
  ...workshopTexts.map((key): Rule => {
    return { field: `workshop.${key}`, ...says[key], ok: (_, workshop) => filled(workshop[key]) }
  }),
  { field: 'customer.name', ...says.customerName, ok: ({ customer }) => filled(customer.name) },
  {
    field: 'customer.email',
    ...says.customerEmail,
    ok: ({ customer }) => /^[^\s@]+@[^\s@]+$/.test(customer.email.trim()),
  },
  ...draftTexts.map((key): Rule => ({ field: key, ...says[key], ok: (draft) => filled(draft[key]) })),
  { field: 'lines', ...says.lines, ok: ({ lines }) => lines.length > 0 },
  { field: 'lines', ...says.total, ok: ({ lines }) => lines.length === 0 || sumQuote(lines).totalCents > 0 },
  {
    field: 'reduced',
    ...says.reduced,
    ok: ({ lines, reduced }) => reduced !== null || !lines.some(({ vat }) => vat === 10),
  },
  {
    field: 'reduced',
    ...says.materials,
    ok: ({ reduced }) =>
      reduced?.reason !== 'renovation' || (reduced.materialsPercent >= 0 && reduced.materialsPercent <= 40),
  },
  {
    field: 'stages',
    ...says.stages,
    ok: ({ stages }) =>
      stages.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) === 10_000 &&
      stages.every(({ percent, when }) => percent > 0 && filled(when)),
  },
  {
    field: 'startOn',
    ...says.startOn,
    ok: ({ startOn, startWeeks = 0 }) => isDay(startOn) || (startOn === '' && startWeeks > 0),
  },
  { field: 'weeks', ...says.weeks, ok: ({ weeks: [from, to] }) => from > 0 && to >= from },
  {
    field: 'guaranteeYears',
    ...says.guarantee,
    // Three years for goods; on a service it is what the workshop adds, and on what is only drawn what it puts right.
    ok: ({ guaranteeYears, guarantee, subject }) =>
      subject === 'service' ? guaranteeYears > 0 || guarantee.trim() !== '' : guaranteeYears >= 3,
  },
  { field: 'validDays', ...says.validDays, ok: ({ validDays }) => Number.isInteger(validDays) && validDays > 0 },
]

/** What is still missing before a quote can be sent, in the order of the paper. */
export function missingIn(draft: QuoteDraft, workshop: QuoteWorkshop): QuoteRule[] {
  const ofLines = draft.lines.flatMap(({ text, quantity, unit }, at): QuoteRule[] => [
    ...(filled(text) ? [] : [{ field: `lines.${at}.text`, ...says.lineText(at + 1) }]),
    ...(quantity > 0 && filled(unit) ? [] : [{ field: `lines.${at}.quantity`, ...says.lineQuantity(at + 1) }]),
  ])
  return [...rules.filter(({ ok }) => !ok(draft, workshop)), ...ofLines].map(({ field, message, source }) => {
    return { field, message, source }
  })
}
