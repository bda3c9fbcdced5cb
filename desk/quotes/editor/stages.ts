import type { QuoteOffice } from '#contracts/desk-quotes.ts'
import { sumQuote } from '#contracts/quote-sums.ts'
import type { QuoteDraft } from '#contracts/quotes.ts'

/** Stages that nobody has changed follow the sum: a small job is paid in two halves. */
export function withStages(
  part: Partial<QuoteDraft>,
  { stages }: QuoteDraft,
  { usual, small, below }: QuoteOffice['stages'],
) {
  const total = part.lines ? sumQuote(part.lines).totalCents : 0
  const untouched = [usual, small].some((one) => JSON.stringify(one) === JSON.stringify(stages))
  return total > 0 && untouched ? { ...part, stages: total < below ? small : usual } : part
}
