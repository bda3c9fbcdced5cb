import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Colleague, DeskSession, OneTimeLink } from '#contracts/desk.ts'
import { ask } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Failed } from '../ui/failed.tsx'
import { List } from '../ui/list.tsx'
import { Notice } from '../ui/notice.tsx'
import { ColleagueItem } from './colleague.tsx'
import { Door } from './door.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { Invite } from './invite.tsx'

/** Everybody who may enter, and who is invited. */
export function PeopleList({ person }: DeskSession) {
  const [inviting, setInviting] = useState(false)
  const [invited, setInvited] = useState<{ name: string; link: OneTimeLink }>()
  const { data, error, refetch } = useQuery({ queryKey: ['people'], queryFn: () => ask<Colleague[]>('people') })
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Notice>Buscando quién entra…</Notice>
  return (
    <div className="stack">
      <div>
        <Button tone="main" onClick={() => setInviting(true)}>
          Invitar a alguien
        </Button>
      </div>
      <List label="Personas del taller">
        {data.map((colleague) => (
          <ColleagueItem
            key={colleague.id}
            {...colleague}
            self={colleague.id === person.id}
            onInvited={(link) => setInvited({ name: colleague.name, link })}
          />
        ))}
      </List>
      <Door />
      {inviting && (
        <Invite
          onClose={() => setInviting(false)}
          onInvited={(name, link) => {
            setInviting(false)
            setInvited({ name, link })
          }}
        />
      )}
      {invited && <InvitationLink {...invited} onClose={() => setInvited(undefined)} />}
    </div>
  )
}
