import css from './fun-facts.module.css'

export type FunFact = { id: string | number; contentName: string; contentNumber: number; plus?: boolean }

/** Counters in large serif figures that count up once, when the section is first seen (behaviour/count-up.ts). */
export function FunFacts({ label, facts }: { label: string; facts: FunFact[] }) {
  return (
    <section className="grid" aria-label={label} data-enhance="count-up" data-when="idle">
      <dl className={css.facts}>
        {facts.map((fact) => (
          <Figure key={fact.id} {...fact} />
        ))}
      </dl>
    </section>
  )
}

function Figure({ contentName, contentNumber, plus = false }: FunFact) {
  return (
    <div className={css.fact}>
      <dt className="label">{contentName}</dt>
      <dd className={css.figure}>
        <span className="visually-hidden">
          {contentNumber}
          {plus && '+'}
        </span>
        {/* The invisible end value keeps the place, so that counting moves nothing. */}
        <span aria-hidden="true" className={css.room}>
          <span className={css.end}>{contentNumber}</span>
          <span className={css.now} data-count="">
            {contentNumber}
          </span>
          {plus && <sup>+</sup>}
        </span>
      </dd>
    </div>
  )
}
