import { Picture } from '#app/ui/picture/picture.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import css from './hero-picture.module.css'

/** One photograph from the second line to the right edge of the window, with its caption under it. */
export function HeroPicture({ picture }: { picture: PictureData }) {
  return (
    <figure className={`grid ${css.figure}`}>
      <Picture
        picture={picture}
        sizes="(min-width: 50rem) 84vw, 100vw"
        covers="(min-width: 50rem) max(84vw, 132vh), max(100vw, 90vh)"
        priority
        className={css.picture}
      />
      <figcaption className="caption from-third">
        <i>Fig. 01</i> — {picture.caption}
      </figcaption>
    </figure>
  )
}
