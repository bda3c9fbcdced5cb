import type { ReactNode } from 'react'
import { CardLink } from '#app/ui/button/button-link.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Figure } from '#app/ui/picture/figure.tsx'
import type { ArticleCard } from '#contracts/article-card.ts'
import { bound } from '#contracts/bound.ts'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import { articleWords as w } from '#words/article-words.ts'
import css from './article-list.module.css'

/** On a phone the first is cropped: the picture is wider than its frame. */
const leadSizes = '(min-width: 75rem) 82vw, (min-width: 37.5rem) 94vw, 120vw'
const lead = { sizes: leadSizes, covers: leadSizes }
const other = { sizes: '(min-width: 37.5rem) 63vw, 100vw' }

type Props = {
  label: string
  articles: (ArticleCard & { picture: CaptionedPicture; minutes: number })[]
  children?: ReactNode
}

/**
 * The news as a front page: number, date and minutes, a photograph with its caption, title and opening sentence. Every first of
 * three leads, the two others share a line below it.
 */
export function ArticleList({ label, articles, children }: Props) {
  return (
    <section className={`grid ${css.section}`} aria-label={label}>
      <ul className={`columns ${css.list}`}>
        {articles.map(({ postCount, title, text, date, dateTime, minutes, link, picture }, i) => (
          <li key={link} className={i % 3 ? css.other : css.lead}>
            <article className={`card columns ${css.card}`} aria-label={title}>
              <p className={`label quiet ${css.meta}`}>
                <span className={css.number}>{postCount}</span>
                <time dateTime={dateTime}>{date}</time>
                <span>{w.minutes(minutes)}</span>
              </p>
              <Figure
                {...(i % 3 ? other : lead)}
                picture={picture}
                priority={i === 0}
                className={css.figure}
                pictureClass="card-picture"
              />
              <div className={css.words}>
                <h2 className={css.title}>
                  <CardLink to={link}>{bound(title)}</CardLink>
                </h2>
                <p className={`quiet ${css.text}`}>{text}</p>
                {/* The title is the link. */}
                <p aria-hidden className={css.read}>
                  <span>{w.read}</span> <Icon name="arrow" size={20} />
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
