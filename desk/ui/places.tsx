import { Link } from 'wouter'
import { deskPath } from '#contracts/desk.ts'
import css from './places.module.css'

interface Place {
  text: string
  /** Below `/taller`; empty for what has no place at the desk. */
  href: string
}

/** Lines that lead to where something stands. */
export const Places = ({ places }: { places: readonly Place[] }) => (
  <ul className={css.places}>
    {places.map(({ text, href }) => (
      <li key={`${text} ${href}`}>{href ? <Link href={`~${deskPath}${href}`}>{text}</Link> : text}</li>
    ))}
  </ul>
)
