import { CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { type WayGroup, Ways } from '#app/ui/ways/ways.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import css from './search-ways.module.css'

type Props = {
  groups: WayGroup[]
  /** Things that are known by sight. */
  seen?: { name: string; things: { id: string; name: string; to: string; picture: PictureData }[] }
}

/** What one may look at without a word to look for. */
export const SearchWays = ({ groups, seen }: Props) => (
  <div className="grid">
    <div className={`on-paper ${css.ways}`}>
      {seen && (
        <nav className={css.seen} aria-label={seen.name}>
          <p className="label quiet">{seen.name}</p>
          <ul>
            {seen.things.map(({ id, name, to, picture }) => (
              <li key={id} className="card">
                <Picture picture={picture} sizes="(min-width: 50rem) 16vw, 31vw" ratio={1} className="card-picture" />
                <CardLink to={to}>{name}</CardLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map((group) => (
        <Ways key={group.name} {...group} />
      ))}
    </div>
  </div>
)
