import { enhance } from '#app/renderer/island/enhance.ts'
import css from './dot-navigation.module.css'

type Stop = { id: string; name: string }
/** block: at the right edge, for stops one under the other · inline: along the lower edge, for stops side by side. */
type Props = { label: string; stops: Stop[]; axis: 'block' | 'inline' }

/** Where one is among the full-screen parts of the page, and the way to each. Plain anchors: the stops take the focus. */
export function DotNavigation({ label, stops, axis }: Props) {
  return (
    <nav className={`no-print ${css.nav}`} aria-label={label} data-axis={axis} {...enhance('dot-navigation', 'load')}>
      <ol className={css.list}>
        {stops.map(({ id, name }, i) => (
          <li key={id}>
            <a href={`#${id}`} className={css.dot} aria-current={i === 0 ? 'location' : undefined}>
              <span className={`label ${css.name}`}>{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
