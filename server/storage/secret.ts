import { randomBytes } from 'node:crypto'
import type { Database } from '#server/storage/database.ts'

/** A random value that is made once and then the same for all servers of this database. */
export async function sharedSecret(store: Database, name: string): Promise<string> {
  await store.db
    .insertInto('secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await store.db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
