import { useId } from 'react'
import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { contactDetailsWords as w } from '#words/contact-details-words.ts'
import { WayMap } from './way-map.tsx'
import css from './way-there.module.css'

type Props = {
  /** Postal address, a line per entry. */
  address: string[]
  /** How to come. */
  visits: { name: string; text: string }[]
}

/** Where the workshop is, on a map, and how to come. */
export function WayThere({ address, visits }: Props) {
  const heading = useId()
  return (
    <section className={`section grid ${css.section}`} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {w.way}
      </h2>
      <div className={css.figure}>
        <WayMap />
      </div>
      <div className={`on-paper ${css.facts}`}>
        <address className={css.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <ArrowLink to={routeTo(address)}>{w.route}</ArrowLink>
        </address>
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

/** The way from where one is, in the telephone's own maps or in a new page. */
const routeTo = (address: string[]) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address.join(', ') })}`
