import { useId } from 'react'
import { CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import type { Post } from '#reader/template/blog-content.ts'
import css from './blog-list.module.css'

type Props = { kicker: string; title: string; posts: Post[] }

/** Earlier posts as lines of an index: date and category, title and opening, a small picture at the end. */
export function BlogIndex({ kicker, title, posts }: Props) {
  const heading = useId()
  return (
    <section className="section grid" aria-labelledby={heading}>
      <SectionHead id={heading} kicker={kicker} title={title} />
      <ol className={css.index}>
        {posts.map(({ id, title: name, text, date, dateTime, category, link, picture }) => (
          <li key={id}>
            <article className={`card columns ${css.entry}`} aria-label={name}>
              <p className={`label quiet ${css.date}`}>
                <time dateTime={dateTime}>{date}</time>
                <span>{category}</span>
              </p>
              <div className={css.words}>
                <h3 className="leans">
                  <CardLink to={link}>{name}</CardLink>
                </h3>
                <p className={`quiet ${css.teaser}`}>{text}</p>
              </div>
              <Picture
                picture={picture}
                sizes="(min-width: 50rem) 33vw, 31vw"
                className={`card-picture ${css.picture}`}
              />
            </article>
          </li>
        ))}
      </ol>
    </section>
  )
}
