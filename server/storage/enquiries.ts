import { randomUUID } from 'node:crypto'
import { type Compilable, CompiledQuery, type QueryResult, type Transaction } from 'kysely'
import type { Database } from '#server/storage/database.ts'
import type { Channel, DeliveryRow, EnquiryRow, Photo, PhotoRow, Schema } from '#server/storage/schema.ts'

/** An enquiry that is to be kept. */
export interface NewEnquiry extends Omit<EnquiryRow, 'id' | 'answered_at'> {
  /** Digest of idempotency key and content: while it is known, the same again is a repeat. */
  digest: string
  /** How long it stays known, in milliseconds. */
  repeatWithin: number
  photos: readonly Photo[]
}

/** Which messages leave for each enquiry, and the domain of their Message-IDs. */
export interface Dispatch {
  channels: readonly Channel[]
  domain: string
}

/** Keeps enquiries with their pictures and outgoing messages, all or none; committed when it returns. Repeats are kept once. */
export async function saveEnquiries(store: Database, batch: readonly NewEnquiry[], dispatch: Dispatch): Promise<void> {
  const now = Math.min(...batch.map(({ received_at }) => received_at))
  // In one order everywhere: two servers that keep the same enquiries then wait for each other instead of dead-locking.
  const sorted = batch.toSorted((a, b) => (a.digest < b.digest ? -1 : 1))
  const fresh = new Map(sorted.map((enquiry) => [enquiry.digest, { ...enquiry, id: randomUUID() }]))
  await store.db.transaction().execute(async (tx) => {
    const taken: { digest: string }[] = []
    for (const part of parts([...fresh.values()])) taken.push(...(await takeDigests(tx, part, now, store.kind)))
    const rows = taken.flatMap(({ digest }) => fresh.get(digest) ?? [])
    for (const part of parts(rows.map(enquiryRow))) {
      const insert = () => tx.insertInto('enquiry').values(part)
      await runKept(tx, `${store.kind} enquiry ${part.length}`, insert, part.flatMap(Object.values))
    }
    // One by one: each may hold megabytes.
    for (const photo of rows.flatMap(photoRows)) await tx.insertInto('photo').values(photo).execute()
    const deliveries = rows.flatMap((row) =>
      dispatch.channels.map((channel) => deliveryRow(row, channel, dispatch.domain)),
    )
    for (const part of parts(deliveries)) await tx.insertInto('delivery').values(part).execute()
  })
}

/** Cuts rows into runs of 64, 32, 16 … 1: so the database meets few different statements, and keeps them ready. */
function* parts<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0, size = 64; start < rows.length; ) {
    while (size > rows.length - start) size /= 2
    yield rows.slice(start, start + size)
    start += size
  }
}

const texts = new Map<string, string>()

/**
 * Runs a statement whose text is the same each time, with its values in the order in which the statement names them.
 * Kysely would build and compile it anew, which costs more than running it.
 */
function runKept<R>(tx: Transaction<Schema>, key: string, build: () => Compilable<R>, values: unknown[]) {
  const text = texts.get(key) ?? build().compile().sql
  texts.set(key, text)
  return tx.executeQuery(CompiledQuery.raw(text, values)) as Promise<QueryResult<R>>
}

/** Notes the digests of these enquiries; gives those that were not known (any more). */
async function takeDigests(
  tx: Transaction<Schema>,
  enquiries: readonly (NewEnquiry & { id: string })[],
  now: number,
  kind: Database['kind'],
) {
  const rows = enquiries.map(({ digest, id, received_at, repeatWithin }) => {
    return { digest, enquiry_id: id, repeat_until: received_at + repeatWithin }
  })
  const insert = () =>
    tx
      .insertInto('submission')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('digest')
          .doUpdateSet((eb) => ({
            enquiry_id: eb.ref('excluded.enquiry_id'),
            repeat_until: eb.ref('excluded.repeat_until'),
          }))
          .where('submission.repeat_until', '<=', now),
      )
      .returning('digest')
  const values = [...rows.flatMap<unknown>(Object.values), now]
  return (await runKept(tx, `${kind} submission ${rows.length}`, insert, values)).rows
}

function enquiryRow({ digest: _, repeatWithin: __, photos: ___, ...row }: NewEnquiry & { id: string }): EnquiryRow {
  return { ...row, answered_at: null }
}

function photoRows({ id, photos }: NewEnquiry & { id: string }): PhotoRow[] {
  return photos.map((photo, at) => ({ ...photo, id: randomUUID(), enquiry_id: id, position: at + 1 }))
}

function deliveryRow(enquiry: { id: string; received_at: number }, channel: Channel, domain: string): DeliveryRow {
  const id = randomUUID()
  return {
    id,
    enquiry_id: enquiry.id,
    channel,
    message_id: `<${id}@${domain}>`,
    state: 'waiting',
    attempts: 0,
    created_at: enquiry.received_at,
    due_at: 0,
    claimed_by: null,
    done_at: null,
    last_error: '',
  }
}

/** The same enquiry with the same idempotency key and pictures, while it is known. */
export function findKept(store: Database, digest: string, now: number): Promise<Pick<EnquiryRow, 'extra'> | undefined> {
  return store.db
    .selectFrom('submission')
    .innerJoin('enquiry', 'enquiry.id', 'submission.enquiry_id')
    .select('enquiry.extra')
    .where('digest', '=', digest)
    .where('repeat_until', '>', now)
    .executeTakeFirst()
}
