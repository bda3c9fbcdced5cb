import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskSession } from '#contracts/desk.ts'
import type { EnquiryFigures } from '#contracts/desk-enquiries.ts'
import { useAsk } from '../api.ts'
import { Failed } from '../ui/action.tsx'
import { SelectField } from '../ui/fields.tsx'
import { shortDay } from '../ui/times.ts'
import { EnquiryFacts, Table } from './facts.tsx'
import css from './figures.module.css'
import { QuoteFacts } from './quotes.tsx'

const periods = ['13', '26', '52'] as const

/** What came, from where, how soon it was answered and what became of it. Nothing of it comes from following visitors. */
export function Page({ person }: DeskSession) {
  const [weeks, setWeeks] = useState<(typeof periods)[number]>('26')
  const { data, error, refetch } = useAsk<EnquiryFigures>(`enquiries/figures?weeks=${weeks}`, {
    placeholderData: keepPreviousData,
  })
  return (
    <div className="stack-parts page-wide">
      <header className="split at-foot">
        <h1>Cifras</h1>
        <SelectField
          label="Periodo"
          value={weeks}
          options={periods.map((id) => ({ id, name: `Últimas ${id} semanas` }))}
          onChange={setWeeks}
        />
      </header>
      {error && <Failed error={error} retry={refetch} />}
      {!data && !error && <p role="status">Contando…</p>}
      {data && (data.total === 0 ? <p>En estas semanas no ha llegado ninguna consulta.</p> : <All figures={data} />)}
      {person.role === 'owner' && <QuoteFacts weeks={weeks} />}
      <p className="caption measure">
        Se cuenta lo que hay en Consultas, sin el posible spam y sin lo que ya se ha borrado. La web no sigue a nadie
        para hacer estas cuentas.
      </p>
    </div>
  )
}

const All = ({ figures }: { figures: EnquiryFigures }) => (
  <>
    <EnquiryFacts figures={figures} />
    <Weeks weeks={figures.weeks} />
    <div className="columns wide-columns">
      <Ranking title="Por servicio" rows={figures.services} total={figures.total} />
      <Ranking title="Por página de origen" rows={figures.pages} total={figures.total} />
    </div>
  </>
)

interface Props {
  title: string
  rows: readonly { name: string; count: number }[]
  total: number
}

/** Names with how often they occur: a table whose bars only show what its figures say. */
const Ranking = ({ title, rows, total }: Props) => (
  <section aria-label={title} className="stack-near">
    <h2>{title}</h2>
    <Table
      hideColumns
      columns={['Nombre', 'Consultas']}
      rows={rows.map(({ name, count }) => [
        <>
          {name}
          <svg className={css.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(count / total) * 100} height="4" />
          </svg>
        </>,
        count,
      ])}
    />
  </section>
)

// Bars of our own: one shape, which a chart library would make a hundred kilobytes of.
const height = 100

/** Enquiries by week as bars, and the same as a table. */
function Weeks({ weeks }: Pick<EnquiryFigures, 'weeks'>) {
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
