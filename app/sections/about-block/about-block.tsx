import { useId } from 'react'
import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { Grain } from '#app/ui/grain/grain.tsx'
import { YearRings } from '#app/ui/growth-rings/year-rings.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { Figure } from '#app/ui/picture/figure.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import { sectionWords } from '#words/sections-words.ts'
import css from './about-block.module.css'

type Props = {
  kicker: string
  title: string
  /** How many the title names: as many growth rings stand beside it. */
  years?: number
  paragraphs: string[]
  quote?: { text: string; author: string }
  picture: PictureData
  link?: { to: string; name: string }
}

/** It stands over the sixth line; the fourth and the margin hold the lines beside it. */
const knot = { x: 488, rx: 96, ry: 96, left: 300, right: 620 }

/** A portrait photograph, and from the fourth line on the story beside it. */
export function AboutBlock({ kicker, title, years, paragraphs, quote, picture, link }: Props) {
  const heading = useId()
  const w = useWords(sectionWords)
  return (
    <section className="section grid" aria-labelledby={heading}>
      <div className={`columns ${css.block}`}>
        <Figure className={`reveal ${css.figure}`} picture={picture} sizes="(min-width: 75rem) 54vw, 92vw" />
        <div className={css.text}>
          <div className={css.head}>
            <h2 className="label quiet">{kicker}</h2>
            <h3 id={heading} className={css.title}>
              <Headline text={title} />
            </h3>
            {years && (
              <>
                <p className={`caption ${css.note}`}>{w.rings}</p>
                <Grain {...knot} className={css.rings}>
                  <YearRings years={years} />
                </Grain>
              </>
            )}
          </div>
          <div className={`on-paper ${css.words}`}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {quote && (
              <blockquote className={css.quote}>
                <p>{quote.text}</p>
                <footer className="caption">{quote.author}</footer>
              </blockquote>
            )}
            {link && <ArrowLink to={link.to}>{link.name}</ArrowLink>}
          </div>
        </div>
      </div>
    </section>
  )
}
