import { type CSSProperties, useId } from 'react'
import { CardLink } from '#app/ui/button/button-link.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import { sectionWords } from '#words/sections-words.ts'
import css from './work-in-hand.module.css'

type Commission = { id: string; title: string; place: string; stage: string; done: number; due: string; link: string }
type Props = { kicker: string; title: string; text: string; picture: CaptionedPicture; items: Commission[] }

/** Work in progress as a board beside one photograph: each commission with its stage, its place, what is next and, as its rule, how far it is. */
export function WorkInHand({ kicker, title, text, picture, items }: Props) {
  const heading = useId()
  const w = useWords(sectionWords)
  return (
    <section className="section on-second grid" aria-labelledby={heading}>
      <SectionHead id={heading} kicker={kicker} title={title} />
      <div className={`grid ${css.body}`}>
        <figure className={css.figure}>
          <Picture picture={picture} sizes="(min-width: 50rem) 64vw, 100vw" />
          <figcaption className="caption">{picture.caption}</figcaption>
        </figure>
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
    </section>
  )
}
