import css from './figures.module.css'

interface Props {
  title: string
  rows: readonly { name: string; count: number }[]
  total: number
}

/** Names with how often they occur: a table whose bars only show what its figures say. */
export function Ranking({ title, rows, total }: Props) {
  return (
    <section aria-label={title} className={css.part}>
      <h2>{title}</h2>
      <table className={css.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">Consultas</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <svg className={css.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(count / total) * 100} height="4" />
                </svg>
              </th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
