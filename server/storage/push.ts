import { hash } from 'node:crypto'
import { changeSecret, type Database } from '#server/storage/database.ts'
import type { DeskPushRow } from '#server/storage/schema.ts'

/** Until when enquiries were told, as a value of `secret`: what all servers of a database share and change in turns. */
const told = 'push-told'

/** A browser that asked to be told. */
export type Subscription = Pick<DeskPushRow, 'person_id' | 'endpoint' | 'p256dh' | 'auth'>

const idOf = (endpoint: string) => hash('sha256', endpoint, 'base64url')

/** Keeps a subscription, once; the first one does not tell of what came before. */
export async function keepSubscription({ db }: Database, subscription: Subscription, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('desk_push').select('id').limit(1).execute()
    if (known.length === 0) await changeSecret(tx, told, String(now))
    const row = { ...subscription, id: idOf(subscription.endpoint), created_at: now }
    await tx
      .insertInto('desk_push')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  })
}

export const dropSubscription = ({ db }: Database, endpoint: string) =>
  db.deleteFrom('desk_push').where('id', '=', idOf(endpoint)).execute()

/**
 * Whom to tell that something has come since the last time; empty where nothing has. Each arrival is given once, to one of
 * the servers that share the database. Who is no longer of the desk hears nothing more.
 */
export async function takeArrivals({ db }: Database): Promise<DeskPushRow[]> {
  const some = await db.selectFrom('desk_push').select('id').limit(1).execute()
  if (some.length === 0) return []
  const since = await db.selectFrom('secret').select('value').where('name', '=', told).executeTakeFirst()
  const { newest } = await db
    .selectFrom('enquiry')
    .select(({ fn }) => fn.max<number | null>('received_at').as('newest'))
    .where('spam', '=', '')
    .executeTakeFirstOrThrow()
  if (!since || newest === null || newest <= Number(since.value)) return []
  const mine = await db
    .updateTable('secret')
    .set({ value: String(newest) })
    .where('name', '=', told)
    .where('value', '=', since.value)
    .executeTakeFirst()
  if (mine.numUpdatedRows === 0n) return []
  await db
    .deleteFrom('desk_push')
    .where('person_id', 'not in', (eb) => eb.selectFrom('desk_person').select('desk_person.id'))
    .execute()
  return db.selectFrom('desk_push').selectAll().execute()
}
