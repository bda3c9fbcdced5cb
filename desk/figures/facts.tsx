import type { ReactNode } from 'react'
import type { EnquiryFigures } from '#contracts/desk-enquiries.ts'
import { wholeEuros } from '#words/money-words.ts'
import css from './figures.module.css'

const count = new Intl.NumberFormat('es-ES')
const hour = 3_600_000

/** «3 h», «2 días»: as exact as one can feel it. */
function tellTime(time: number): string {
  if (time < hour) return `${Math.max(1, Math.round(time / 60_000))} min`
  if (time < 48 * hour) return `${Math.round(time / hour)} h`
  return `${Math.round(time / 24 / hour)} días`
}

/** The few figures that matter, large: name, value, what is to be known of it. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string, note: string])[] }) => (
  <dl className={`columns ${css.facts}`}>
    {facts.map(([name, value, note]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="figure">{value}</dd>
        <dd className="caption">{note}</dd>
      </div>
    ))}
  </dl>
)

export function EnquiryFacts({ figures }: { figures: EnquiryFigures }) {
  const { total, answered, firstAnswer, won, lost, open, wonCents } = figures
  const decided = won + lost
  const wait =
    firstAnswer === null
      ? (['—', 'Todavía no se ha contestado ninguna'] as const)
      : ([tellTime(firstAnswer), 'La mitad se contesta antes; noches y festivos cuentan'] as const)
  const share =
    decided === 0
      ? 'Ninguna tiene resultado apuntado'
      : `${Math.round((won / decided) * 100)} % de ${count.format(decided)} decididas; ${count.format(open)} sin decidir`
  return (
    <Facts
      facts={[
        ['Consultas', count.format(total), `${count.format(answered)} contestadas`],
        ['Primera respuesta', ...wait],
        ['Ganadas', count.format(won), share],
        ['Importe ganado', wholeEuros(wonCents / 100), 'Suma de los importes apuntados'],
      ]}
    />
  )
}

interface Props {
  caption?: string
  columns: readonly string[]
  /** Whether the columns' names are only read out. */
  hideColumns?: boolean
  /** Each begins with what it is about. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[]
}

/** Figures by what they are about. */
export const Table = ({ caption, columns, hideColumns = false, rows }: Props) => (
  <table className={`${css.table} ${columns.length > 2 ? css.dense : ''}`}>
    {caption && <caption className="visually-hidden">{caption}</caption>}
    <thead className={hideColumns ? 'visually-hidden' : undefined}>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...figures], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state
        <tr key={row}>
          <th scope="row">{name}</th>
          {figures.map((figure, at) => (
            <td key={columns[at + 1]}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
