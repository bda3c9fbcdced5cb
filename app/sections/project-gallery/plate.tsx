import { LargeLink } from '#app/ui/picture/large-link.tsx'
import { isWide, type Lie } from '#app/ui/picture/lie.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import css from './project-gallery.module.css'

export type GalleryProject = {
  picture: PictureData
  details: string
  tags: string[]
  name: string
  link: string
  /** Its own page. */
  story?: string
  /** Kind and year. */
  meta?: string
}
type Props = {
  project: GalleryProject
  /** Its number in the whole gallery, from 1. */
  number: number
  /** How it lies among the others, where they lie unevenly. */
  lies: Lie | undefined
  words: { enlarge: string; story: string }
  onOpen: () => void
}

/** What lies shows its middle only, at the height of all: its file is chosen by its whole width. */
const wide = '(min-width: 97rem) 1215px, (min-width: 37.5rem) 1020px, 160vw'
const sizesOf = { alone: '(min-width: 37.5rem) max(100vw, 1020px), 92vw', wide, tall: '(min-width: 50rem) 50vw, 92vw' }

/** One work: its picture, which opens the lightbox, and its caption. */
export const Plate = ({
  project: { picture, details, name, link, story, meta },
  number,
  lies,
  words: w,
  onOpen,
}: Props) => (
  <li data-item="" className={lies && css[lies]}>
    <figure>
      <button
        type="button"
        className={`opens-large ${css.open}`}
        onClick={onOpen}
        aria-label={`${w.enlarge}: ${details}`}
      >
        <Picture picture={picture} sizes={sizesOf[lies === 'alone' ? lies : isWide(picture) ? 'wide' : 'tall']} />
      </button>
      <figcaption className={`caption ${css.caption}`}>
        <i>{`Fig. ${String(number).padStart(2, '0')}`}</i>
        <span>{details}</span>
        {meta && <small>{meta}</small>}
        <a href={link}>{name}</a>
        {story && <a href={story}>{w.story}</a>}
        <LargeLink picture={picture} name={w.enlarge} of={details} />
      </figcaption>
    </figure>
  </li>
)
