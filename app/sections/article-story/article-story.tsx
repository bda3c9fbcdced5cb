import { PageContents } from '#app/ui/page-contents/page-contents.tsx'
import { Figure } from '#app/ui/picture/figure.tsx'
import { Prose } from '#app/ui/prose/prose.tsx'
import { bound } from '#contracts/bound.ts'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import { readingTime } from '#words/article-words.ts'
import css from './article-story.module.css'

type Props = {
  title: string
  text: string
  date: string
  dateTime: string
  postCount: string
  author: string
  minutes: number
  picture: PictureData
  html: string
  /** Its headings, for the index beside the text. */
  contents: { id: string; text: string }[]
}

/** An article: its title, a large opening photograph, its index, and the text in one column that its pictures cross from line to line. */
export function ArticleStory({
  title,
  text,
  date,
  dateTime,
  postCount,
  author,
  minutes,
  picture,
  html,
  contents,
}: Props) {
  return (
    <article className={`grid ${css.article}`}>
      <p className={`label quiet ${css.number}`}>{postCount}</p>
      <h2 className={css.title}>{bound(title)}</h2>
      <p className={`lead ${css.lead}`}>{text}</p>
      <p className={`caption wraps ${css.meta}`}>
        <time dateTime={dateTime}>{date}</time>
        <span>{author}</span>
        <span>{readingTime(minutes)}</span>
      </p>
      <Figure
        className={css.opening}
        picture={picture}
        sizes="100vw"
        covers="(min-width: 50rem) max(100vw, 123vh), max(100vw, 93vh)"
        priority
      />
      <PageContents places={contents} className={css.contents} />
      <Prose html={html} className={`from-third ${css.text}`} />
    </article>
  )
}
