import { useId } from 'react'
import { contactDetailsWords as w } from '#words/contact-details-words.ts'
import css from './contact-details.module.css'
import { WayMap } from './way-map.tsx'

type Way = { name: string; href: string; text: string }
type Props = {
  ways: Way[]
  /** Postal address, a line per entry. */
  address: string[]
  hours: { days: string; opens: string; closes: string }[]
  /** How to come. */
  visits: { name: string; text: string }[]
}

/** Where the workshop is, when it is open and how to reach it without the form. */
export function ContactDetails({ ways, address, hours, visits }: Props) {
  const id = useId()
  return (
    <section className={`section grid ${css.section}`} aria-label={w.name}>
      <div className={css.figure}>
        <WayMap />
      </div>
      <div className={css.facts}>
        <section aria-labelledby={`${id}-ways`}>
          <h2 id={`${id}-ways`} className="label">
            {w.ways}
          </h2>
          <dl className={css.ways}>
            {ways.map(({ name, href, text }) => (
              <div key={name}>
                <dt className="caption">{name}</dt>
                <dd>
                  <a href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
                    {text}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby={`${id}-address`}>
          <h2 id={`${id}-address`} className="label">
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
          <h2 id={`${id}-hours`} className="label">
            {w.hours}
          </h2>
          <ul className={css.hours}>
            {hours.map(({ days, opens, closes }) => (
              <li key={days}>
                {days}
                <span>
                  <time>{opens}</time> – <time>{closes}</time>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  )
}
