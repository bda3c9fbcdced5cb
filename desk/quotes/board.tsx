import { Link, useSearchParams } from 'wouter'
import type { QuoteItem } from '#contracts/desk-quotes.ts'
import { boardNames, phaseNames, deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { buttonClass } from '../ui/button.tsx'
import { Loaded } from '../ui/message.tsx'
import { PageHead, Tabs } from '../ui/page-head.tsx'
import { longDay, today } from '../ui/times.ts'
import { Card } from './card.tsx'
import { sumText } from './money.tsx'
import { useQuotes } from './queries.ts'
import css from './quotes.module.css'
import { Weeks } from './weeks.tsx'

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
