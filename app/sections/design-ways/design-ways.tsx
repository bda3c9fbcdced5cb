import type { CSSProperties } from 'react'
import { Section } from '#app/ui/section-head/section.tsx'
import css from './design-ways.module.css'

type Props = { kicker: string; title: string; text: string; ways: { to: string; name: string }[] }

/** The pieces that a visitor can draw, each over a dimension line: one tap to its drawing board. */
export function DesignWays({ ways, ...head }: Props) {
  return (
    <Section {...head}>
      <ul className={css.ways} style={{ '--pieces': 'url(/piezas.svg)' } as CSSProperties}>
        {ways.map(({ to, name }) => (
          <li key={to} className="card">
            <a href={to} className={`card-link ${css.way}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
