import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import css from './hero-plate.module.css'

type Props = { title: string; text: string; picture: PictureData; link: { to: string; name: string } }

/** One wide photograph, and as in a printed catalogue a plate of paper on its lower edge. */
export function HeroPlate({ title, text, picture, link }: Props) {
  return (
    <section className={`grid ${css.hero}`}>
      <Picture picture={picture} sizes="100vw" covers="max(100vw, 110vh)" priority className={css.picture} />
      <div className={`stack ${css.plate}`}>
        <h1 className={css.title}>
          <Headline text={title} />
        </h1>
        <p className={`quiet ${css.text}`}>{text}</p>
        <ArrowLink to={link.to}>{link.name}</ArrowLink>
      </div>
      <p className={`caption ${css.caption}`}>
        <i>Fig. 01</i> — {picture.caption}
      </p>
    </section>
  )
}
