import type { DeskQuote } from '#contracts/desk-quotes.ts'
import type { Quote } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { send } from '../api.ts'
import { ErrorMessage } from '../ui/message.tsx'
import { DayMark } from './day-mark.tsx'
import { sumText } from './money.tsx'
import { useWork } from './queries.ts'

/** The stages of the accepted version, each with the day on which it came. */
export function Payments({ id, quote: { versions, acceptance, payments } }: { id: string; quote: Quote }) {
  const pay = useWork(id, ({ at, day }: { at: number; day: string }) =>
    send<DeskQuote>(`quotes/${id}/payments/${at}`, 'PUT', { day }),
  )
  const stages = versions.find(({ version }) => version === acceptance?.version)?.document.stages ?? []
  const dayOf = (at: number) => payments.find(({ position }) => position === at)?.paidOn ?? ''
  const left = stages.reduce((sum, { amountCents }, at) => (dayOf(at) ? sum : sum + amountCents), 0)
  return (
    <section className="stack" aria-label={w.payments}>
      <h2>{w.payments}</h2>
      <ul className="rows">
        {stages.map(({ amountCents, percent, when }, at) => (
          <li key={`${percent} ${when}`} className="stack-close">
            <span>
              <strong>{sumText(amountCents)}</strong>, {percent} %: {when}
            </span>
            <DayMark
              label={w.paidDay(at + 1)}
              day={dayOf(at)}
              busy={pay.isPending}
              onChange={(day) => pay.mutate({ at, day })}
            />
          </li>
        ))}
      </ul>
      <ErrorMessage error={pay.error} />
      <p>{left > 0 ? w.left(sumText(left)) : w.allPaid}</p>
      <p className="caption">{w.noInvoices}</p>
    </section>
  )
}
