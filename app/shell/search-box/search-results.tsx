import { adoptSheet } from '#app/browser/adopt-sheet.ts'
import type { Hit } from '#contracts/search.ts'
import css from './search-results.module.css'
import styles from './search-results.module.css?inline'

adoptSheet(styles)

type Props = {
  hits: Hit[]
  /** Which is chosen by the arrow keys; -1: none. */
  at: number
  /** Option `i` has this with `-i` behind it as its id. */
  id: string
}

/** The options of the listbox under the field. They come, with their sheet, with the first search. */
export const SearchResults = ({ hits, at, id }: Props) =>
  hits.map(({ url, kind, title, text }, i) => (
    <a
      key={url}
      role="option"
      id={`${id}-${i}`}
      aria-selected={i === at}
      tabIndex={-1}
      href={url}
      className={`tints ${css.option}`}
    >
      <span className="label quiet">{kind}</span>
      <strong>{title}</strong>
      <span className={`caption ${css.text}`}>{text}</span>
    </a>
  ))
