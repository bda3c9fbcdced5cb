import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Person } from '#contracts/desk.ts'
import type { EnquiryChange } from '#contracts/desk-enquiries.ts'
import { moveTo } from '#server/desk/enquiries/list.ts'
import type { Database } from '#server/storage/database.ts'
import type { DeskEnquiryRow, DeskEntryRow, EnquiryRow, Schema } from '#server/storage/schema.ts'

type Noted = Partial<Omit<DeskEnquiryRow, 'enquiry_id' | 'changed_at'>>

async function note(tx: Transaction<Schema>, id: string, noted: Noted, now: number): Promise<void> {
  const empty = { shelf: '', tags: '[]', assigned_to: '', remind_on: '', outcome: '', thread: '' } as const
  await tx
    .insertInto('desk_enquiry')
    .values({ enquiry_id: id, read_at: null, value_cents: null, changed_at: now, ...empty, ...noted })
    .onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet({ ...noted, changed_at: now }))
    .execute()
}

/** Changes what is named; all or nothing. */
export async function change(store: Database, enquiry: EnquiryRow, changes: EnquiryChange, now: number): Promise<void> {
  const { state, read, tags, assignedTo, remindOn, outcome, valueCents } = changes
  await store.db.transaction().execute(async (tx) => {
    const moved = state && moveTo(state, enquiry.answered_at, now)
    if (moved) await setAnswered(tx, enquiry.id, moved.answeredAt)
    const noted: Noted = {
      ...(moved && { shelf: moved.shelf }),
      ...(read !== undefined && { read_at: read ? now : null }),
      ...(tags && { tags: JSON.stringify(tags) }),
      ...(assignedTo !== undefined && { assigned_to: assignedTo }),
      ...(remindOn !== undefined && { remind_on: remindOn }),
      ...(outcome !== undefined && { outcome }),
      ...(valueCents !== undefined && { value_cents: valueCents }),
    }
    await note(tx, enquiry.id, noted, now)
  })
}

const setAnswered = (tx: Transaction<Schema>, id: string, at: number | null) =>
  tx.updateTable('enquiry').set({ answered_at: at }).where('id', '=', id).execute()

type NewEntry = Pick<DeskEntryRow, 'enquiry_id' | 'kind'> &
  Partial<Pick<DeskEntryRow, 'subject' | 'content' | 'delivery_id'>>

/** Writes into an enquiry's history who did what; gives the entry's ID. An answer also makes it answered. */
export async function addEntry(tx: Transaction<Schema>, person: Person, entry: NewEntry, now: number): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('desk_entry')
    .values({
      id,
      at: now,
      person_id: person.id,
      person_name: person.name,
      ...{ subject: '', content: '', delivery_id: null },
      ...entry,
    })
    .execute()
  if (entry.kind === 'note') {
    await note(tx, entry.enquiry_id, {}, now)
    return id
  }
  // When it was first answered stays.
  await tx
    .updateTable('enquiry')
    .set({ answered_at: now })
    .where('id', '=', entry.enquiry_id)
    .where('answered_at', 'is', null)
    .execute()
  await note(tx, entry.enquiry_id, { shelf: 'inbox', read_at: now }, now)
  return id
}

/** Joins two enquiries, and all that either was joined with, into one thread. */
export async function join(store: Database, one: string, other: string, now: number): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('desk_enquiry').selectAll().where('enquiry_id', 'in', [one, other]).execute()
    const threads = rows.map(({ thread }) => thread).filter(Boolean)
    const thread = threads[0] ?? randomUUID()
    if (threads.length > 0)
      await tx.updateTable('desk_enquiry').set({ thread }).where('thread', 'in', threads).execute()
    for (const id of [one, other]) await note(tx, id, { thread }, now)
  })
}

/** Takes an enquiry out of its thread. */
export const part = (store: Database, id: string, now: number) =>
  store.db.transaction().execute((tx) => note(tx, id, { thread: '' }, now))
