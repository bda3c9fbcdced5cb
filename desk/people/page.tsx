import { useInfiniteQuery } from '@tanstack/react-query'
import { useRoute } from 'wouter'
import type { AuditEntry, DeskSession, FailedSignIns, SignInWay } from '#contracts/desk.ts'
import { ask, useAsk } from '../api.ts'
import { Button, Failed, Notice } from '../ui/action.tsx'
import { Item, List, Tabs } from '../ui/parts.tsx'
import { timeOf } from '../ui/times.ts'
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

interface LogPage {
  entries: AuditEntry[]
  more: boolean
}

/** Who did what, newest first. Nobody can change it. */
function AuditLog() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam }) => ask<LogPage>(`audit${pageParam}`),
    initialPageParam: '',
    getNextPageParam: ({ entries, more }: LogPage) => {
      const last = entries.at(-1)
      return more && last ? `?at=${last.at}&id=${last.id}` : undefined
    },
  })
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Notice>Abriendo el registro…</Notice>
  return (
    <div className="stack">
      <p>Lo que se ha hecho en la oficina, lo último primero. Nadie puede cambiarlo desde aquí.</p>
      <Failures />
      <List label="Registro">
        {data.pages
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
      </List>
      {error && <Failed error={error} retry={refetch} />}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Ver lo anterior
        </Button>
      )}
    </div>
  )
}

const Entry = ({ at, name, what, details }: AuditEntry) => (
  <Item
    title={
      <>
        <strong>{name}</strong> · {what}
      </>
    }
    about={
      <span className="meta-line">
        <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
        {Object.entries(details).map(([label, value]) => (
          <span key={label}>
            {label}: {value}
          </span>
        ))}
      </span>
    }
  />
)

const ways: Record<SignInWay, string> = {
  passkey: 'con una clave de acceso',
  password: 'con contraseña',
  link: 'con un enlace de correo',
  invitation: 'con una invitación',
}

/** Failed sign-ins of the last thirty days; nothing where there were none. */
function Failures() {
  const { data = [] } = useAsk<FailedSignIns[]>('people/failures')
  if (data.length === 0) return null
  return (
    <section>
      <h2>Entradas fallidas de los últimos 30 días</h2>
      <ul>
        {data.map(({ way, name, count, lastAt }) => (
          <li key={`${way} ${name}`}>
            {count === 1 ? 'Una vez' : `${count} veces`} {ways[way]}
            {name === '' ? ', sin cuenta conocida' : `, en la cuenta de ${name}`}; la última, el {timeOf(lastAt)}.
          </li>
        ))}
      </ul>
    </section>
  )
}
