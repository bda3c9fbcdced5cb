import { useId } from 'react'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import css from './design-ways.module.css'

type Props = { kicker: string; title: string; text: string; ways: { to: string; name: string }[] }

/** The pieces that a visitor can draw, each name over a dimension line: one tap to its drawing board. */
export function DesignWays({ ways, ...head }: Props) {
  const heading = useId()
  return (
    <section className="section grid" aria-labelledby={heading}>
      <SectionHead id={heading} {...head} />
      <ul className={css.ways}>
        {ways.map(({ to, name }) => (
          <li key={to}>
            <a href={to} className={css.way}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
