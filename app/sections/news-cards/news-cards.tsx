import { ArrowLink, CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Section } from '#app/ui/section-head/section.tsx'
import type { ArticleCard } from '#contracts/article-card.ts'
import css from './news-cards.module.css'

type Props = {
  kicker: string
  title: string
  items: ArticleCard[]
  all?: { to: string; name: string }
  /** What the pictures are, where they are no photographs. */
  mark?: string | undefined
}

/** News as numbered cards on the lines: picture, number and date, title, opening sentence. */
export function NewsCards({ kicker, title, items, all, mark }: Props) {
  return (
    <Section kicker={kicker} title={title}>
      <ul className={css.list}>
        {items.map(({ postCount, title: name, text, date, dateTime, link, picture }) => (
          <li key={postCount}>
            <article className={`card ${css.card}`} aria-label={name}>
              <Picture picture={picture} sizes="31vw" ratio={4 / 3} className="card-picture" />
              <p className={`label quiet apart ${css.meta}`}>
                <span>{postCount}</span>
                <time dateTime={dateTime}>{date}</time>
              </p>
              <h3 className={css.title}>
                <CardLink to={link}>{name}</CardLink>
              </h3>
              <p className={`quiet smaller ${css.text}`}>{text}</p>
            </article>
          </li>
        ))}
      </ul>
      {mark && <p className="caption">{mark}</p>}
      {all && (
        <div className={css.all}>
          <ArrowLink to={all.to}>{all.name}</ArrowLink>
        </div>
      )}
    </Section>
  )
}
