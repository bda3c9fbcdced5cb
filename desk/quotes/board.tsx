import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'wouter'
import { daysAfter, mondayOf } from '#contracts/days.ts'
import type { QuoteItem } from '#contracts/desk-quotes.ts'
import { boardNames, phaseNames, deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { buttonClass, Loaded } from '../ui/action.tsx'
import { PageHead, Tabs } from '../ui/parts.tsx'
import { longDay, today } from '../ui/times.ts'
import { sumText } from './money.tsx'
import { useQuotes } from './queries.ts'
import css from './quotes.module.css'

type Column = keyof typeof boardNames
/** How many finished and closed jobs are shown. */
const maxPast = 12

function columnOf({ phase, step }: QuoteItem): Column {
  if (phase === 'accepted' || phase === 'done') return step ?? 'accepted'
  return phase === 'declined' || phase === 'cancelled' || phase === 'expired' ? 'closed' : 'open'
}

/** Quotes and jobs by their step, or by the weeks in which something is due; on a phone one below the other. */
export function Board({ isOwner }: { isOwner: boolean }) {
  const [params] = useSearchParams()
  const byWeek = params.get('vista') === 'semanas'
  const tabs = [
    { to: '/', name: w.board, isHere: !byWeek },
    { to: '/?vista=semanas', name: w.weeks, isHere: byWeek },
  ]
  return (
    <Loaded query={useQuotes()} waiting={w.opening}>
      {(items) => (
        <div className="stack-far">
          <PageHead title={w.room}>{isOwner ? w.roomAbout : w.helperAbout}</PageHead>
          {items.length === 0 ? (
            <p className="stack start">
              {isOwner ? w.none : w.helperNone}{' '}
              <Link href="~/taller/consultas" className={buttonClass()}>
                {w.toEnquiries}
              </Link>
            </p>
          ) : (
            <>
              <Tabs replace label={w.views} tabs={tabs} />
              {byWeek ? <Weeks items={items} now={today()} /> : <Columns items={items} isOwner={isOwner} />}
            </>
          )}
        </div>
      )}
    </Loaded>
  )
}

function Columns({ items, isOwner }: { items: readonly QuoteItem[]; isOwner: boolean }) {
  const groups = Map.groupBy(items, columnOf)
  const names = (Object.keys(boardNames) as Column[]).filter(
    (name) => isOwner || (name !== 'open' && name !== 'closed'),
  )
  return (
    <div className={css.board}>
      {names.map((name) => {
        const all = groups.get(name) ?? []
        if (all.length === 0 && name === 'closed') return null
        return (
          <section
            key={name}
            aria-label={boardNames[name]}
            className={`stack-close ${all.length === 0 ? css.empty : ''}`}
          >
            <h2 className="small-heading split">
              {boardNames[name]} <span className="quiet tabular">{all.length}</span>
            </h2>
            <ul className="stack-close">
              {(name === 'mounted' || name === 'closed' ? all.slice(0, maxPast) : all).map((item) => (
                <li key={item.id}>
                  <Card item={item}>
                    <Facts item={item} />
                  </Card>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function Facts({ item }: { item: QuoteItem }) {
  const { number, phase, dueOn, validUntil, totalCents, hasNews } = item
  const isJob = phase === 'accepted'
  return (
    <>
      {number && <span>{number}</span>}
      {totalCents !== null && totalCents > 0 && <span>{sumText(totalCents)}</span>}
      {!isJob && phase !== 'done' && <span className={phase === 'change' ? 'marked' : ''}>{phaseNames[phase]}</span>}
      {validUntil && phase === 'sent' && <span>{w.holds(longDay(validUntil))}</span>}
      {isJob && <span className={dueOn < today() ? 'marked' : ''}>{w.mountBy(longDay(dueOn))}</span>}
      {hasNews && <span className="marked">{w.newReview}</span>}
    </>
  )
}

const weeksAhead = 8

interface Entry {
  item: QuoteItem
  day: string
  what: string
}

/** What begins and what is to be mounted, week by week: first what is late, then this one and those to come. */
function Weeks({ items, now }: { items: readonly QuoteItem[]; now: string }) {
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

/** A quote or job among others, with what the list has to say of it. */
const Card = ({ item, children }: { item: QuoteItem; children: ReactNode }) => (
  <Link href={`/${item.id}`} className="card boxed panel">
    <strong>{item.title || w.untitled}</strong>
    <span>{[item.customer, item.town].filter(Boolean).join(', ')}</span>
    <span className="meta-line small tabular">{children}</span>
  </Link>
)
