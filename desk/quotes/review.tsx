import { useState } from 'react'
import { Link } from 'wouter'
import type { DeskQuote, NewProject, QuoteOffice } from '#contracts/desk-quotes.ts'
import type { QuoteFile, QuoteReview } from '#contracts/quotes.ts'
import { tradeNames } from '#words/desk-field-words.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { jobStepNames } from '#words/quote-paper-words.ts'
import { errorOf, send, useSend } from '../api.ts'
import { Button, buttonClass, ErrorMessage } from '../ui/action.tsx'
import { Check, Form, named, SelectField, TextField } from '../ui/fields.tsx'
import { NumberField } from './money.tsx'
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
const ToPublishing = ({ children }: { children: string }) => (
  <div role="status" className="split">
    <span>{children}</span>
    <Link href="~/taller/publicar" className={buttonClass()}>
      {w.toPublishing}
    </Link>
  </div>
)

interface Props {
  quote: DeskQuote
  office: QuoteOffice
  mayPrice: boolean
}

type Named = QuoteFile & { name: string }

/** Makes a work of the gallery: which picture is the one before and the one after, in which wood, hours and price if wanted. */
function ProjectForm({ quote, office, mayPrice }: Props) {
  const files = namedFiles(quote)
  const options = [{ id: '', name: w.noPhoto }, ...files]
  const lastOf = (...kinds: QuoteFile['kind'][]) => files.findLast(({ kind }) => kinds.includes(kind))?.id ?? ''
  const making = files.filter(({ kind }) => kind === 'workshop').map(({ id }) => id)
  const [work, setWork] = useState<NewProject>({
    ...{ title: quote.title, tag: 'ebanisteria', wood: office.woods[0] ?? '', hours: 0, withPrice: false },
    ...{ before: lastOf('measured'), making, after: lastOf('mounted', 'ready') },
  })
  const set = (part: Partial<NewProject>) => setWork((before) => ({ ...before, ...part }))
  const make = useSend(() => send<{ path: string }>(`quotes/${quote.id}/project`, 'POST', work))
  if (make.data) return <Made path={make.data.path} />
  return (
    <Form className="stack" onSubmit={() => make.mutate()}>
      <p className="caption">{w.projectAbout}</p>
      <TextField
        label={w.projectTitle}
        hint={w.projectTitleHint}
        error={errorOf(make.error, 'title')}
        value={work.title}
        onChange={(title) => set({ title })}
      />
      <SelectField label={w.tag} value={work.tag} options={named(tradeNames)} onChange={(tag) => set({ tag })} />
      <TextField
        label={w.wood}
        error={errorOf(make.error, 'wood')}
        value={work.wood}
        onChange={(wood) => set({ wood })}
      />
      <NumberField
        label={w.hours}
        value={work.hours}
        onChange={(hours) => set({ hours: Math.max(0, Math.round(hours)) })}
      />
      {mayPrice && (
        <Check checked={work.withPrice} onChange={(event) => set({ withPrice: event.target.checked })}>
          {w.withPrice}
        </Check>
      )}
      <SelectField label={w.before} options={options} value={work.before} onChange={(before) => set({ before })} />
      <SelectField
        label={w.after}
        options={options}
        value={work.after}
        error={errorOf(make.error, 'after')}
        onChange={(after) => set({ after })}
      />
      <fieldset className="wrap">
        <legend className="quiet small">{w.making}</legend>
        {files.map(({ id, name }) => (
          <Check
            key={id}
            checked={work.making.includes(id)}
            onChange={({ target }) =>
              set({ making: target.checked ? [...work.making, id] : work.making.filter((one) => one !== id) })
            }
          >
            <img src={`/taller/api/quotes/${quote.id}/files/${id}`} alt="" loading="lazy" className="small-thumb" />
            {name}
          </Check>
        ))}
      </fieldset>
      <ErrorMessage error={make.error} fields={['title', 'wood', 'after']} />
      <p>
        <Button type="submit" tone="main" busy={make.isPending}>
          {w.makeProject}
        </Button>
      </p>
    </Form>
  )
}

const Made = ({ path }: { path: string }) => (
  <>
    <ToPublishing>{w.madeProject}</ToPublishing>
    <p>
      <Link href={`~/taller/textos/${path}`} className={buttonClass('quiet')}>
        {w.toText}
      </Link>
    </p>
  </>
)

/** Pictures of the job, each by its step and place. */
function namedFiles({ files }: DeskQuote): Named[] {
  const counts = new Map<string, number>()
  return files.flatMap((file) => {
    if (file.kind === 'acceptance') return []
    const at = (counts.get(file.kind) ?? 0) + 1
    counts.set(file.kind, at)
    return [{ ...file, name: w.photoOf(jobStepNames[file.kind], at) }]
  })
}
