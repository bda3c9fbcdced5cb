import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { Article } from '#reader/template/blog-content.ts'
import css from './blog-article.module.css'
import { PostMeta } from './post-meta.tsx'

type Props = Omit<Article, 'comments' | 'url'> & {
  /** True where picture and title stand above, in the page's opening. */
  opened?: boolean
  /** Under the text: share icons. */
  children?: ReactNode
}

export function BlogArticle({ title, date, dateTime, author, category, picture, html, opened, children }: Props) {
  return (
    <article aria-label={title}>
      {!opened && (
        <>
          <figure>
            <Picture picture={picture} sizes="92vw" priority ratio={16 / 10} />
            <figcaption className="caption">{picture.caption}</figcaption>
          </figure>
          <PostMeta {...{ category, date, dateTime, author }} className={css.meta} />
          <h2 className={css.title}>{title}</h2>
        </>
      )}
      <Prose html={html} className={css.text} />
      {children}
    </article>
  )
}
