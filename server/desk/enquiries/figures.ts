import { dayOf, daysAfter, hour, mondayOf } from '#contracts/days.ts'
import type { EnquiryFigures } from '#contracts/desk-enquiries.ts'
import { serviceOf } from '#server/desk/enquiries/about.ts'
import { noted, stateOf } from '#server/desk/enquiries/list.ts'
import type { Database } from '#server/storage/database.ts'

/** Longer lists nobody reads; the rest is one row. */
const maxRows = 8
const unknown = 'No se sabe'

/** What came in the last weeks, this one included, and what became of it. Spam is left out. */
export async function figuresOf(store: Database, weeks: number, now: number): Promise<EnquiryFigures> {
  const starts = weekStarts(weeks, now)
  const rows = await readRows(store, starts[0]?.at ?? now)
  const counts = starts.map(({ monday }) => ({ monday, count: 0 }))
  for (const { received_at } of rows) {
    const week = counts[starts.findLastIndex(({ at }) => at <= received_at)]
    if (week) week.count++
  }
  const won = rows.filter(({ outcome }) => outcome === 'won')
  const lost = rows.filter(({ outcome }) => outcome === 'lost')
  const waits = rows.flatMap(({ answered, received_at }) => (answered === null ? [] : [answered - received_at]))
  return {
    weeks: counts,
    services: ranked(rows.map((row) => serviceOf(row) ?? unknown)),
    pages: ranked(rows.map(({ page }) => page || unknown)),
    total: rows.length,
    answered: waits.length,
    firstAnswer: median(waits),
    won: won.length,
    lost: lost.length,
    open: rows.length - won.length - lost.length,
    wonCents: won.reduce((sum, { value_cents }) => sum + (value_cents ?? 0), 0),
  }
}

async function readRows(store: Database, since: number) {
  const rows = await noted(store)
    .leftJoin(
      (from) =>
        from
          .selectFrom('desk_entry')
          .select(({ fn }) => ['desk_entry.enquiry_id as answered_id', fn.min('at').as('first_answer')])
          .where('kind', '<>', 'note')
          .groupBy('desk_entry.enquiry_id')
          .as('answer'),
      (join) => join.onRef('answer.answered_id', '=', 'enquiry.id'),
    )
    .leftJoin(
      (from) =>
        from
          .selectFrom('quote')
          .innerJoin('quote_acceptance', 'quote_acceptance.quote_id', 'quote.id')
          .select(({ fn }) => ['quote.enquiry_id as quoted_id', fn.sum('total_cents').as('accepted_cents')])
          .where('quote.state', '=', 'accepted')
          .groupBy('quote.enquiry_id')
          .as('accepted'),
      (join) => join.onRef('accepted.quoted_id', '=', 'enquiry.id'),
    )
    .select(['received_at', 'page', 'answers', 'extra', 'answered_at', 'outcome', 'value_cents', 'first_answer'])
    .select('accepted_cents')
    .where('received_at', '>=', since)
    .where(stateOf, '<>', 'spam')
    .execute()
  // Before there was a desk, and from the link in the mail, only the mark tells when.
  return rows.map(({ first_answer, answered_at, accepted_cents, ...row }) => ({
    ...row,
    answered: first_answer ?? answered_at,
    // Who has accepted a quote is won, whether or not somebody has noted it.
    outcome: row.outcome || (accepted_cents === null ? '' : 'won'),
    value_cents: row.value_cents ?? (accepted_cents === null ? null : Number(accepted_cents)),
  }))
}

/** When the last weeks began by the workshop's clock, this one included, oldest first. */
export function weekStarts(weeks: number, now: number): { monday: string; at: number }[] {
  const thisWeek = mondayOf(dayOf(now))
  return Array.from({ length: weeks }, (_, back) => {
    const monday = daysAfter(thisWeek, (back + 1 - weeks) * 7)
    // Spain is one hour ahead of UTC, in summer two.
    const hours = dayOf(Date.parse(monday) - 2 * hour) === monday ? 2 : 1
    return { monday, at: Date.parse(monday) - hours * hour }
  })
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  const lower = sorted[sorted.length % 2 ? middle : middle - 1]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}

/** How often each name occurs, the most frequent first. */
function ranked(names: readonly string[]) {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }))
  const sorted = counts.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es'))
  const rest = sorted.slice(maxRows).reduce((sum, { count }) => sum + count, 0)
  return rest === 0 ? sorted : [...sorted.slice(0, maxRows), { name: 'Las demás', count: rest }]
}
