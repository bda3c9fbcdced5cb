import css from './lines.module.css'

const seven = ['1', '2', '3', '4', '5', '6', '7']

/** The seven vertical hairlines behind every page: the site's signature, on which the layout sits. */
export function Lines() {
  return (
    <div className={`no-print ${css.lines}`} aria-hidden="true">
      {seven.map((n) => (
        <span key={n} />
      ))}
    </div>
  )
}
