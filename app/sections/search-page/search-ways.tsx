import { type WayGroup, Ways } from '#app/ui/ways/ways.tsx'
import css from './search-ways.module.css'

/** What one may look at without a word to look for. */
export const SearchWays = ({ groups }: { groups: WayGroup[] }) => (
  <div className="grid">
    <div className={`on-paper ${css.ways}`}>
      {groups.map((group) => (
        <Ways key={group.name} {...group} />
      ))}
    </div>
  </div>
)
