import type { DeskQuote } from '#contracts/desk-quotes.ts'
import type { JobStep } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { jobStepNames } from '#words/quote-paper-words.ts'
import { send } from '../api.ts'
import { Thumbnails } from '../enquiries/viewer.tsx'
import { sendPicture } from '../pictures/send-picture.ts'
import { Button } from '../ui/button.tsx'
import { FilePicker } from '../ui/file-picker.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { useWork } from './queries.ts'

interface Props {
  quote: DeskQuote
  step: JobStep
}

/** Adds a picture to a step, straight from the camera if one likes. */
export function AddPhoto({ quote: { id }, step }: Props) {
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
export function Photos({ quote: { id, files }, step }: Props) {
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
