import type { Transaction } from 'kysely'
import type { Quote, QuoteConflictReason, QuoteEvent } from '#contracts/quotes.ts'
import { countOf, type Database } from '#server/storage/database.ts'
import { type Dispatch, deliveryRow } from '#server/storage/enquiries.ts'
import type { QuoteRow } from '#server/storage/quote-rows.ts'
import { wholeQuotes } from '#server/storage/quotes/read.ts'
import type { Channel, Schema } from '#server/storage/schema.ts'

/** Something that cannot be done with a quote as it stands. */
export class QuoteConflict extends Error {
  readonly reason: QuoteConflictReason
  constructor(reason: QuoteConflictReason) {
    super(`The quote cannot be changed: ${reason}.`)
    this.reason = reason
  }
}

/** Throws QuoteConflict unless the condition holds. */
export function must(holds: unknown, reason: QuoteConflictReason): asserts holds {
  if (!holds) throw new QuoteConflict(reason)
}

/** Who does it (somebody of the workshop, or '' for the customer), when, and by what ways it is told. */
export interface Act {
  by: string
  now: number
  dispatch: Dispatch
}

export type Tx = Transaction<Schema>
type Work<T> = (tx: Tx, quote: Quote) => Promise<T>

/**
 * Works on one quote, all or nothing; whoever else wants to change it waits, on this server or another. Gives the quote
 * as it is after the work. Throws QuoteConflict 'gone' when it is not kept.
 */
export async function changeQuote(store: Database, id: string, now: number, work: Work<void>): Promise<Quote> {
  return store.db.transaction().execute(async (tx) => {
    const find = () => tx.selectFrom('quote').selectAll().where('id', '=', id)
    const row = await find()
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    must(row, 'gone')
    await work(tx, ...((await wholeQuotes(tx, [row])) as [Quote]))
    await setQuote(tx, id, { changed_at: now })
    return ((await wholeQuotes(tx, await find().execute())) as [Quote])[0]
  })
}

export const setQuote = (tx: Tx, id: string, values: Partial<Omit<QuoteRow, 'id'>>) =>
  tx.updateTable('quote').set(values).where('id', '=', id).execute()

type NewEvent = Pick<QuoteEvent, 'kind'> & Partial<Pick<QuoteEvent, 'by' | 'version' | 'text'>>
/** By which of the ways that this server has, the event is told. */
interface Told {
  channels: readonly Extract<Channel, 'quote' | 'quote-news'>[]
  dispatch: Dispatch
}

/** Writes into the quote's history, and lets mails leave about it as long as the enquiry that they hang on is kept. */
export async function addEvent(
  tx: Tx,
  quote: Pick<Quote, 'id' | 'enquiryId'>,
  { kind, by = '', version = 0, text = '' }: NewEvent,
  now: number,
  told?: Told,
): Promise<void> {
  const count = await countOf(tx.selectFrom('quote_event').where('quote_id', '=', quote.id))
  // Several may fall into one millisecond: their IDs keep the order.
  const id = `${quote.id}.${String(count + 1).padStart(5, '0')}`
  const event = { id, quote_id: quote.id, at: now, kind, by_name: by, version, content: text }
  await tx.insertInto('quote_event').values(event).execute()
  const { enquiryId } = quote
  const channels = told?.channels.filter((channel) => told.dispatch.channels.includes(channel)) ?? []
  if (told === undefined || enquiryId === null || channels.length === 0) return
  const rows = channels.map((channel) => deliveryRow(enquiryId, now, channel, told.dispatch.domain, id))
  await tx.insertInto('delivery').values(rows).execute()
}
