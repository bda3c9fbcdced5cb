import { sql } from 'kysely'
import type { Database } from '#server/storage/database.ts'
import { dropLooseQuotes, eraseQuotes } from '#server/storage/quotes/keep.ts'

/** All that is kept about the person with an e-mail address, the desk's notes and answers too, pictures and files in base64 (GDPR art. 15 and 20). */
export async function exportPerson({ db }: Database, email: string) {
  const enquiries = await db.selectFrom('enquiry').selectAll().where(belongsTo(email)).orderBy('received_at').execute()
  const ids = enquiries.map(({ id }) => id)
  if (ids.length === 0) return []
  const deliveries = await db.selectFrom('delivery').selectAll().where('enquiry_id', 'in', ids).execute()
  const photos = await db.selectFrom('photo').selectAll().where('enquiry_id', 'in', ids).orderBy('position').execute()
  const desk = await db.selectFrom('desk_enquiry').selectAll().where('enquiry_id', 'in', ids).execute()
  const entries = await db.selectFrom('desk_entry').selectAll().where('enquiry_id', 'in', ids).orderBy('at').execute()
  const files = await db
    .selectFrom('desk_file')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .orderBy('entry_id')
    .orderBy('position')
    .execute()
  return enquiries.map((enquiry) => {
    const own = <T extends { enquiry_id: string }>(rows: readonly T[]) =>
      rows.filter((row) => row.enquiry_id === enquiry.id)
    return {
      ...enquiry,
      desk: own(desk)[0],
      entries: own(entries),
      files: own(files).map(({ entry_id, name, type, bytes, content }) => {
        return { entry_id, name, type, bytes, base64: base64(content) }
      }),
      photos: own(photos).map(({ name, type, width, height, bytes, content }) => {
        return { name, type, width, height, bytes, base64: base64(content) }
      }),
      messages: own(deliveries),
    }
  })
}

const base64 = (content: Uint8Array) => Buffer.from(content).toString('base64')

/**
 * Deletes all that is kept about a person, pictures and messages that have not left included (art. 17); accepted quotes stay
 * as far as the law wants them (art. 17.3.b). Gives how many enquiries.
 */
export async function erasePerson(store: Database, email: string): Promise<number> {
  await eraseQuotes(store, email)
  const result = await store.db.deleteFrom('enquiry').where(belongsTo(email)).executeTakeFirst()
  await dropLooseQuotes(store.db)
  await store.forget()
  return Number(result.numDeletedRows)
}

const belongsTo = (email: string) => {
  const address = email.trim().toLowerCase()
  return sql<boolean>`(lower(email) = ${address} or lower(reply_to) = ${address})`
}
