import { daysAfter, mondayOf } from '#contracts/days.ts'
import type { QuoteItem } from '#contracts/desk-quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { longDay } from '../ui/times.ts'
import { Card } from './card.tsx'
import css from './quotes.module.css'

const weeksAhead = 8

interface Entry {
  item: QuoteItem
  day: string
  what: string
}

/** What begins and what is to be mounted, week by week: first what is late, then this one and those to come. */
export function Weeks({ items, now }: { items: readonly QuoteItem[]; now: string }) {
  const first = mondayOf(now)
  const entries = items.filter(({ phase }) => phase === 'accepted').flatMap(entriesOf)
  const byWeek = Map.groupBy(entries, ({ day }) => (day < first ? '' : mondayOf(day)))
  const mondays = Array.from({ length: weeksAhead }, (_, at) => daysAfter(first, at * 7))
  const later = [...byWeek.keys()].filter((monday) => monday > daysAfter(first, (weeksAhead - 1) * 7)).toSorted()
  const late = byWeek.get('') ?? []
  return (
    <div className={css.board}>
      {late.length > 0 && <Week name={w.late} entries={late} isLate />}
      {[...mondays, ...later].map((monday) => (
        <Week key={monday} name={w.week(longDay(monday))} entries={byWeek.get(monday) ?? []} />
      ))}
    </div>
  )
}

/** An accepted job begins while it is not in the workshop, and is to be mounted until it is. */
function entriesOf(item: QuoteItem): Entry[] {
  const waits = item.step === 'accepted' || item.step === 'measured'
  return [
    ...(waits && item.startOn ? [{ item, day: item.startOn, what: w.starts }] : []),
    ...(item.dueOn ? [{ item, day: item.dueOn, what: w.due }] : []),
  ]
}

function Week({ name, entries, isLate = false }: { name: string; entries: readonly Entry[]; isLate?: boolean }) {
  return (
    <section aria-label={name} className={`stack-close ${entries.length === 0 ? css.empty : ''}`}>
      <h2 className={isLate ? 'marked' : ''}>{name}</h2>
      {entries.length === 0 && <p className="caption">{w.quietWeek}</p>}
      <ul className="stack-close">
        {entries
          .toSorted((a, b) => a.day.localeCompare(b.day))
          .map(({ item, day, what }) => (
            <li key={`${what} ${item.id}`}>
              <Card item={item}>
                <span>{what}</span>
                <span>{longDay(day)}</span>
              </Card>
            </li>
          ))}
      </ul>
    </section>
  )
}
