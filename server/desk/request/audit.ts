import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { AuditEntry, Person } from '#contracts/desk.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import type { Database } from '#server/storage/database.ts'

/**
 * Writes down who did what: `what` in the words the owner reads («Contesta una consulta»), `details` by label («Consulta»:
 * «A4F2»). Never a secret, never a visitor's text.
 */
export type Audit = (
  person: Pick<Person, 'id' | 'name'>,
  what: string,
  details?: Record<string, string | number>,
) => Promise<void>

export const operator = { id: '', name: 'Línea de órdenes' }

export const createAudit =
  ({ db }: Database, now: () => number): Audit =>
  async (person, what, details = {}) => {
    await db
      .insertInto('desk_audit')
      .values({
        id: randomUUID(),
        at: now(),
        person_id: person.id,
        person_name: person.name,
        what,
        details: JSON.stringify(details),
      })
      .execute()
  }

/** Writes down what somebody has done; that is all there is to answer. */
export async function done(c: Context<DeskEnv>, audit: Audit, what: string, details?: Parameters<Audit>[2]) {
  await audit(c.var.person, what, details)
  return c.body(null, 204)
}

const page = 50

const end = { at: Number.MAX_SAFE_INTEGER, id: '' }

/** What was done, newest first; `before` is the last entry of the page before. `more`: whether there are older ones. */
export async function readAudit({ db }: Database, before = end) {
  const rows = await db
    .selectFrom('desk_audit')
    .select(['id', 'at', 'person_name as name', 'what', 'details'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(before.at, before.id)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page + 1)
    .execute()
  const entries = rows.slice(0, page).map((row): AuditEntry => ({ ...row, details: JSON.parse(row.details) }))
  return { entries, more: rows.length > page }
}
