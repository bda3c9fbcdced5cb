import { randomUUID } from 'node:crypto'
import type { Quote, QuoteDocument, QuoteDraft } from '#contracts/quotes.ts'
import type { Database } from '#server/storage/database.ts'
import { type Act, addEvent, changeQuote, must, setQuote, type Tx } from '#server/storage/quotes/change.ts'
import { wholeQuotes } from '#server/storage/quotes/read.ts'

interface NewQuote {
  enquiryId: string
  draft: QuoteDraft
  /** Who of the workshop begins it. */
  by: string
  now: number
}

/** Begins a quote beside an enquiry. Throws QuoteConflict 'gone' when the enquiry is not kept any more. */
export async function createQuote({ db, kind }: Database, { enquiryId, draft, by, now }: NewQuote): Promise<Quote> {
  return db.transaction().execute(async (tx) => {
    const enquiry = tx.selectFrom('enquiry').select('id').where('id', '=', enquiryId)
    must(await (kind === 'postgres' ? enquiry.forUpdate() : enquiry).executeTakeFirst(), 'gone')
    const row = await tx
      .insertInto('quote')
      .values({
        ...{ id: randomUUID(), enquiry_id: enquiryId, number: null, state: 'draft', rev: 1 },
        ...{ ...written(draft), link_id: randomUUID(), steps: '{}', wants_mail: 0 },
        ...{ created_at: now, changed_at: now },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await addEvent(tx, { id: row.id, enquiryId }, { kind: 'created', by }, now)
    return ((await wholeQuotes(tx, [row])) as [Quote])[0]
  })
}

const written = (draft: QuoteDraft) => ({
  draft: JSON.stringify(draft),
  email: draft.customer.email.trim().toLowerCase(),
})

/**
 * Keeps what is being written: of a quote that was sent already, the version that comes next. `rev` is that of the quote
 * that was read. Throws QuoteConflict 'stale', 'accepted' or 'state'.
 */
export function saveQuoteDraft(store: Database, id: string, rev: number, draft: QuoteDraft, now: number) {
  return changeQuote(store, id, now, async (tx, quote) => {
    mustBeOpen(quote, rev)
    await setQuote(tx, id, { ...written(draft), rev: rev + 1 })
  })
}

/** Drops what is being written; the quote itself too, where none of it was ever sent. Gives what is left of it. */
export async function dropQuoteDraft(store: Database, id: string, rev: number, now: number) {
  let left = true
  const quote = await changeQuote(store, id, now, async (tx, quote) => {
    mustBeOpen(quote, rev)
    left = quote.number !== ''
    if (left) must(quote.versions.length > 0, 'state')
    if (left) await setQuote(tx, id, { draft: null, rev: rev + 1 })
  })
  if (left) return quote
  await store.db.deleteFrom('quote').where('id', '=', id).where('number', 'is', null).execute()
  return undefined
}

/** A draft can be changed until the customer has accepted. */
function mustBeOpen({ state, rev }: Pick<Quote, 'state' | 'rev'>, known: number): void {
  must(state !== 'accepted', 'accepted')
  must(state !== 'cancelled', 'state')
  must(rev === known, 'stale')
}

/** The next number of a year, without gaps: it comes and goes with the transaction that asks for it. */
async function nextNumber(tx: Tx, year: string): Promise<string> {
  const { last } = await tx
    .insertInto('quote_series')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet((eb) => ({ last: eb('quote_series.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return `P-${year}-${String(last).padStart(3, '0')}`
}

/** Gives a quote that is about to be sent its number, once and for all. `year` is the workshop's. */
export function numberQuote(store: Database, id: string, rev: number, year: string, now: number) {
  return changeQuote(store, id, now, async (tx, quote) => {
    mustBeOpen(quote, rev)
    must(quote.draft, 'state')
    if (quote.number === '') await setQuote(tx, id, { number: await nextNumber(tx, year) })
  })
}

/** A version as it is to be kept: `text` is the document's JSON, `hash` its SHA-256, `paper` the PDF. */
export interface SentVersion {
  document: QuoteDocument
  text: string
  hash: string
  paper: Uint8Array
}

/**
 * Keeps a version as sent, with the mail that carries it; committed when it returns. Throws QuoteConflict when the
 * customer has accepted an earlier one meanwhile, or somebody has changed the draft.
 */
export function keepSent(store: Database, id: string, rev: number, sent: SentVersion, { by, now, dispatch }: Act) {
  return changeQuote(store, id, now, async (tx, quote) => {
    mustBeOpen(quote, rev)
    const { document, text, hash, paper } = sent
    const { version, validUntil, sums } = document
    must(version === quote.versions.length + 1, 'stale')
    await tx
      .insertInto('quote_version')
      .values({
        ...{ id: `${id}.${version}`, quote_id: id, version, sent_at: now, valid_until: validUntil },
        ...{ total_cents: sums.totalCents, hash, document: text, content: paper },
      })
      .execute()
    await setQuote(tx, id, { state: 'sent', draft: null, rev: rev + 1 })
    await addEvent(tx, quote, { kind: 'sent', by, version }, now, { channels: ['quote'], dispatch })
  })
}

/** Gives the customer's page a new address: the old one opens nothing any more. */
export const renewQuoteLink = (store: Database, id: string, by: string, now: number) =>
  changeQuote(store, id, now, async (tx, quote) => {
    await setQuote(tx, id, { link_id: randomUUID() })
    await addEvent(tx, quote, { kind: 'link', by }, now)
  })
