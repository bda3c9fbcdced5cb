import { useId } from 'react'
import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './news-cards.module.css'

export type NewsItem = {
  postCount: string
  title: string
  text: string
  date: string
  dateTime: string
  link: string
  picture: PictureData
}
type Props = {
  kicker?: string
  title?: string
  items: NewsItem[]
  all?: { to: string; name: string }
  headingLevel?: 2 | 3
}

/** News as numbered cards on the lines: picture, number and date, title, opening sentence. */
export function NewsCards({ kicker, title, items, all, headingLevel = 3 }: Props) {
  const heading = useId()
  const Title = `h${headingLevel}` as const
  return (
    <section className="section grid" {...(title ? { 'aria-labelledby': heading } : { 'aria-label': 'Noticias' })}>
      {title && kicker && <SectionHead id={heading} kicker={kicker} title={title} />}
      <ul className={css.list}>
        {items.map(({ postCount, title: name, text, date, dateTime, link, picture }) => (
          <li key={postCount}>
            <article className={css.card}>
              <Picture picture={picture} sizes="(min-width: 50rem) 31vw, 92vw" ratio={4 / 3} className={css.picture} />
              <p className={`label ${css.meta}`}>
                <span>{postCount}</span>
                <time dateTime={dateTime}>{date}</time>
              </p>
              <Title className={css.title}>
                <a href={link}>{name}</a>
              </Title>
              <p className={css.text}>{text}</p>
            </article>
          </li>
        ))}
      </ul>
      {all && (
        <div className={css.all}>
          <ArrowLink to={all.to}>{all.name}</ArrowLink>
        </div>
      )}
    </section>
  )
}
