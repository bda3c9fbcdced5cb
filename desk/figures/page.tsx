import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskSession } from '#contracts/desk.ts'
import type { EnquiryFigures } from '#contracts/desk-enquiries.ts'
import { ask } from '../api.ts'
import { Failed } from '../ui/failed.tsx'
import { Field } from '../ui/field.tsx'
import { EnquiryFacts } from './facts.tsx'
import css from './figures.module.css'
import { QuoteFacts } from './quotes.tsx'
import { Ranking } from './ranking.tsx'
import { Weeks } from './weeks.tsx'

const periods = [13, 26, 52] as const

/** What came, from where, how soon it was answered and what became of it. Nothing of it comes from following visitors. */
export function FiguresPage({ person }: DeskSession) {
  const [weeks, setWeeks] = useState<number>(26)
  const { data, error, refetch } = useQuery({
    queryKey: ['enquiries', 'figures', weeks],
    queryFn: () => ask<EnquiryFigures>(`enquiries/figures?weeks=${weeks}`),
    placeholderData: (before) => before,
  })
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Cifras</h1>
        <Field label="Periodo">
          {(control) => (
            <select {...control} value={weeks} onChange={(event) => setWeeks(Number(event.target.value))}>
              {periods.map((period) => (
                <option key={period} value={period}>
                  Últimas {period} semanas
                </option>
              ))}
            </select>
          )}
        </Field>
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
    <div className={css.rankings}>
      <Ranking title="Por servicio" rows={figures.services} total={figures.total} />
      <Ranking title="Por página de origen" rows={figures.pages} total={figures.total} />
    </div>
  </>
)
