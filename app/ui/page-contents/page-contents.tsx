import { contentsWords as w } from '#words/contents-words.ts'
import css from './page-contents.module.css'

type Places = { places: { id: string; text: string }[] }
type Props = Places & {
  /** One line of the page's head. */
  inLine?: boolean
  /** Where it stands in the page's grid. */
  className?: string | undefined
}

/** The index of a longer text, in a column of its own that stays in sight, where there is room for one; nothing where there is no second place to go to. */
export function PageContents({ places, inLine = false, className = '' }: Props) {
  if (places.length < 2) return null
  return (
    <nav className={`on-paper ${inLine ? css.line : css.contents} ${className}`} aria-label={w.name}>
      <p className="label quiet">{w.name}</p>
      <PlaceLinks places={places} />
    </nav>
  )
}

/** The places of a text as links, in their order. */
export const PlaceLinks = ({ places }: Places) => (
  <ol>
    {places.map(({ id, text }) => (
      <li key={id}>
        <a className="target tints" href={`#${id}`}>
          {text}
        </a>
      </li>
    ))}
  </ol>
)
