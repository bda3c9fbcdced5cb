import css from './figures.module.css'
import { Table } from './table.tsx'

interface Props {
  title: string
  rows: readonly { name: string; count: number }[]
  total: number
}

/** Names with how often they occur: a table whose bars only show what its figures say. */
export const Ranking = ({ title, rows, total }: Props) => (
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
