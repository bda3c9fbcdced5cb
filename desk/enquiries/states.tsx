import { Link } from 'wouter'
import type { EnquiryCounts } from '#contracts/desk-enquiries.ts'
import css from './list.module.css'
import { useFilters } from './use-filters.ts'
import { stateFilters } from './words.ts'

/** The states as a menu, each with how many there are, and the reminders whose day has come. */
export function States({ counts }: { counts: EnquiryCounts | undefined }) {
  const { filters, linkTo } = useFilters()
  const countOf = (state: (typeof stateFilters)[number]['state']) => {
    if (!counts) return undefined
    const { new: fresh, answered, waiting } = counts.states
    return state ? counts.states[state] : fresh + answered + waiting
  }
  return (
    <nav aria-label="Por estado" className={`strip ${css.states}`}>
      {stateFilters.map(({ key, state, name }) => (
        <Link
          key={key}
          href={linkTo('state', key)}
          aria-current={filters.state === state ? 'page' : undefined}
          className="quiet target"
        >
          {name} <span className="small tabular">{countOf(state)}</span>
        </Link>
      ))}
      {counts && counts.due > 0 && (
        <Link
          href={linkTo('due', filters.due ? '' : '1')}
          aria-current={filters.due ? 'true' : undefined}
          className="marked target"
        >
          Aviso cumplido <span className="small tabular">{counts.due}</span>
        </Link>
      )}
    </nav>
  )
}
