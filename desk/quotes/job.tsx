import type { DeskQuote } from '#contracts/desk-quotes.ts'
import { type JobStep, jobSteps } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { jobStepNames } from '#words/quote-paper-words.ts'
import { send } from '../api.ts'
import { Thumbnails } from '../enquiries/viewer.tsx'
import { sendPicture } from '../pictures/send-picture.ts'
import { Button, ErrorMessage } from '../ui/action.tsx'
import { FilePicker } from '../ui/file-picker.tsx'
import { longDay } from '../ui/times.ts'
import { DayMark } from './day-mark.tsx'
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

interface Props {
  quote: DeskQuote
  step: JobStep
}

/** Adds a picture to a step, straight from the camera if one likes. */
function AddPhoto({ quote: { id }, step }: Props) {
  const add = useWork(id, (file: File) => sendPicture<DeskQuote>(`quotes/${id}/files/${step}`, 'POST', file, () => {}))
  return (
    <>
      <FilePicker
        accept="image/*"
        aria-label={w.addPhotoTo(jobStepNames[step])}
        disabled={add.isPending}
        onPick={([file]) => add.mutate(file)}
      >
        {add.isPending ? w.sending : w.addPhoto}
      </FilePicker>
      <ErrorMessage error={add.error} />
    </>
  )
}

/** The pictures of a step; each opens large and can be taken away. */
function Photos({ quote: { id, files }, step }: Props) {
  const remove = useWork(id, (file: string) => send<DeskQuote>(`quotes/${id}/files/${file}`, 'DELETE'))
  const own = files.filter(({ kind }) => kind === step)
  if (own.length === 0) return null
  const images = own.map((file, at) => {
    return { src: `/taller/api/quotes/${id}/files/${file.id}`, alt: w.photoOf(jobStepNames[step], at + 1) }
  })
  return (
    <>
      <Thumbnails
        images={images}
        className="links"
        thumbClass="small-thumb"
        beside={(at) => (
          <Button
            tone="quiet"
            busy={remove.isPending}
            aria-label={`${w.removePhoto}: ${images[at]?.alt}`}
            onClick={() => remove.mutate(own[at]?.id ?? '')}
          >
            {w.remove}
          </Button>
        )}
      />
      <ErrorMessage error={remove.error} />
    </>
  )
}
