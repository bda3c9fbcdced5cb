import { CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import css from './blog-list.module.css'

export type BlogPost = {
  id: string
  title: string
  text: string
  date: string
  dateTime: string
  author: string
  category: string
  link: string
  picture: PictureData
}

/** Posts one under the other in the column beside the sidebar. */
export function BlogList({ posts }: { posts: BlogPost[] }) {
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
