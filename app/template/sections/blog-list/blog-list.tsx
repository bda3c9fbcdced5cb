import type { ReactNode } from 'react'
import { CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Post } from '#reader/template/blog-content.ts'
import css from './blog-list.module.css'

type Props = {
  posts: Post[]
  /** Under the first of them, which is the largest. */
  children?: ReactNode
}

/** Posts one under the other in the column beside the sidebar: the first with a large picture, the others as rows. */
export function BlogList({ posts, children }: Props) {
  return (
    <ul className={`stack ${css.list}`}>
      {posts.map(({ id, title, text, date, dateTime, author, category, link, picture }, i) => (
        <li key={id}>
          <article aria-label={title}>
            <div className={`card stack ${css.post}`}>
              <Picture
                picture={picture}
                sizes={i === 0 ? '(min-width: 50rem) 60vw, 92vw' : '(min-width: 50rem) 33vw, 42vw'}
                ratio={i === 0 ? 16 / 10 : 4 / 3}
                priority={i === 0}
                className="card-picture"
              />
              <div>
                <p className="label meta-line">
                  <span>{category}</span>
                  <time dateTime={dateTime}>{date}</time>
                </p>
                <h2 className={`as-h3 ${css.title}`}>
                  <CardLink to={link}>{title}</CardLink>
                </h2>
                <p className={`quiet measure ${css.text}`}>{text}</p>
                <p className={`caption ${css.author}`}>{author}</p>
              </div>
            </div>
            {i === 0 && children}
          </article>
        </li>
      ))}
    </ul>
  )
}
