import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#content/pictures.ts'
import css from './next-page.module.css'

export type Neighbour = { to: string; label: string; title: string; picture: PictureData }

/** The page to read next, with its photograph; the one before as a quiet link under it. */
export function NextPage({
  name,
  next,
  previous,
}: {
  name: string
  next: Neighbour
  previous?: Omit<Neighbour, 'picture'>
}) {
  return (
    <nav className={`section grid ${css.section}`} aria-label={name}>
      <div className={css.next}>
        <p className={`label ${css.label}`}>{next.label}</p>
        <Link to={next.to} className={css.link} prefetch="viewport" viewTransition rel="next">
          {next.title}
        </Link>
        <Picture picture={next.picture} sizes="(min-width: 50rem) 33vw, 46vw" ratio={4 / 3} className={css.picture} />
      </div>
      {previous && (
        <Link to={previous.to} className={css.previous} prefetch="intent" viewTransition rel="prev">
          <Icon name="previous" />
          <span>
            <span className="label">{previous.label}</span> {previous.title}
          </span>
        </Link>
      )}
    </nav>
  )
}
