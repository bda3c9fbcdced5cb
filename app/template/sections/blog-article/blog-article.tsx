import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import css from './blog-article.module.css'

type Props = {
  title: string
  date: string
  dateTime: string
  author: string
  category: string
  picture: PictureData
  html: string
  heading: 'h1' | 'h2'
  /** Under the text: share icons. */
  children?: ReactNode
}

export function BlogArticle({
  title,
  date,
  dateTime,
  author,
  category,
  picture,
  html,
  heading: Title,
  children,
}: Props) {
  return (
    <article aria-label={title}>
      <p className="label meta-line">
        <span>{category}</span>
        <time dateTime={dateTime}>{date}</time>
        <span>{author}</span>
      </p>
      <Title className={css.title}>{title}</Title>
      <figure className={css.figure}>
        <Picture picture={picture} sizes="(min-width: 50rem) 60vw, 92vw" priority ratio={16 / 10} />
        <figcaption className="caption">{picture.caption}</figcaption>
      </figure>
      <Prose html={html} className={css.text} />
      {children}
    </article>
  )
}
