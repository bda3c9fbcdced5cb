import { randomUUID } from 'node:crypto'
import type { Database } from '#server/storage/database.ts'
import { addEvent, changeQuote, setQuote } from '#server/storage/quotes/change.ts'

/** Gives the customer's page a new address: the old one opens nothing any more. */
export const renewQuoteLink = (store: Database, id: string, by: string, now: number) =>
  changeQuote(store, id, now, async (tx, quote) => {
    await setQuote(tx, id, { link_id: randomUUID() })
    await addEvent(tx, quote, { kind: 'link', by }, now)
  })

/** What the address of the customer's page names. */
export async function linkIdOf({ db }: Database, id: string): Promise<string | undefined> {
  return (await db.selectFrom('quote').select('link_id').where('id', '=', id).executeTakeFirst())?.link_id
}
