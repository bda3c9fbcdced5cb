import { useState } from 'react'
import { Link } from 'wouter'
import type { DeskQuote, QuoteOffice } from '#contracts/desk-quotes.ts'
import type { QuoteReview } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { send } from '../api.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { ProjectForm } from './project-form.tsx'
import { useWork } from './queries.ts'

/** After the job: the customer's review, and a project of the gallery made from its pictures. */
export function ReviewAndProject({ quote, office }: { quote: DeskQuote; office: QuoteOffice }) {
  const { review } = office.quote
  return (
    <>
      <section className="stack" aria-label={w.review}>
        <h2>{w.review}</h2>
        {review ? <Review id={quote.id} review={review} /> : <p>{w.noReview}</p>}
      </section>
      <section className="stack" aria-label={w.project}>
        <h2>{w.project}</h2>
        {review?.mayShowPictures ? (
          <ProjectForm quote={quote} office={office} mayPrice={review.mayShowPrice} />
        ) : (
          <p>{w.projectNoLeave}</p>
        )}
      </section>
    </>
  )
}

function Review({ id, review }: { id: string; review: QuoteReview }) {
  const { stars, text, mayShowPictures, mayShowPrice, publishedAt } = review
  const [reply, setReply] = useState(review.reply)
  const publish = useWork(id, () => send<DeskQuote>(`quotes/${id}/review`, 'POST'))
  const answer = useWork(id, () => send<DeskQuote>(`quotes/${id}/review`, 'PUT', { reply }))
  const leave = mayShowPictures ? w.leave.pictures : w.leave.noPictures
  return (
    <>
      <p role="img" aria-label={w.stars(stars)}>
        {'★'.repeat(stars)}
        {'☆'.repeat(5 - stars)}
      </p>
      <blockquote className="written">{text}</blockquote>
      <p className="quiet small">{mayShowPictures && mayShowPrice ? `${leave} ${w.leave.price}` : leave}.</p>
      {publishedAt === null ? (
        <>
          <p className="caption">{w.publishAbout}</p>
          <p>
            <Button tone="main" busy={publish.isPending} onClick={() => publish.mutate()}>
              {w.publishReview}
            </Button>
          </p>
        </>
      ) : (
        <ToPublishing>{w.inDraft}</ToPublishing>
      )}
      <TextField label={w.reply} rows={2} maxLength={1000} value={reply} onChange={setReply} />
      {reply.trim() !== review.reply && (
        <p>
          <Button busy={answer.isPending} onClick={() => answer.mutate()}>
            {w.saveReply}
          </Button>
        </p>
      )}
      <ErrorMessage error={publish.error ?? answer.error} />
    </>
  )
}

/** That something waits in the site's draft, and the way to its publication. */
export const ToPublishing = ({ children }: { children: string }) => (
  <div role="status" className="split">
    <span>{children}</span>
    <Link href="~/taller/publicar" className={buttonClass()}>
      {w.toPublishing}
    </Link>
  </div>
)
