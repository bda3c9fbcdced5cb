import type { CSSProperties } from 'react'
import { CardLink } from '#app/ui/button/button-link.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { Figure } from '#app/ui/picture/figure.tsx'
import { Section } from '#app/ui/section-head/section.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import { sectionWords } from '#words/sections-words.ts'
import css from './work-in-hand.module.css'

type Commission = { id: string; title: string; place: string; stage: string; done: number; due: string; link: string }
type Props = { kicker: string; title: string; text: string; picture: CaptionedPicture; items: Commission[] }

/** Work in progress as a board beside one photograph: each commission with its stage, its place, what is next and, as its rule, how far it is. */
export function WorkInHand({ kicker, title, text, picture, items }: Props) {
  const w = useWords(sectionWords)
  return (
    <Section kicker={kicker} title={title} className="on-second">
      <div className={`grid ${css.body}`}>
        <Figure className={css.figure} picture={picture} sizes="(min-width: 50rem) 64vw, 100vw" />
        <ol className={`on-paper ${css.list}`}>
          {items.map(({ id, title: name, place, stage, done, due, link }) => (
            <li key={id} className={`card ${css.commission}`} style={{ '--done': `${done}%` } as CSSProperties}>
              <p className={`label quiet ${css.meta}`}>
                <span>{stage}</span>
                <span>{place}</span>
              </p>
              <h3 className={css.name}>
                <CardLink to={link}>{name}</CardLink>
              </h3>
              <p className={`caption ${css.meta}`}>
                <span>{due}</span>
                <span>{w.done(done)}</span>
              </p>
            </li>
          ))}
        </ol>
        <p className={`caption ${css.note}`}>{text}</p>
      </div>
    </Section>
  )
}
