import { day, dayOf } from '#contracts/days.ts'
import type { QuoteFigures } from '#contracts/desk-quotes.ts'
import { phaseOf, type Quote } from '#contracts/quotes.ts'
import { serviceOf } from '#server/desk/enquiries/about.ts'
import { median, weekStarts } from '#server/desk/enquiries/figures.ts'
import { noted, stateOf } from '#server/desk/enquiries/list.ts'
import { acceptedVersion } from '#server/desk/quotes/shape.ts'
import type { Database } from '#server/storage/database.ts'
import { listQuotes } from '#server/storage/quotes/read.ts'

/** What became of the enquiries of the last weeks, this one included: quotes, acceptances, and what is open of all. */
export async function quoteFigures(store: Database, weeks: number, now: number): Promise<QuoteFigures> {
  const since = weekStarts(weeks, now)[0]?.at ?? now
  const enquiries = await enquiriesSince(store, since)
  const byId = new Map(enquiries.map((row) => [row.id, row]))
  const quotes = await listQuotes(store)
  const open = quotes.filter((quote) => phaseOf(quote, dayOf(now)) === 'sent')
  const recent = quotes.filter(({ versions }) => (versions[0]?.sentAt ?? 0) >= since)
  const accepted = recent.filter(({ state }) => state === 'accepted')
  const waits = recent.flatMap(({ enquiryId, versions: [first] }) => {
    const row = byId.get(enquiryId ?? '')
    return row && first ? [(first.sentAt - row.received_at) / day] : []
  })
  const thinks = accepted.flatMap(({ versions: [first], acceptance }) =>
    first && acceptance ? [(acceptance.at - first.sentAt) / day] : [],
  )
  const nameOf = ({ enquiryId }: Quote) => {
    const row = byId.get(enquiryId ?? '')
    return (row && serviceOf(row)) ?? 'No se sabe'
  }
  return {
    enquiries: enquiries.length,
    quoted: recent.length,
    accepted: accepted.length,
    daysToQuote: median(waits),
    daysToAccept: median(thinks),
    openCents: sum(open.map(({ versions }) => versions.at(-1)?.totalCents ?? 0)),
    openCount: open.length,
    acceptedCents: sum(accepted.map(({ acceptance }) => acceptance?.totalCents ?? 0)),
    unpaidCents: sum(quotes.filter(({ state }) => state === 'accepted').map(unpaidOf)),
    services: [...Map.groupBy(recent, nameOf)]
      .map(([name, all]) => {
        const won = all.filter(({ state }) => state === 'accepted')
        const acceptedCents = sum(won.map(({ acceptance }) => acceptance?.totalCents ?? 0))
        return { name, quoted: all.length, accepted: won.length, acceptedCents }
      })
      .toSorted((a, b) => b.acceptedCents - a.acceptedCents || a.name.localeCompare(b.name, 'es')),
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** What of an accepted quote nobody has paid yet, in cents. */
export function unpaidOf(quote: Quote): number {
  const paid = new Set(quote.payments.map(({ position }) => position))
  const stages = acceptedVersion(quote)?.document.stages ?? []
  return sum(stages.flatMap(({ amountCents }, at) => (paid.has(at) ? [] : [amountCents])))
}

const enquiriesSince = (store: Database, since: number) =>
  noted(store)
    .select(['enquiry.id', 'received_at', 'page', 'answers', 'extra'])
    .where('received_at', '>=', since)
    .where(stateOf, '<>', 'spam')
    .execute()
