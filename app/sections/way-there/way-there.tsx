import { useId } from 'react'
import { contactDetailsWords as w } from '#words/contact-details-words.ts'
import { WayMap } from './way-map.tsx'
import css from './way-there.module.css'

type Props = {
  /** How to come. */
  visits: { name: string; text: string }[]
}

/** Where the workshop is, on a map, and how to come. */
export function WayThere({ visits }: Props) {
  const heading = useId()
  return (
    <section className={`section grid ${css.section}`} aria-labelledby={heading}>
      <div className={css.figure}>
        <WayMap />
      </div>
      <div className={`on-paper ${css.facts}`}>
        <h2 id={heading}>{w.way}</h2>
        <dl>
          {visits.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="caption">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
