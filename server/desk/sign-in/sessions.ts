import { randomUUID } from 'node:crypto'
import { day } from '#contracts/days.ts'
import type { Person, SignedInDevice } from '#contracts/desk.ts'
import { digestOf, endLinks, newKey } from '#server/desk/sign-in/links.ts'
import type { Database } from '#server/storage/database.ts'
import type { SessionRow } from '#server/storage/schema.ts'

/** A session ends after so long without use, and in any case after so long. */
const idle = 30 * day
const longest = 180 * day
/** How exactly is noted when it was last seen. */
const seenStep = 5 * 60_000

export interface FoundSession extends SessionRow {
  person: Person
}

/** Sessions in the database: all servers that share it know them. `now` is in milliseconds. */
export function createSessions({ db }: Database, now: () => number) {
  const at: Clocked = { db, now }
  return {
    /** Begins one on a device; gives its key. */
    start: (person: string, device: string) => start(at, person, device),
    /** By its key; undefined when there is none (any more). */
    find: (key: string) => find(at, key),
    /** Notes that the person has just proved to be there. */
    prove: ({ id }: Pick<FoundSession, 'id'>) =>
      db.updateTable('desk_session').set({ proved_at: now() }).where('id', '=', id).execute(),
    /** Ends one of a person; whether there was one. */
    async end(person: string, id: string): Promise<boolean> {
      const ended = await db
        .deleteFrom('desk_session')
        .where('person_id', '=', person)
        .where('id', '=', id)
        .executeTakeFirst()
      return ended.numDeletedRows > 0n
    },
    /** Ends all of a person, except one where it is given, and the ways in that are still open. */
    async endAll(person: string, except = ''): Promise<void> {
      await db.deleteFrom('desk_session').where('person_id', '=', person).where('id', '<>', except).execute()
      await endLinks(db, person)
    },
    /** All that run, by person, latest first. `here` is the id of who asks. */
    list: (people: readonly string[], here = '') => list(at, people, here),
  }
}

interface Clocked {
  db: Database['db']
  now: () => number
}

const endOf = (createdAt: number, now: number) => Math.min(now + idle, createdAt + longest)

async function start({ db, now }: Clocked, person: string, device: string): Promise<string> {
  const key = newKey()
  const at = now()
  await db.deleteFrom('desk_session').where('expires_at', '<', at).execute()
  await db
    .insertInto('desk_session')
    .values({
      id: randomUUID(),
      person_id: person,
      digest: digestOf(key),
      device,
      created_at: at,
      seen_at: at,
      proved_at: at,
      expires_at: endOf(at, at),
    })
    .execute()
  return key
}

async function find({ db, now }: Clocked, key: string): Promise<FoundSession | undefined> {
  const at = now()
  const row = await db
    .selectFrom('desk_session')
    .innerJoin('desk_person', 'desk_person.id', 'desk_session.person_id')
    .selectAll('desk_session')
    .select(['name', 'email', 'role'])
    .where('digest', '=', digestOf(key))
    .where('expires_at', '>', at)
    .executeTakeFirst()
  if (!row) return undefined
  const { name, email, role, ...session } = row
  if (at - session.seen_at >= seenStep) await noteSeen(db, session, at)
  return { ...session, person: { id: row.person_id, name, email, role } }
}

const noteSeen = (db: Database['db'], { id, created_at }: SessionRow, at: number) =>
  db
    .updateTable('desk_session')
    .set({ seen_at: at, expires_at: endOf(created_at, at) })
    .where('id', '=', id)
    .execute()

async function list({ db, now }: Clocked, people: readonly string[], here: string) {
  if (people.length === 0) return new Map<string, SignedInDevice[]>()
  const rows = await db
    .selectFrom('desk_session')
    .select(['person_id', 'id', 'device', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('person_id', 'in', people)
    .where('expires_at', '>', now())
    .orderBy('seen_at', 'desc')
    .execute()
  const byPerson = Map.groupBy(rows, ({ person_id }) => person_id)
  const asDevice = ({ person_id: _, ...row }: (typeof rows)[number]): SignedInDevice => ({
    ...row,
    here: row.id === here,
  })
  return new Map([...byPerson].map(([person, sessions]) => [person, sessions.map(asDevice)]))
}

const browsers: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
]

/** «Chrome en Android»: by what a person knows the device again. */
export function deviceOf(userAgent: string): string {
  const find = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1]
  return `${find(browsers) ?? 'Un navegador'} en ${find(systems) ?? 'otro aparato'}`
}
