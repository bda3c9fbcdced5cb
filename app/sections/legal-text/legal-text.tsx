import { Fold } from '#app/ui/fold/fold.tsx'
import { PlaceLinks } from '#app/ui/page-contents/page-contents.tsx'
import { Prose } from '#app/ui/prose/prose.tsx'
import { unescapeHtml } from '#contracts/html.ts'
import { contentsWords } from '#words/contents-words.ts'
import { legalWords as w } from '#words/legal-words.ts'
import css from './legal-text.module.css'
import { type StoredItem, StoredItems, storedId } from './stored-items.tsx'

type Day = { date: string; dateTime: string }
type Props = {
  /** What stands before the first article. */
  intro: string
  articles: { id: string; title: string; html: string }[]
  updated: Day
  revised?: Day | undefined
  /** What it says, in a few sentences. */
  short?: string | undefined
  /** What the site keeps in the browser, on the page that lists it. */
  stored?: StoredItem[]
}

/**
 * A legal text under its index, its articles numbered in the margin, where the quotations of the text stand as notes, and,
 * on the cookie policy, the table of what the browser keeps. On a phone each article is a row that opens: they are the index.
 */
export function LegalText({ intro, articles, updated, revised, short, stored }: Props) {
  const places = [
    ...articles.map(({ id, title }) => ({ id, text: title })),
    ...(stored ? [{ id: storedId, text: w.storage }] : []),
  ]
  return (
    <div className={`grid ${css.page}`}>
      <p className={`caption from-third on-paper ${css.date}`}>
        {w.updated} <Time {...updated} />
      </p>
      {short && (
        <div className={`from-third ${css.short}`}>
          <p className="label quiet">{w.short}</p>
          <p className={css.opening}>{short}</p>
        </div>
      )}
      {intro && <Prose html={intro} className={`from-third on-paper ${short ? '' : css.opening}`} />}
      <nav className={`on-paper ${css.index}`} aria-label={contentsWords.name}>
        <p className="label quiet">{contentsWords.name}</p>
        <PlaceLinks places={places} />
      </nav>
      <div className={`on-paper ${css.articles}`}>
        {articles.map(({ id, title, html }) => (
          <Fold
            key={id}
            opensWide
            className={css.article}
            summary={
              <>
                <h2 id={id}>{title}</h2>
                <span className={css.gloss}>{glossOf(html)}</span>
              </>
            }
          >
            <Prose html={html} className={css.text} />
          </Fold>
        ))}
        {stored && <StoredItems items={stored} />}
        {revised && (
          <p className={`caption ${css.revised}`}>
            {w.revised} <Time {...revised} />
          </p>
        )}
      </div>
    </div>
  )
}

/** The first of an article's notes, which says on a phone what the row holds. */
const glossOf = (html: string) =>
  unescapeHtml((/<blockquote[^>]*>\s*<p>(.*?)<\/p>/s.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, ''))

const Time = ({ date, dateTime }: Day) => <time dateTime={dateTime}>{date}</time>
