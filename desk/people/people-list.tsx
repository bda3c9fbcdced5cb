import { useState } from 'react'
import type { Colleague, DeskSession, OneTimeLink, Person } from '#contracts/desk.ts'
import { useAsk } from '../queries.ts'
import { DialogButton } from '../ui/dialog.tsx'
import { List } from '../ui/list.tsx'
import { Loaded } from '../ui/message.tsx'
import { ColleagueItem } from './colleague.tsx'
import { EntryLink } from './entry-link.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { Invite } from './invite.tsx'

export const PeopleList = ({ person }: DeskSession) => (
  <Loaded query={useAsk<Colleague[]>('people')} waiting="Buscando quién entra…">
    {(people) => <Everybody self={person} people={people} />}
  </Loaded>
)

function Everybody({ self, people }: { self: Person; people: readonly Colleague[] }) {
  const [invited, setInvited] = useState<{ name: string; link: OneTimeLink }>()
  return (
    <div className="stack-far">
      <div>
        <DialogButton tone="main" label="Invitar a alguien">
          {(close) => (
            <Invite
              onInvited={(name, link) => {
                close()
                setInvited({ name, link })
              }}
            />
          )}
        </DialogButton>
      </div>
      <List label="Personas del taller">
        {people.map((colleague) => (
          <ColleagueItem
            key={colleague.id}
            {...colleague}
            self={colleague.id === self.id}
            onInvited={(link) => setInvited({ name: colleague.name, link })}
          />
        ))}
      </List>
      <EntryLink />
      {invited && <InvitationLink {...invited} onClose={() => setInvited(undefined)} />}
    </div>
  )
}
