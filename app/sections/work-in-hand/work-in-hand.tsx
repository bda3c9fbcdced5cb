import { useId } from 'react'
import { CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import css from './work-in-hand.module.css'

type Commission = { id: string; title: string; stage: string; due: string; link: string }
type Props = { kicker: string; title: string; text: string; picture: CaptionedPicture; items: Commission[] }

/** Work in progress: one photograph, and beside it each commission with its stage and what is done next. */
export function WorkInHand({ kicker, title, text, picture, items }: Props) {
  const heading = useId()
  return (
    <section className="section on-second grid" aria-labelledby={heading}>
      <SectionHead id={heading} kicker={kicker} title={title} text={text} />
      <div className={`grid ${css.body}`}>
        <figure className={css.figure}>
          <Picture picture={picture} sizes="(min-width: 50rem) 64vw, 100vw" />
          <figcaption className="caption">{picture.caption}</figcaption>
        </figure>
        <ol className={`on-paper ${css.list}`}>
          {items.map(({ id, title: name, stage, due, link }) => (
            <li key={id} className={`card ${css.commission}`}>
              <p className={`label quiet wraps ${css.meta}`}>
                <span>{stage}</span>
                <span>{due}</span>
              </p>
              <h3 className={css.name}>
                <CardLink to={link}>{name}</CardLink>
              </h3>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
