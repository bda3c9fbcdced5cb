import { csv } from '#contracts/csv.ts'
import { dayOf } from '#contracts/days.ts'
import { phaseOf, type Quote, type VatRate } from '#contracts/quotes.ts'
import { plain, writeTable } from '#server/cli/show.ts'
import { currentVersion } from '#server/quotes/page.ts'
import { money } from '#server/quotes/say.ts'
import { quoteHeads } from '#words/quote-paper-words.ts'

const amount = (cents: number) => cents / 100

/** A quote for other programs, one flat row: sums in euros, days as 2026-11-23. */
function record(quote: Quote, today: string) {
  const current = currentVersion(quote)
  const document = current?.document
  const { title = '', customer, place = '' } = document ?? quote.draft ?? {}
  const { acceptance, steps, payments } = quote
  const paid = payments.reduce((sum, { position }) => sum + (document?.stages[position]?.amountCents ?? 0), 0)
  const rate = (wanted: VatRate) => document?.sums.rates.find((row) => row.rate === wanted)
  return {
    ...{ number: quote.number, version: current ? `${current.version}` : '', state: phaseOf(quote, today) },
    ...{ sent: current ? dayOf(current.sentAt) : '', valid_until: current?.validUntil ?? '' },
    ...{ accepted: acceptance ? dayOf(acceptance.at) : '', mounted: steps.mounted ?? '' },
    ...{ customer: customer?.name ?? '', nif: customer?.nif ?? '', address: customer?.address ?? '', place, title },
    ...{ base_21: amount(rate(21)?.baseCents ?? 0), vat_21: amount(rate(21)?.vatCents ?? 0) },
    ...{ base_10: amount(rate(10)?.baseCents ?? 0), vat_10: amount(rate(10)?.vatCents ?? 0) },
    ...{ total: amount(current?.totalCents ?? 0), paid: amount(paid), hash: current?.hash ?? '' },
  }
}

/** Quotes for the bookkeeper's program: no invoices, what invoices are made from. */
export const quotesAsCsv = (quotes: readonly Quote[], today: string): string =>
  csv([Object.values(quoteHeads), ...quotes.map((quote) => cellsOf(record(quote, today)))])

const cellsOf = (row: Record<keyof typeof quoteHeads, string | number>) =>
  (Object.keys(quoteHeads) as (keyof typeof quoteHeads)[]).map((name) => row[name])

/** The same with lines, stages and payments. */
export const quotesAsJson = (quotes: readonly Quote[], today: string): string =>
  JSON.stringify(
    quotes.map((quote) => {
      const { lines = [], stages = [], reduced = null } = currentVersion(quote)?.document ?? {}
      return { ...record(quote, today), lines, stages, reduced, payments: quote.payments }
    }),
    null,
    2,
  )

/** Quotes one a line, for a terminal. */
export function quotesAsTable(quotes: readonly Quote[], today: string): string {
  if (quotes.length === 0) return 'No quotes.'
  const rows = quotes.map((quote) => {
    const { number, version, state, sent, accepted, customer, title } = record(quote, today)
    const total = currentVersion(quote)?.totalCents
    return [
      number || '–',
      version,
      state,
      sent,
      accepted,
      total === undefined ? '' : money(total),
      plain(customer),
      plain(title),
    ]
  })
  return writeTable([['Number', 'V', 'State', 'Sent', 'Accepted', 'Total', 'Customer', 'What'], ...rows])
}
