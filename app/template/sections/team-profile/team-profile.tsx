import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import css from './team-profile.module.css'

type Props = {
  name: string
  designation: string
  picture: PictureData
  quote: string
  paragraphs: string[]
  facts: { name: string; value: string }[]
  crumbs: Crumb[]
}

/** One of the workshop: the photograph bleeding to the left edge, name, sentence and working life beside it. */
export function TeamProfile({ name, designation, picture, quote, paragraphs, facts, crumbs }: Props) {
  return (
    <article className={`grid ${css.profile}`}>
      <figure className={css.figure}>
        <Picture picture={picture} sizes="(min-width: 50rem) 52vw, 100vw" priority className={css.picture} />
        <figcaption className={`caption ${css.caption}`}>{picture.caption}</figcaption>
      </figure>
      <div className={`on-paper ${css.words}`}>
        <Breadcrumb crumbs={crumbs} />
        <h1 className={css.name}>{name}</h1>
        <p className="label quiet">{designation}</p>
        <blockquote className={css.quote}>
          <p>{quote}</p>
        </blockquote>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={`measure ${css.text}`}>
            {paragraph}
          </p>
        ))}
        <dl className={css.facts}>
          {facts.map(({ name: fact, value }) => (
            <div key={fact}>
              <dt className="caption">{fact}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}
