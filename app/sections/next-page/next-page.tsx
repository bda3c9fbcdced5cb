import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import css from './next-page.module.css'

export type Neighbour = { to: string; label: string; title: string; picture: PictureData }

/** The page to read next, with its photograph; the one before as a quiet link under it. */
export function NextPage({
  name,
  next,
  previous,
  quiet = false,
}: {
  name: string
  next: Neighbour
  previous?: Omit<Neighbour, 'picture'>
  /** After a page whose own title is not the largest. */
  quiet?: boolean
}) {
  return (
    <nav className="section grid" aria-label={name}>
      <div className={`card columns ${css.next} ${quiet ? css.quiet : ''}`}>
        <p className={`label quiet ${css.label}`}>{next.label}</p>
        <a href={next.to} className={`card-link leans ${css.link}`} rel="next">
          {next.title}
        </a>
        <Picture picture={next.picture} sizes="46vw" ratio={4 / 3} className={`card-picture ${css.picture}`} />
      </div>
      {previous && (
        <a href={previous.to} className={`link from-third ${css.previous}`} rel="prev">
          <Icon name="previous" />
          <span>
            <span className="label quiet">{previous.label}</span> {previous.title}
          </span>
        </a>
      )}
    </nav>
  )
}
