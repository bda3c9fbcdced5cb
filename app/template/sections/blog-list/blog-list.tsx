import { CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Post } from '#reader/template/blog-content.ts'
import css from './blog-list.module.css'

/** Posts one under the other in the column beside the sidebar. */
export function BlogList({ posts }: { posts: Post[] }) {
  return (
    <ul className={css.list}>
      {posts.map(({ id, title, text, date, dateTime, author, category, link, picture }, i) => (
        <li key={id}>
          <article className={`card ${css.post}`} aria-label={title}>
            <Picture
              picture={picture}
              sizes="(min-width: 50rem) 60vw, 92vw"
              ratio={i === 0 ? 16 / 10 : 4 / 3}
              priority={i === 0}
              className="card-picture"
            />
            <div>
              <p className="label meta-line">
                <span>{category}</span>
                <time dateTime={dateTime}>{date}</time>
              </p>
              <h2 className={css.title}>
                <CardLink to={link}>{title}</CardLink>
              </h2>
              <p className={`quiet ${css.text}`}>{text}</p>
              <p className="caption">{author}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
