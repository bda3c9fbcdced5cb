import type { CSSProperties } from 'react'
import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Figure } from '#app/ui/picture/figure.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import css from './hero-typographic.module.css'

type Props = {
  /** The sentence in its lines, each with the line of the page (1–6) on which it begins. */
  lines: { text: string; from: number }[]
  text: string
  picture: PictureData
  link: { to: string; name: string }
}

/** One sentence across the seven lines, and nothing else but a small photograph. */
export function HeroTypographic({ lines, text, picture, link }: Props) {
  return (
    <section className={`grid ${css.hero}`}>
      <h1 className={css.sentence}>
        {lines.map(({ text: words, from }) => (
          <span key={words} className={css.line} style={{ '--from': from } as CSSProperties}>
            <Headline text={words} />{' '}
          </span>
        ))}
      </h1>
      <Figure className={css.figure} picture={picture} sizes="(min-width: 50rem) 17vw, 46vw" priority ratio={3 / 4} />
      <div className={`stack ${css.foot}`}>
        <p className="teaser">{text}</p>
        <ArrowLink to={link.to}>{link.name}</ArrowLink>
      </div>
    </section>
  )
}
