import type { DeskQuote } from '#contracts/desk-quotes.ts'
import { type JobStep, jobSteps } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { jobStepNames } from '#words/quote-paper-words.ts'
import { send } from '../api.ts'
import { ErrorMessage } from '../ui/message.tsx'
import { longDay } from '../ui/times.ts'
import { DayMark } from './day-mark.tsx'
import { AddPhoto, Photos } from './photos.tsx'
import { useWork } from './queries.ts'

/** The job step by step, each with its day and pictures; the customer sees the same on the own page. */
export function Job({ quote }: { quote: DeskQuote }) {
  const { id, steps, place, phone, description, startOn, dueOn, phase } = quote
  const work = useWork(id, ({ step, day }: { step: JobStep; day: string }) =>
    send<DeskQuote>(`quotes/${id}/steps/${step}`, 'PUT', { day }),
  )
  return (
    <section className="stack" aria-label={w.job}>
      <h2>{w.job}</h2>
      <p className="meta-line">
        <span>{place}</span>
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        {phase === 'accepted' && startOn && (
          <span>
            {w.starts}: {longDay(startOn)}
          </span>
        )}
        {phase === 'accepted' && <span>{w.mountBy(longDay(dueOn))}</span>}
      </p>
      <details>
        <summary>{w.description}</summary>
        <p className="written">{description}</p>
      </details>
      <ol className="rows">
        {jobSteps.map((step) => (
          <li key={step} className="stack-close">
            {step === 'accepted' || phase === 'cancelled' ? (
              <span>
                {jobStepNames[step]}
                {steps[step] && `: ${longDay(steps[step])}`}
              </span>
            ) : (
              <DayMark
                label={w.dayOf(jobStepNames[step])}
                day={steps[step] ?? ''}
                busy={work.isPending}
                onChange={(day) => work.mutate({ step, day })}
              >
                <AddPhoto quote={quote} step={step} />
              </DayMark>
            )}
            <Photos quote={quote} step={step} />
          </li>
        ))}
      </ol>
      <ErrorMessage error={work.error} />
    </section>
  )
}
