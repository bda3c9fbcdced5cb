import { Link, Route, Switch } from 'wouter'
import type { DeskSession } from '#contracts/desk.ts'
import { AuditLog } from './audit-log.tsx'
import css from './people.module.css'
import { PeopleList } from './people-list.tsx'

const pages = [
  { path: '/', name: 'Quién entra' },
  { path: '/registro', name: 'Registro' },
]

/** Who gets in, and what was done; for owners. */
export const PeoplePage = (session: DeskSession) => (
  <div className={css.page}>
    <h1>Personas</h1>
    <nav aria-label="Personas" className={css.tabs}>
      {pages.map(({ path, name }) => (
        <Link key={path} href={path} className={(active) => (active ? `${css.tab} ${css.here}` : (css.tab as string))}>
          {name}
        </Link>
      ))}
    </nav>
    <Switch>
      <Route path="/registro">
        <AuditLog />
      </Route>
      <Route>
        <PeopleList {...session} />
      </Route>
    </Switch>
  </div>
)
