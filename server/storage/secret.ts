import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/storage/database.ts'
import type { Schema } from '#server/storage/schema.ts'

/** A value that is made once, random unless `value` is given, and then the same for all servers of this database. */
export async function sharedSecret({ db }: Database, name: string, value = randomBytes(32).toString('base64url')) {
  const kept = db.selectFrom('secret').select('value').where('name', '=', name)
  const known = await kept.executeTakeFirst()
  if (known) return known.value
  await db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await kept.executeTakeFirstOrThrow()).value
}

/** Gives such a value another one. */
export const changeSecret = (db: Kysely<Schema>, name: string, value: string) =>
  db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
