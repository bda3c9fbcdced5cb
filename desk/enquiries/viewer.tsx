import { type ReactNode, useState } from 'react'
import { Button, Dialog } from '../ui/action.tsx'
import css from './enquiry.module.css'

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

interface Image {
  src: string
  alt: string
  /** Drawn with ink: it lies on paper. */
  isDrawing?: boolean
}

interface Props {
  images: readonly Image[]
  start: number
  onClose: () => void
}

/** Pictures one by one, as large as the window; arrow keys go on. */
export function Viewer({ images, start, onClose }: Props) {
  const [at, setAt] = useState(start)
  const image = images[at]
  const go = (step: number) => setAt((at + step + images.length) % images.length)
  if (!image) return null
  return (
    <Dialog title={image.alt} wide onClose={onClose} onKeyDown={({ key }) => go(steps[key] ?? 0)}>
      <div className="stack">
        <img src={image.src} alt={image.alt} className={`${css.large} ${image.isDrawing ? css.ink : ''}`} />
        {images.length > 1 && (
          <p className="steps tabular">
            <Button onClick={() => go(-1)}>Anterior</Button>
            <span>
              {at + 1} de {images.length}
            </span>
            <Button onClick={() => go(1)}>Siguiente</Button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

interface ThumbnailsProps extends Pick<Props, 'images'> {
  label?: string
  className: string
  thumbClass: string
  /** What can be done with the picture at a place. */
  beside?: (at: number) => ReactNode
}

/** Pictures in small; each opens large. */
export function Thumbnails({ images, label, className, thumbClass, beside }: ThumbnailsProps) {
  const [open, setOpen] = useState<number>()
  return (
    <>
      <ul className={className} aria-label={label}>
        {images.map(({ src, alt }, at) => (
          <li key={src}>
            <button type="button" className="opens-large" onClick={() => setOpen(at)}>
              <img src={src} alt={alt} loading="lazy" className={thumbClass} />
            </button>
            {beside?.(at)}
          </li>
        ))}
      </ul>
      {open !== undefined && <Viewer images={images} start={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
