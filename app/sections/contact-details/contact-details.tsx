import { useId } from 'react'
import { contactDetailsWords as w } from '#words/contact-details-words.ts'
import { fromTo } from '#words/hours-words.ts'
import css from './contact-details.module.css'
import { WayMap } from './way-map.tsx'

type Props = {
  /** Postal address, a line per entry. */
  address: string[]
  hours: { days: string; opens: string; closes: string }[]
  /** Kilometres by road that cost nothing: drawn as the crow flies. */
  freeKm: number
  /** How to come. */
  visits: { name: string; text: string }[]
}

/** Where the workshop is, how to come, and when it is open. */
export function ContactDetails({ address, hours, freeKm, visits }: Props) {
  const id = useId()
  return (
    <section className={`section grid ${css.section}`} aria-label={w.name}>
      <div className={css.figure}>
        <WayMap freeKm={freeKm} />
      </div>
      <div className={`on-paper ${css.facts}`}>
        <section aria-labelledby={`${id}-address`}>
          <h2 id={`${id}-address`} className="label quiet">
            {w.workshop}
          </h2>
          <address className={css.address}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <dl className={css.visits}>
            {visits.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="caption">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby={`${id}-hours`}>
          <h2 id={`${id}-hours`} className="label quiet">
            {w.hours}
          </h2>
          <ul className={css.hours}>
            {hours.map(({ days, opens, closes }) => (
              <li key={days}>
                {days}
                <span>{fromTo(opens, closes)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  )
}
