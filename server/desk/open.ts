import { createDesk } from '#server/desk/app.ts'
import { openPublishing } from '#server/desk/publishing/services.ts'
import { createAudit } from '#server/desk/request/audit.ts'
import type { DeskServices } from '#server/desk/request/services.ts'
import { createEntry } from '#server/desk/sign-in/enter.ts'
import { listPeople } from '#server/desk/sign-in/people.ts'

export type DeskParts = Omit<DeskServices, 'signIn' | 'people' | 'draft' | 'mayNotPublish' | 'audit'> &
  Partial<Pick<DeskServices, 'signIn' | 'people'>>

/** Builds the desk; loaded only when somebody asks for it, so that it costs other servers no memory. */
export async function openDesk({ signIn, people, ...parts }: DeskParts) {
  const audit = createAudit(parts.store, parts.now)
  const entry = createEntry({ ...parts, audit })
  const services = {
    ...parts,
    ...(await openPublishing(parts)),
    audit,
    signIn: signIn ?? entry,
    people: people ?? (async () => (await listPeople(parts.store)).map(({ id, name }) => ({ id, name }))),
  }
  return createDesk(services, entry)
}
