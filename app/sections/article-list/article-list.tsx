import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './article-list.module.css'

export type ArticleCard = {
  postCount: string
  title: string
  text: string
  date: string
  dateTime: string
  link: string
  picture: PictureData
}

type Props = {
  label: string
  articles: ArticleCard[]
  /** What stands under the list. */
  children?: ReactNode
}

/** The news as an editorial list: number and date in the margin, a large photograph, title and opening sentence. */
export function ArticleList({ label, articles, children }: Props) {
  return (
    <section className={`grid ${css.section}`} aria-label={label}>
      <ul>
        {articles.map(({ postCount, title, text, date, dateTime, link, picture }, i) => (
          <li key={link}>
            <article className={css.card}>
              <p className={`label ${css.meta}`}>
                <span className={css.number}>{postCount}</span>
                <time dateTime={dateTime}>{date}</time>
              </p>
              <Picture
                picture={picture}
                sizes="(min-width: 50rem) 47vw, 92vw"
                ratio={3 / 2}
                priority={i === 0}
                className={css.picture}
              />
              <div className={css.words}>
                <h2 className={css.title}>
                  <a href={link}>{title}</a>
                </h2>
                <p className={css.text}>{text}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
