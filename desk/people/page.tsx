import { useRoute } from 'wouter'
import type { DeskSession } from '#contracts/desk.ts'
import { Tabs } from '../ui/page-head.tsx'
import { AuditLog } from './audit-log.tsx'
import { PeopleList } from './people-list.tsx'

/** People with access, and the log of what was done; for owners. */
export function Page(session: DeskSession) {
  const [isLog] = useRoute('/registro')
  return (
    <div className="stack-far narrow">
      <h1>Personas</h1>
      <Tabs
        label="Personas"
        tabs={[
          { to: '/', name: 'Quién entra', isHere: !isLog },
          { to: '/registro', name: 'Registro', isHere: isLog },
        ]}
      />
      {isLog ? <AuditLog /> : <PeopleList {...session} />}
    </div>
  )
}
