import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { ComparisonLine, comparison, over } from '#app/ui/comparison/comparison.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Section } from '#app/ui/section-head/section.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import { beforeAfterWords as w } from '#words/before-after-words.ts'
import { galleryWords } from '#words/gallery-words.ts'
import css from './before-after.module.css'

type Props = {
  /** Id of the project. */
  id: string
  kicker: string
  /** Without it the pictures stand under the page's own title. */
  title?: string
  /** Two pictures from one camera. */
  before: CaptionedPicture
  after: CaptionedPicture
  /** The page that tells how it was made. */
  story?: string | undefined
}

/** A piece as it came and as it left: side by side, and with the script one over the other under a line to be moved. */
export function BeforeAfter({ id, kicker, title, before, after, story }: Props) {
  const sizes = '(min-width: 50rem) 92vw, 115vw'
  return (
    <Section id={id} kicker={kicker} title={title}>
      <div {...comparison('idle', css.pair)}>
        <figure className={css.after}>
          <Picture picture={after} sizes={sizes} />
          <figcaption className="caption">
            <b>{w.after}</b> {after.caption}
          </figcaption>
        </figure>
        <figure className={css.before}>
          <Picture picture={before} sizes={sizes} className={over} />
          <figcaption className="caption">
            <b>{w.before}</b> {before.caption}
          </figcaption>
        </figure>
        <ComparisonLine label={w.line} spoken={w.spoken} />
      </div>
      {story && (
        <div className={css.story}>
          <ArrowLink to={story}>{galleryWords.es.story}</ArrowLink>
        </div>
      )}
    </Section>
  )
}
