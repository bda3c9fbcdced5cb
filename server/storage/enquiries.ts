import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/storage/database.ts'
import type { Channel, DeliveryRow, EnquiryRow, Photo, PhotoRow, Schema } from '#server/storage/schema.ts'

export interface NewEnquiry extends Omit<EnquiryRow, 'id' | 'answered_at' | 'reported_in'> {
  /** Digest of idempotency key and content: while it is known, the same again is a repeat. */
  digest: string
  /** How long it stays known, in milliseconds. */
  repeatWithin: number
  photos: readonly Photo[]
  /** Whether the visitor is sent a confirmation, where that is set. */
  confirm: boolean
}

/** What an answer says of an enquiry that is kept. */
export type Kept = Pick<EnquiryRow, 'id' | 'received_at' | 'extra'>

/** By which ways messages leave, and the domain of their Message-IDs. */
export interface Dispatch {
  channels: readonly Channel[]
  domain: string
}

/**
 * Keeps enquiries with their pictures and outgoing messages, all or none; committed when it returns. Repeats are kept
 * once. Gives what is kept of each, in their order.
 */
export async function saveEnquiries(store: Database, batch: readonly NewEnquiry[], dispatch: Dispatch) {
  const now = Math.min(...batch.map(({ received_at }) => received_at))
  // In one order everywhere: two servers that keep the same enquiries then wait for each other instead of dead-locking.
  const sorted = batch.toSorted((a, b) => (a.digest < b.digest ? -1 : 1))
  const fresh = new Map(sorted.map((enquiry) => [enquiry.digest, { ...enquiry, id: randomUUID() }]))
  const kept = new Map<string, Kept>(fresh)
  await store.db.transaction().execute(async (tx) => {
    const taken = await takeDigests(tx, [...fresh.values()], now)
    const rows = taken.flatMap(({ digest }) => fresh.get(digest) ?? [])
    if (rows.length > 0) await tx.insertInto('enquiry').values(rows.map(enquiryRow)).execute()
    // One by one: each may hold megabytes.
    for (const photo of rows.flatMap((row) => photoRows(row.id, row.photos)))
      await tx.insertInto('photo').values(photo).execute()
    const deliveries = rows.flatMap((row) =>
      channelsOf(row, dispatch).map((channel) => deliveryRow(row.id, row.received_at, channel, dispatch.domain)),
    )
    if (deliveries.length > 0) await tx.insertInto('delivery').values(deliveries).execute()
    const repeated = [...fresh.keys()].filter((digest) => !taken.some((row) => row.digest === digest))
    if (repeated.length === 0) return
    for (const { digest, ...row } of await submitted(tx).where('digest', 'in', repeated).execute())
      kept.set(digest, row)
  })
  return batch.map(({ digest }) => kept.get(digest) as Kept)
}

const ofEachEnquiry: ReadonlySet<Channel> = new Set(['mail', 'auto-reply', 'webhook'])

/** What looks like spam is told in the daily report only, and never answered: the address may be another one's. */
const channelsOf = ({ spam, confirm }: NewEnquiry, { channels }: Dispatch) =>
  channels.filter((channel) =>
    spam === '' ? ofEachEnquiry.has(channel) && (confirm || channel !== 'auto-reply') : channel === 'webhook',
  )

const submitted = (db: Kysely<Schema>) =>
  db
    .selectFrom('submission')
    .innerJoin('enquiry', 'enquiry.id', 'submission.enquiry_id')
    .select(['digest', 'enquiry.id', 'enquiry.received_at', 'enquiry.extra'])

/** Notes the digests of these enquiries; gives those that were not known (any more). */
export const takeDigests = (
  tx: Transaction<Schema>,
  enquiries: readonly (Pick<NewEnquiry, 'digest' | 'received_at' | 'repeatWithin'> & { id: string })[],
  now: number,
) =>
  tx
    .insertInto('submission')
    .values(
      enquiries.map(({ digest, id, received_at, repeatWithin }) => {
        return { digest, enquiry_id: id, repeat_until: received_at + repeatWithin }
      }),
    )
    .onConflict((conflict) =>
      conflict
        .column('digest')
        .doUpdateSet(({ ref }) => ({
          enquiry_id: ref('excluded.enquiry_id'),
          repeat_until: ref('excluded.repeat_until'),
        }))
        .where('submission.repeat_until', '<=', now),
    )
    .returning('digest')
    .execute()

function enquiryRow(enquiry: NewEnquiry & { id: string }): EnquiryRow {
  const { digest: _, repeatWithin: __, photos: ___, confirm: ____, ...row } = enquiry
  return { ...row, answered_at: null, reported_in: null }
}

/** Rows of an enquiry's pictures, placed behind `before` others. */
export function photoRows(enquiry: string, photos: readonly Photo[], before = 0): PhotoRow[] {
  return photos.map((photo, at) => ({ ...photo, id: randomUUID(), enquiry_id: enquiry, position: before + at + 1 }))
}

/** A message that is to leave as soon as may be. */
export function deliveryRow(enquiry: string, at: number, channel: Channel, domain: string, about = ''): DeliveryRow {
  const id = randomUUID()
  return {
    id,
    enquiry_id: enquiry,
    channel,
    message_id: `<${id}@${domain}>`,
    state: 'waiting',
    attempts: 0,
    created_at: at,
    due_at: 0,
    claimed_by: null,
    done_at: null,
    last_error: '',
    about,
  }
}

/** The same enquiry with the same idempotency key and pictures, while it is known. */
export const findKept = ({ db }: Database, digest: string, now: number): Promise<Kept | undefined> =>
  submitted(db).where('digest', '=', digest).where('repeat_until', '>', now).executeTakeFirst()
