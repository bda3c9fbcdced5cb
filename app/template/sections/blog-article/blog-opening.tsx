import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Article } from '#reader/template/blog-content.ts'
import css from './blog-article.module.css'

/** The head of an article that stands alone: its picture from edge to edge, the title on paper cut into it. */
export const BlogOpening = ({ title, picture, category, date, dateTime, author }: Article) => (
  <header className={`grid ${css.opening}`}>
    <Picture picture={picture} sizes="100vw" covers="max(100vw, 100vh)" priority className={css.picture} />
    <div className={`cut-out stack ${css.words}`}>
      <p className="label meta-line">
        <span>{category}</span>
        <time dateTime={dateTime}>{date}</time>
        <span>{author}</span>
      </p>
      <h1 className={css.headline}>
        <Headline text={title} />
      </h1>
    </div>
    <p className={`caption ${css.caption}`}>{picture.caption}</p>
  </header>
)
