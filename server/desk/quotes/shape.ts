import { daysAfter } from '#contracts/days.ts'
import type { QuoteItem } from '#contracts/desk-quotes.ts'
import { sumQuote } from '#contracts/quote-sums.ts'
import { lastStep, phaseOf, type Quote, type QuoteDraft, type QuoteVersion } from '#contracts/quotes.ts'

export const acceptedVersion = ({ versions, acceptance }: Quote): QuoteVersion | undefined =>
  versions.find(({ version }) => version === acceptance?.version)

/** What a quote says at present: as accepted, else as it is being written, else as it was sent last. */
export function currentText(quote: Quote): QuoteDraft {
  const text = acceptedVersion(quote)?.document ?? quote.draft ?? quote.versions.at(-1)?.document
  if (!text) throw new Error(`The quote ${quote.id} says nothing.`)
  return text
}

/** The next version as it begins: what the last one said. */
export function draftOf({ lines, stages, ...document }: QuoteDraft): QuoteDraft {
  const { title, subject, customer, place, town, description, reduced, validDays } = document
  const { weeks, startOn, startWeeks = 0, guaranteeYears, guarantee, design, pictures } = document
  return {
    ...{ title, subject, customer, place, town, description, reduced, validDays },
    ...{ weeks, startOn, startWeeks, guaranteeYears, guarantee, design, pictures },
    lines: lines.map(({ text, quantity, unit, priceCents, vat }) => ({ text, quantity, unit, priceCents, vat })),
    stages: stages.map(({ percent, when }) => ({ percent, when })),
  }
}

/** By when the job is to be mounted: the longest of its weeks from the acceptance. */
const dueOn = (quote: Quote) =>
  quote.steps.accepted ? daysAfter(quote.steps.accepted, currentText(quote).weeks[1] * 7) : ''

/** When work is to begin, where the quote says so many weeks after the acceptance. */
const beginsOn = (quote: Quote) =>
  quote.steps.accepted ? daysAfter(quote.steps.accepted, (currentText(quote).startWeeks ?? 0) * 7) : ''

export function itemOf(quote: Quote, today: string, isOwner: boolean): QuoteItem {
  const text = currentText(quote)
  const last = quote.versions.at(-1)
  return {
    id: quote.id,
    enquiryId: quote.enquiryId,
    number: quote.number,
    title: text.title,
    customer: text.customer.name,
    town: text.town,
    phase: phaseOf(quote, today),
    step: lastStep(quote) ?? null,
    startOn: text.startOn || beginsOn(quote),
    dueOn: dueOn(quote),
    validUntil: quote.state === 'sent' ? (last?.validUntil ?? '') : '',
    totalCents: isOwner ? sumQuote(text.lines).totalCents : null,
    hasNews: quote.review !== null && quote.review.publishedAt === null,
  }
}
