import type { ReactNode } from 'react'
import css from './figures.module.css'

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
