import { useState } from 'react'
import { useWords } from '#app/ui/language/language.ts'
import { Lightbox } from '#app/ui/lightbox/lightbox.tsx'
import { LargeLink } from '#app/ui/picture/large-link.tsx'
import { type Lie, lieOf } from '#app/ui/picture/lie.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import { galleryWords } from '#words/gallery-words.ts'
import css from './project-plates.module.css'

export type Plate = { id: string; picture: PictureData; details: string; facts: string; story?: string }

/** The plates, numbered from `first`; each opens large. */
export function PlateList({ plates, first }: { plates: Plate[]; first: number }) {
  const w = useWords(galleryWords)
  const [open, setOpen] = useState<number | null>(null)
  const lies = lieOf(plates.map(({ picture }) => picture))
  return (
    <>
      <ul className={`columns swiped ${css.list}`}>
        {plates.map(({ id, picture, details, facts, story }, i) => (
          <li key={id} id={id} className={`${css.plate} ${css[lies[i] ?? 'left']}`}>
            <figure>
              <button
                type="button"
                className={`opens-large reveal ${css.open}`}
                onClick={() => setOpen(i)}
                aria-label={`${w.enlarge}: ${details}`}
              >
                <Picture picture={picture} sizes={sizesOf(lies[i])} />
              </button>
              <figcaption className="caption">
                <i>Fig. {String(first + i).padStart(2, '0')}</i>
                <span>{[facts, details].filter(Boolean).join(' · ')}</span>
                {story && <a href={story}>{w.story}</a>}
                <LargeLink picture={picture} name={w.enlarge} of={details} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox
        pictures={plates.map(({ picture, details, story }) => ({ picture, caption: details, story }))}
        at={open}
        onMove={setOpen}
      />
    </>
  )
}

const sizesOf = (lie: Lie | undefined) =>
  lie === 'alone' ? '100vw' : `(min-width: 37.5rem) ${lie?.endsWith('wide') ? 62 : 46}vw, 92vw`
