import { day } from '#contracts/days.ts'
import { plain } from '#contracts/plain.ts'
import type { Database } from '#server/storage/database.ts'
import { idsOf, numberOf } from '#server/storage/enquiry-row.ts'
import type { DeliveryRow, EnquiryRow } from '#server/storage/schema.ts'

/** Enquiries, newest first; all, or the first `max`. */
export function listEnquiries({ db }: Database, { max = Number.MAX_SAFE_INTEGER, waiting = false } = {}) {
  return db
    .selectFrom('enquiry')
    .selectAll()
    .$if(waiting, (query) => query.where('answered_at', 'is', null))
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute()
}

/** Whether all words occur in an enquiry; databases know letter case of ASCII at best. */
export function containsWords(words: readonly string[]) {
  const wanted = words.map(plain)
  /** `beside`: what the workshop has written to it. */
  return ({ id, name, email, phone, message, answers, extra }: EnquiryRow, beside: readonly string[] = []) => {
    const text = plain([id, numberOf(id), name, email, phone, message, answers, extra, ...beside].join('\n'))
    return wanted.every((word) => text.includes(word))
  }
}

/** Enquiries in which all words occur, newest first. */
export async function searchEnquiries(store: Database, words: readonly string[]): Promise<EnquiryRow[]> {
  const contains = containsWords(words)
  return (await listEnquiries(store)).filter((row) => contains(row))
}

/** The enquiries with these numbers, or whose ID begins so. Throws when one fits none or several. */
export async function findEnquiries({ db }: Database, beginnings: readonly string[]): Promise<EnquiryRow[]> {
  const found: EnquiryRow[] = []
  for (const beginning of beginnings) {
    const ids = idsOf(beginning)
    if (!ids && !/^[\da-f-]{4,36}$/i.test(beginning))
      throw new Error(
        `"${beginning}" is no number and no ID; give seven digits, or the first four characters of an ID.`,
      )
    const all = db.selectFrom('enquiry').selectAll()
    const rows = await (ids
      ? all.where('id', '>=', ids.from).where('id', '<', ids.before)
      : all.where('id', 'like', `${beginning.toLowerCase()}%`)
    ).execute()
    if (rows.length !== 1)
      throw new Error(
        rows.length === 0 ? `No enquiry has the ID ${beginning}.` : `Several enquiries begin with ${beginning}.`,
      )
    found.push(...rows)
  }
  return found
}

/** One enquiry; undefined when it is not kept (any more). */
export function findEnquiry({ db }: Database, id: string): Promise<EnquiryRow | undefined> {
  return db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Notes when enquiries were answered; null takes it back. */
export async function markAnswered({ db }: Database, ids: readonly string[], at: number | null): Promise<void> {
  if (ids.length > 0) await db.updateTable('enquiry').set({ answered_at: at }).where('id', 'in', ids).execute()
}

/** What was refused for good. */
export function listRefused({ db }: Database): Promise<DeliveryRow[]> {
  return db.selectFrom('delivery').selectAll().where('state', '=', 'refused').orderBy('created_at').execute()
}

/** Who sent which text in the last week, oldest first: so many as are worth remembering. */
export async function latestTexts({ db }: Database, now: number) {
  const rows = await db
    .selectFrom('enquiry')
    .select(['email', 'message'])
    .where('received_at', '>', now - 7 * day)
    .orderBy('received_at', 'desc')
    .limit(2_000)
    .execute()
  return rows.reverse()
}
