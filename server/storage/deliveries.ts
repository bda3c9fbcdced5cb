import { sql } from 'kysely'
import type { Database } from '#server/storage/database.ts'
import type { Channel, DeliveryRow, EnquiryRow } from '#server/storage/schema.ts'

export interface Delivery extends DeliveryRow {
  enquiry: EnquiryRow
}

export interface OutboxState {
  waiting: number
  refused: number
  oldestSeconds: number
}

/** Longest time any message waits for its turn, in milliseconds. What is due later than that: the clock went back. */
const farthest = 2 * 60 * 60_000

/**
 * Takes messages that are due. They are ours for `lease` milliseconds: if we do not come back by then, another server
 * (or this one after a restart) takes them.
 */
export async function claimDue(
  store: Database,
  owner: string,
  channels: readonly Channel[],
  max: number,
  lease: number,
): Promise<Delivery[]> {
  if (channels.length === 0) return []
  const now = store.clock()
  const due = store.db
    .selectFrom('delivery')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', 'in', channels)
    .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', sql<number>`${now} + ${sql.lit(farthest)}`)]))
    .orderBy('due_at')
    .orderBy('created_at')
    .limit(max)
    // Servers that share the database pass by what another one is taking at this moment.
    .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
  const claimed = await store.db
    .updateTable('delivery')
    .set((eb) => ({
      claimed_by: owner,
      due_at: sql<number>`${now} + ${sql.lit(lease)}`,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returningAll()
    .execute()
  if (claimed.length === 0) return []
  const ids = claimed.map(({ enquiry_id }) => enquiry_id)
  const enquiries = await store.db.selectFrom('enquiry').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(enquiries.map((enquiry) => [enquiry.id, enquiry]))
  return claimed.flatMap((row) => {
    const enquiry = byId.get(row.enquiry_id)
    return enquiry ? [{ ...row, enquiry }] : []
  })
}

/** Notes that a message has left, whoever holds the claim by now. */
export async function markSent(store: Database, id: string): Promise<void> {
  await store.db
    .updateTable('delivery')
    .set({ state: 'sent', done_at: store.clock(), claimed_by: null, last_error: '' })
    .where('id', '=', id)
    .execute()
}

/** Puts a message back, to be tried again after `delay` milliseconds. */
export async function putOff(store: Database, id: string, owner: string, delay: number, reason: string): Promise<void> {
  await store.db
    .updateTable('delivery')
    .set({
      due_at: sql<number>`${store.clock()} + ${sql.lit(Math.round(delay))}`,
      claimed_by: null,
      last_error: reason,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('claimed_by', '=', owner)
    .execute()
}

/** Keeps a message that will never be taken, for the operator to see. */
export async function markRefused(store: Database, id: string, reason: string): Promise<void> {
  await store.db
    .updateTable('delivery')
    .set({ state: 'refused', done_at: store.clock(), claimed_by: null, last_error: reason })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Gives back what an earlier process had taken; only right where one server alone uses the database. */
export async function releaseClaims(store: Database): Promise<void> {
  await store.db
    .updateTable('delivery')
    .set({ claimed_by: null, due_at: 0 })
    .where('claimed_by', 'is not', null)
    .where('state', '=', 'waiting')
    .execute()
}

/** Lets refused messages try again. Gives how many. */
export async function retryRefused(store: Database): Promise<number> {
  const result = await store.db
    .updateTable('delivery')
    .set({ state: 'waiting', due_at: 0, done_at: null })
    .where('state', '=', 'refused')
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

export async function outboxState(store: Database): Promise<OutboxState> {
  const { rows } = await sql<{ state: string; count: number; age: number }>`
    select state, count(*) as count, ${store.clock()} - min(created_at) as age
    from delivery where state <> 'sent' group by state`.execute(store.db)
  const of = (state: string) => rows.find((row) => row.state === state)
  return {
    waiting: Number(of('waiting')?.count ?? 0),
    refused: Number(of('refused')?.count ?? 0),
    oldestSeconds: Math.max(0, Number(of('waiting')?.age ?? 0) / 1000),
  }
}
