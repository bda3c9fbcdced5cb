import { contentsWords as w } from '#words/contents-words.ts'
import css from './page-contents.module.css'

type Props = {
  places: { id: string; text: string }[]
  /** Where there is no column for it: folded over the text; left out without. */
  folded?: boolean
  /** One line of the page's head, where there is room for it; left out elsewhere. */
  inLine?: boolean
  /** Where it stands in the page's grid. */
  className?: string | undefined
}

/** The index of a longer text, in a column of its own that stays in sight; nothing where there is no second place to go to. */
export function PageContents({ places, folded = false, inLine = false, className = '' }: Props) {
  if (places.length < 2) return null
  const list = (
    <ol>
      {places.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  if (inLine)
    return (
      <nav className={css.line} aria-label={w.name}>
        <p className="label quiet">{w.name}</p>
        {list}
      </nav>
    )
  return (
    <nav className={`on-paper ${css.contents} ${className}`} aria-label={w.name}>
      {folded && (
        <details className={css.folded}>
          <summary className="label quiet apart">{w.name}</summary>
          {list}
        </details>
      )}
      <div className={css.column}>
        <p className="label quiet">{w.name}</p>
        {list}
      </div>
    </nav>
  )
}
