import { hash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { hour } from '#contracts/days.ts'
import { deskDoors, deskPath } from '#contracts/desk.ts'
import { changeSecret, countOf, type Database, sharedSecret } from '#server/storage/database.ts'
import type { LinkRow, Schema } from '#server/storage/schema.ts'

/** A key nobody can guess, as it stands in an address or a cookie. */
export const newKey = () => randomBytes(32).toString('base64url')

/** What is kept of a key. Keys are long and random, so a fast hash is enough. */
export const digestOf = (key: string) => hash('sha256', key, 'base64url')

const door = 'desk-door'

/** The key of this installation's private address; made when it is first asked for. */
export const doorKey = (store: Database): Promise<string> => sharedSecret(store, door)

/** Gives the address a new key: whoever has only the old one is a stranger again. */
export async function renewDoorKey(store: Database): Promise<string> {
  const value = newKey()
  await changeSecret(store.db, door, value)
  return value
}

/** How long an address holds. */
const linkTime = { invitation: 48 * hour, mail: hour / 4 } as const
const mailsAnHour = 5

type Kind = LinkRow['kind']

/** The whole address of a key, below the desk's origin. */
export const addressOf = (origin: string, kind: keyof typeof deskDoors, key: string) =>
  `${origin}${deskPath}/${deskDoors[kind]}/${key}`

/** Makes an address that works once. An invitation takes the place of an earlier one. */
export async function makeLink({ db }: Database, kind: Kind, person: string, now: number) {
  const key = newKey()
  const until = now + linkTime[kind]
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('desk_link')
      .where('expires_at', '<', now - hour)
      .execute()
    if (kind === 'invitation') await endLinks(tx, person)
    await tx
      .insertInto('desk_link')
      .values({ digest: digestOf(key), kind, person_id: person, created_at: now, expires_at: until, used_at: null })
      .execute()
  })
  return { key, until }
}

/** Whether somebody has had so many mails within an hour that another would be a nuisance. */
export async function hasEnoughMails({ db }: Database, person: string, now: number): Promise<boolean> {
  const mails = db.selectFrom('desk_link').where('person_id', '=', person).where('kind', '=', 'mail')
  return (await countOf(mails.where('created_at', '>', now - hour))) >= mailsAnHour
}

/** Whom a key is for, while it holds. */
export async function readLink({ db }: Database, kind: Kind, key: string, now: number) {
  const row = await db
    .selectFrom('desk_link')
    .innerJoin('desk_person', 'desk_person.id', 'desk_link.person_id')
    .selectAll('desk_person')
    .select('expires_at')
    .where('digest', '=', digestOf(key))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  const { expires_at, ...person } = row
  return { person, until: expires_at }
}

/** Uses a key up; of two at once one wins. Whether it still held. */
export async function takeLink(db: Kysely<Schema>, kind: Kind, key: string, now: number): Promise<boolean> {
  const taken = await db
    .updateTable('desk_link')
    .set({ used_at: now })
    .where('digest', '=', digestOf(key))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

export const endLinks = (db: Kysely<Schema>, person: string) =>
  db.deleteFrom('desk_link').where('person_id', '=', person).where('used_at', 'is', null).execute()

/** Until when the people's open invitations hold. */
export async function openInvitations({ db }: Database, now: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('desk_link')
    .select(['person_id', 'expires_at'])
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return new Map(rows.map(({ person_id, expires_at }) => [person_id, expires_at]))
}
