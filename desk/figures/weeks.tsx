import type { EnquiryFigures } from '#contracts/desk-enquiries.ts'
import { shortDay } from '../ui/times.ts'
import css from './figures.module.css'
import { Table } from './table.tsx'

// Bars of our own: one shape, which a chart library would make a hundred kilobytes of.
const height = 100

/** Enquiries by week as bars, and the same as a table. */
export function Weeks({ weeks }: Pick<EnquiryFigures, 'weeks'>) {
  return (
    <section aria-label="Por semana" className="stack-near">
      <h2>Por semana</h2>
      <Bars weeks={weeks} />
      <details>
        <summary>Verlo en una tabla</summary>
        <Table
          columns={['Semana del lunes', 'Consultas']}
          rows={weeks.map(({ monday, count }) => [shortDay(monday), count])}
        />
      </details>
    </section>
  )
}

/** The bars stretch with the page, their words do not: the fullest week gives the scale, which begins at nothing. */
function Bars({ weeks }: Pick<EnquiryFigures, 'weeks'>) {
  const max = weeks.reduce((fullest, week) => (week.count > fullest.count ? week : fullest), { monday: '', count: 0 })
  const [first, last] = [weeks[0], weeks.at(-1)]
  return (
    <figure>
      <p className="caption">
        La semana con más: {max.count} (la del {shortDay(max.monday)})
      </p>
      <svg
        viewBox={`0 0 ${weeks.length} ${height}`}
        preserveAspectRatio="none"
        className={css.bars}
        role="img"
        aria-label="Consultas por semana, en barras"
      >
        {weeks.map(({ monday, count }, at) => {
          const high = (count / max.count) * height
          return (
            <rect key={monday} x={at + 0.15} width="0.7" y={height - high} height={high}>
              <title>{`${shortDay(monday)}: ${count}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="split quiet small">
        <span>{first && shortDay(first.monday)}</span>
        <span>{last && shortDay(last.monday)}</span>
      </figcaption>
    </figure>
  )
}
