import { hash } from 'node:crypto'
import { daysAfter } from '#contracts/days.ts'
import { lineAmount, stageAmounts, sumQuote } from '#contracts/quote-sums.ts'
import type { QuoteDocument, QuoteDraft, QuoteWorkshop } from '#contracts/quotes.ts'
import { timesOf } from '#server/quotes/say.ts'
import { quoteTerms } from '#words/quote-paper-words.ts'

interface Head {
  number: string
  version: number
  date: string
}

/** A draft as the version that is sent: reckoned up, dated, with its terms. */
export function documentOf(draft: QuoteDraft, workshop: QuoteWorkshop, head: Head): QuoteDocument {
  const sums = sumQuote(draft.lines)
  const amounts = stageAmounts(sums.totalCents, draft.stages)
  return {
    ...draft,
    ...head,
    validUntil: daysAfter(head.date, draft.validDays),
    workshop,
    lines: draft.lines.map((line) => ({ ...line, amountCents: lineAmount(line) })),
    stages: draft.stages.map((stage, at) => ({ ...stage, amountCents: amounts[at] ?? 0 })),
    sums,
    times: timesOf(draft),
    terms: quoteTerms(draft, workshop),
  }
}

/** SHA-256 of a version's text, by which it is known for good. */
export const hashOf = (text: string): string => hash('sha256', text, 'hex')
