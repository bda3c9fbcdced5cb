import type { Quote, QuoteDocument } from '#contracts/quotes.ts'
import type { Database } from '#server/storage/database.ts'
import type { Dispatch } from '#server/storage/enquiries.ts'
import { addEvent, changeQuote, must, setQuote } from '#server/storage/quotes/change.ts'
import { mustBeOpen, nextNumber } from '#server/storage/quotes/write.ts'

/** Gives a quote that is about to be sent its number, once and for all. `year` is the workshop's. */
export function numberQuote(store: Database, id: string, rev: number, year: string, now: number): Promise<Quote> {
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
export function keepSent(
  store: Database,
  id: string,
  rev: number,
  { document, text, hash, paper }: SentVersion,
  { by, now, dispatch }: { by: string; now: number; dispatch: Dispatch },
): Promise<Quote> {
  return changeQuote(store, id, now, async (tx, quote) => {
    mustBeOpen(quote, rev)
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
