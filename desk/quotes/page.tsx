import { Link, Route, Switch } from 'wouter'
import type { DeskSession } from '#contracts/desk.ts'
import type { DeskQuote, QuoteOffice } from '#contracts/desk-quotes.ts'
import type { Quote } from '#contracts/quotes.ts'
import { phaseNames, deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { send } from '../api.ts'
import { useEnquiry } from '../enquiries/queries.ts'
import { Story } from '../enquiries/story.tsx'
import { ErrorMessage, Loaded } from '../ui/action.tsx'
import { Back, takeFocus } from '../ui/parts.tsx'
import { Board } from './board.tsx'
import { DayMark } from './day-mark.tsx'
import { Editor } from './editor/editor.tsx'
import { Job } from './job.tsx'
import { sumText } from './money.tsx'
import { Papers } from './papers.tsx'
import { useQuote, useWork } from './queries.ts'
import css from './quotes.module.css'
import { ReviewAndProject } from './review.tsx'

export const Page = ({ person }: DeskSession) => (
  <Switch>
    <Route path="/">
      <Board isOwner={person.role === 'owner'} />
    </Route>
    <Route path="/:id">{({ id }) => <QuotePage key={id} id={id} />}</Route>
  </Switch>
)

/** One quote: written, sent, agreed upon, made, shown. */
const QuotePage = ({ id }: { id: string }) => (
  <Loaded query={useQuote(id)} waiting={w.openOne} back={<Back to="/">{w.all}</Back>}>
    {(quote) => <Whole quote={quote} />}
  </Loaded>
)

function Whole({ quote }: { quote: DeskQuote }) {
  const { office, enquiryId } = quote
  return (
    <article className="stack-far page" aria-labelledby="quote">
      <Head quote={quote} />
      <div className={css.columns}>
        <div className="stack-wide">
          {office?.quote.draft ? (
            <Editor key={office.quote.versions.length} quote={quote} office={office} draft={office.quote.draft} />
          ) : (
            <Sent quote={quote} office={office} />
          )}
        </div>
        {enquiryId && <Asked enquiry={enquiryId} />}
      </div>
    </article>
  )
}

function Sent({ quote, office }: { quote: DeskQuote; office: QuoteOffice | null }) {
  const isJob = quote.step !== null
  return (
    <>
      {isJob && <Job quote={quote} />}
      {office && isJob && <Payments id={quote.id} quote={office.quote} />}
      {office && <Papers quote={quote} office={office} />}
      {office && quote.step === 'mounted' && <ReviewAndProject quote={quote} office={office} />}
    </>
  )
}

function Head({ quote: { title, customer, town, number, phase, enquiryId } }: { quote: DeskQuote }) {
  return (
    <header className="breaks stack-close">
      <p className="split links">
        <Back to="/">{w.all}</Back>
        {enquiryId && <Link href={`~/taller/consultas/${enquiryId}`}>{w.enquiry}</Link>}
      </p>
      <h1 id="quote" ref={takeFocus} tabIndex={-1}>
        {title || w.untitled}
      </h1>
      <p className="meta-line">
        <span>{phaseNames[phase]}</span>
        {number && <span>{number}</span>}
        <span>{[customer, town].filter(Boolean).join(', ')}</span>
      </p>
    </header>
  )
}

/** What the customer wrote: beside the quote where there is room, else folded below its head. */
function Asked({ enquiry }: { enquiry: string }) {
  const { data } = useEnquiry(enquiry)
  if (!data) return null
  const isWide = matchMedia('(min-width: 64rem)').matches
  return (
    <aside className={`shrinks ${css.asked}`} aria-label={w.asked}>
      <details open={isWide}>
        <summary>{w.asked}</summary>
        <Story enquiry={data} />
      </details>
    </aside>
  )
}

/** The stages of the accepted version, each with the day on which it came. */
function Payments({ id, quote: { versions, acceptance, payments } }: { id: string; quote: Quote }) {
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
