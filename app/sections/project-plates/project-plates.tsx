import { type ReactNode, useId, useState } from 'react'
import { ArrowLink } from '#app/ui/button/button.tsx'
import { Lightbox } from '#app/ui/lightbox/lightbox.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import type { Picture as PictureData } from '#content/pictures.ts'
import css from './project-plates.module.css'

export type Plate = { id: string; picture: PictureData; details: string; facts: string }
type Props = {
  /** Without it the plates have no heading of their own: the page's title stands above them. */
  kicker?: string
  title: string
  plates: Plate[]
  /** Number of the first plate. */
  first?: number
  all?: { to: string; name: string }
  /** What stands under the plates. */
  children?: ReactNode
}

/** Projects as plates of a catalogue; a plate opens large. */
export function ProjectPlates({ kicker, title, plates, first = 1, all, children }: Props) {
  const heading = useId()
  const [open, setOpen] = useState<number | null>(null)
  return (
    <section
      className="section grid"
      {...(kicker ? { 'aria-labelledby': heading } : { 'aria-label': title })}
      id="trabajos"
    >
      {kicker && <SectionHead id={heading} kicker={kicker} title={title} />}
      <ul className={css.list}>
        {plates.map(({ id, picture, details, facts }, i) => (
          <li key={id} id={id} className={css.plate}>
            <figure>
              <button
                type="button"
                className={`reveal ${css.open}`}
                onClick={() => setOpen(i)}
                aria-label={`Ampliar: ${details}`}
              >
                <Picture picture={picture} sizes="(min-width: 50rem) 46vw, 92vw" />
              </button>
              <figcaption className={`caption ${css.caption}`}>
                <i>Fig. {String(first + i).padStart(2, '0')}</i>
                <span>{details}</span>
                <span className={css.facts}>{facts}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {all && (
        <div className={css.all}>
          <ArrowLink to={all.to}>{all.name}</ArrowLink>
        </div>
      )}
      {children}
      <Lightbox
        pictures={plates.map(({ picture, details }) => ({ picture, caption: details }))}
        at={open}
        onMove={setOpen}
        onClose={() => setOpen(null)}
      />
    </section>
  )
}
