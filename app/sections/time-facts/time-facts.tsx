import type { TimeFact } from '#reader/service-prices.ts'
import css from './time-facts.module.css'

/** How long things take, as figures between the lines. */
export function TimeFacts({ facts }: { facts: TimeFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={`from-third ${css.facts}`}>
      {facts.map(({ name, figure, unit, text }) => (
        <div key={name} className={css.fact}>
          <dt className="label quiet">{name}</dt>
          <dd className={css.time}>
            <span className={css.figure}>{figure}</span> {unit}
          </dd>
          <dd className="caption">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
