import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Person, Role } from '#contracts/desk.ts'
import { Refusal } from '#server/desk/request/http.ts'
import { countOf, type Database } from '#server/storage/database.ts'
import type { PersonRow, Schema } from '#server/storage/schema.ts'

/** What everybody may know of a row. */
export const asPerson = ({ id, name, email, role }: PersonRow): Person => ({ id, name, email, role })

/** Everybody who is, or may come, at the desk; owners first. */
export const listPeople = ({ db }: Database): Promise<PersonRow[]> =>
  db.selectFrom('desk_person').selectAll().orderBy('role', 'desc').orderBy('created_at').orderBy('id').execute()

export const findPerson = ({ db }: Database, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('desk_person').selectAll().where('id', '=', id).executeTakeFirst()

export const findByEmail = ({ db }: Database, email: string): Promise<PersonRow | undefined> =>
  db.selectFrom('desk_person').selectAll().where('email', '=', email.trim().toLowerCase()).executeTakeFirst()

/**
 * Enters somebody. Who has that address and has not joined yet gets the name and role of this, the newest invitation; who
 * has stays as they are. Gives the row as it is then.
 */
export async function addPerson({ db }: Database, { name, email, role }: Omit<Person, 'id'>, now: number) {
  const row = {
    id: randomUUID(),
    name,
    email: email.trim().toLowerCase(),
    role,
    password: null,
    created_at: now,
    joined_at: null,
    recovered_by: null,
    recovered_at: null,
  }
  await db
    .insertInto('desk_person')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ name, role }).where('desk_person.joined_at', 'is', null),
    )
    .execute()
  return db.selectFrom('desk_person').selectAll().where('email', '=', row.email).executeTakeFirstOrThrow()
}

export const renamePerson = ({ db }: Database, id: string, name: string) =>
  db.updateTable('desk_person').set({ name }).where('id', '=', id).execute()

/** Notes who has made an address to get in again by, for the person to see. */
export const markRecovered = ({ db }: Database, id: string, by: string, at: number) =>
  db.updateTable('desk_person').set({ recovered_by: by, recovered_at: at }).where('id', '=', id).execute()

/** Gives another role. Throws when nobody with the role of an owner were left. */
export const setRole = (store: Database, id: string, role: Role) =>
  keepingOneOwner(store, (tx) => tx.updateTable('desk_person').set({ role }).where('id', '=', id).execute())

/** Takes somebody from the desk, with passkeys, sessions and links. Throws when no owner were left. */
export const removePerson = (store: Database, id: string) =>
  keepingOneOwner(store, (tx) => tx.deleteFrom('desk_person').where('id', '=', id).execute())

async function keepingOneOwner(store: Database, work: (tx: Transaction<Schema>) => Promise<unknown>) {
  await store.db.transaction().execute(async (tx) => {
    // Two owners who remove each other at the same moment take turns here.
    const lock = tx.selectFrom('secret').select('name').where('name', '=', 'address-salt')
    await (store.kind === 'postgres' ? lock.forUpdate() : lock).execute()
    const before = await countOwners(tx)
    await work(tx)
    if (before > 0 && (await countOwners(tx)) === 0)
      throw new Refusal(409, 'Tiene que quedar al menos un dueño que pueda entrar.')
  })
}

const countOwners = (tx: Transaction<Schema>) =>
  countOf(tx.selectFrom('desk_person').where('role', '=', 'owner').where('joined_at', 'is not', null))
