import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#contracts/desk.ts'
import { ask } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Item, List } from '../ui/list.tsx'
import { Failed, Notice } from '../ui/message.tsx'
import { timeOf } from '../ui/times.ts'
import { Failures } from './failures.tsx'

interface Page {
  entries: AuditEntry[]
  more: boolean
}

/** Who did what, newest first. Nobody can change it. */
export function AuditLog() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam }) => ask<Page>(`audit${pageParam}`),
    initialPageParam: '',
    getNextPageParam: ({ entries, more }: Page) => {
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
