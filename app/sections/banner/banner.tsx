import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import css from './banner.module.css'

type Props = {
  title: string
  text: string
  kicker?: string
  picture: PictureData
  /** True where it opens the page: it bleeds to the other edge, and its statement stands below it. */
  priority?: boolean
}

/** A wide photograph that bleeds to one edge, its statement on paper crossing the lower line of it. */
export function Banner({ title, text, kicker, picture, priority = false }: Props) {
  return (
    <section className={`grid ${css.banner}`} data-first={priority || undefined}>
      <Picture
        picture={picture}
        sizes="(min-width: 50rem) 115vw, 130vw"
        covers="(min-width: 50rem) 115vw, max(100vw, 87vh)"
        priority={priority}
        className={`${css.picture} ${priority ? '' : 'reveal'}`}
      />
      <div className={`on-paper ${css.words}`}>
        {kicker && <p className={`label quiet ${css.kicker}`}>{kicker}</p>}
        <h2 className={css.title}>
          <Headline text={title} />
        </h2>
        <p className={css.text}>{text}</p>
      </div>
      <p className={`caption ${css.caption}`}>{picture.caption}</p>
    </section>
  )
}
