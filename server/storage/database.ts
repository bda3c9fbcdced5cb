import { randomBytes } from 'node:crypto'
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from '#server/storage/schema.ts'

/** An open database of either kind. What differs between the two is in here and nowhere else. */
export interface Database {
  kind: 'sqlite' | 'postgres'
  db: Kysely<Schema>
  /** Where the enquiries are kept, to tell the operator; never a password. */
  place: string
  /** The clock by which servers that share this database agree, in milliseconds. */
  clock: () => RawBuilder<number>
  /** Removes what was deleted from the database's side files too. */
  forget: () => Promise<void>
  close: () => Promise<void>
}

/** How many rows a query finds. */
export async function countOf<Tables, Names extends keyof Tables>(rows: SelectQueryBuilder<Tables, Names, object>) {
  const counted = rows.select(sql`count(*)`.as('count')).$castTo<{ count: number }>()
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Throws when nothing can be kept at present: a write that changes nothing needs the lock, the rights and the connection of a real one. */
export async function checkWritable({ db }: Database): Promise<void> {
  await db.transaction().execute((tx) => {
    return tx.updateTable('secret').set({ name: 'address-salt' }).where('name', '=', 'address-salt').execute()
  })
}

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
