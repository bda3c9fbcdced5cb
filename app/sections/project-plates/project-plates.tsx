import type { ReactNode } from 'react'
import { Island } from '#app/renderer/island/island.tsx'
import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { Section } from '#app/ui/section-head/section.tsx'
import { type Plate, PlateList } from './plate-list.tsx'
import css from './project-plates.module.css'

type Props = {
  /** Without it the plates have no heading of their own: the page's title is above them. */
  kicker?: string
  title: string
  plates: Plate[]
  /** Number of the first plate. */
  first?: number
  all?: { to: string; name: string }
  children?: ReactNode
}

/** Projects as plates of a catalogue. */
export function ProjectPlates({ kicker, title, plates, first = 1, all, children }: Props) {
  return (
    <Section id="trabajos" kicker={kicker} title={title}>
      <Island>
        <PlateList plates={plates} first={first} />
      </Island>
      {all && (
        <div className={`from-third ${css.all}`}>
          <ArrowLink to={all.to}>{all.name}</ArrowLink>
        </div>
      )}
      {children}
    </Section>
  )
}
