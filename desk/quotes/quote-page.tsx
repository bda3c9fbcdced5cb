import { Link } from 'wouter'
import type { DeskQuote, QuoteOffice } from '#contracts/desk-quotes.ts'
import { phaseNames, deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { useEnquiry } from '../enquiries/queries.ts'
import { Story } from '../enquiries/story.tsx'
import { Back } from '../ui/back.tsx'
import { takeFocus } from '../ui/focus.ts'
import { Loaded } from '../ui/message.tsx'
import { Editor } from './editor/editor.tsx'
import { Job } from './job.tsx'
import { Papers } from './papers.tsx'
import { Payments } from './payments.tsx'
import { useQuote } from './queries.ts'
import css from './quotes.module.css'
import { ReviewAndProject } from './review.tsx'

/** One quote: written, sent, agreed upon, made, shown. */
export const QuotePage = ({ id }: { id: string }) => (
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
