import css from './breadcrumb.module.css'

/** One step of the way to a page; the last one, without an address, is where the visitor stands. */
export type Crumb = { name: string; to?: string }

/** «Inicio > Blog». */
export function Breadcrumb({ crumbs, label = 'Migas de pan' }: { crumbs: Crumb[]; label?: string }) {
  return (
    <nav className={css.breadcrumb} aria-label={label}>
      <ol className={css.list}>
        {crumbs.map(({ name, to }, i) => (
          <li key={name} className={css.crumb}>
            {i > 0 && (
              <span className={css.sign} aria-hidden="true">
                {'>'}
              </span>
            )}
            {to ? <a href={to}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
