import type { Kysely } from 'kysely'
import type { JobStep, Quote, QuoteDocument, QuoteDraft } from '#contracts/quotes.ts'
import type { Database } from '#server/storage/database.ts'
import type { QuoteRow } from '#server/storage/quote-rows.ts'
import type { Schema } from '#server/storage/schema.ts'

/** Quotes, last changed first. */
export async function listQuotes({ db }: Database, max = 1_000): Promise<Quote[]> {
  return wholeQuotes(db, await db.selectFrom('quote').selectAll().orderBy('changed_at', 'desc').limit(max).execute())
}

/** One quote; undefined when it is not kept (any more). */
export async function findQuote({ db }: Database, id: string): Promise<Quote | undefined> {
  return (await wholeQuotes(db, await db.selectFrom('quote').selectAll().where('id', '=', id).execute()))[0]
}

/** Quotes of an enquiry, oldest first. */
export async function quotesOf({ db }: Database, enquiryId: string): Promise<Quote[]> {
  const rows = db.selectFrom('quote').selectAll().where('enquiry_id', '=', enquiryId).orderBy('created_at')
  return wholeQuotes(db, await rows.execute())
}

export async function quoteOfLink({ db }: Database, linkId: string): Promise<Quote | undefined> {
  return (await wholeQuotes(db, await db.selectFrom('quote').selectAll().where('link_id', '=', linkId).execute()))[0]
}

/** What the address of the customer's page names. */
export async function linkIdOf({ db }: Database, id: string): Promise<string | undefined> {
  return (await db.selectFrom('quote').select('link_id').where('id', '=', id).executeTakeFirst())?.link_id
}

/** The PDF of a sent version, byte for byte as it was sent. */
export async function readQuotePdf({ db }: Database, id: string, version: number): Promise<Uint8Array | undefined> {
  const rows = db.selectFrom('quote_version').select('content').where('quote_id', '=', id)
  return (await rows.where('version', '=', version).executeTakeFirst())?.content
}

export async function readQuoteFile({ db }: Database, id: string, fileId: string): Promise<Uint8Array | undefined> {
  const rows = db.selectFrom('quote_file').select('content').where('quote_id', '=', id)
  return (await rows.where('id', '=', fileId).executeTakeFirst())?.content
}

/** Rows with all that belongs to them, in their order; of papers and pictures all but the bytes. */
export async function wholeQuotes(db: Kysely<Schema>, rows: readonly QuoteRow[]): Promise<Quote[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  // One after the other: SQLite has one connection, and a transaction of PostgreSQL too.
  const versions = await db
    .selectFrom('quote_version')
    .select(['quote_id', 'version', 'sent_at as sentAt', 'valid_until as validUntil', 'total_cents as totalCents'])
    .select(['hash', 'document'])
    .where('quote_id', 'in', ids)
    .orderBy('version')
    .execute()
  const acceptances = await db.selectFrom('quote_acceptance').selectAll().where('quote_id', 'in', ids).execute()
  const payments = await db
    .selectFrom('quote_payment')
    .select(['quote_id', 'position', 'paid_on as paidOn'])
    .where('quote_id', 'in', ids)
    .orderBy('position')
    .execute()
  const files = await db
    .selectFrom('quote_file')
    .select(['id', 'quote_id', 'kind', 'at', 'name', 'width', 'height', 'bytes'])
    .where('quote_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const reviews = await db.selectFrom('quote_review').selectAll().where('quote_id', 'in', ids).execute()
  const events = await db
    .selectFrom('quote_event')
    .select(['id', 'quote_id', 'at', 'kind', 'by_name as by', 'version', 'content as text'])
    .where('quote_id', 'in', ids)
    .orderBy('id')
    .execute()
  const of = <T extends { quote_id: string }>(all: readonly T[], id: string) =>
    all.filter(({ quote_id }) => quote_id === id).map(({ quote_id: _, ...row }) => row)
  return rows.map((row) => ({
    id: row.id,
    enquiryId: row.enquiry_id,
    number: row.number ?? '',
    state: row.state,
    rev: row.rev,
    draft: row.draft === null ? null : (JSON.parse(row.draft) as QuoteDraft),
    versions: of(versions, row.id).map(({ document, ...sent }) => {
      return { ...sent, document: JSON.parse(document) as QuoteDocument }
    }),
    acceptance:
      of(acceptances, row.id).map(({ total_cents, early, ...kept }) => {
        return { ...kept, totalCents: total_cents, early: early === 1 }
      })[0] ?? null,
    steps: JSON.parse(row.steps) as Partial<Record<JobStep, string>>,
    payments: of(payments, row.id),
    files: of(files, row.id),
    review:
      of(reviews, row.id).map(({ content, may_show_pictures, may_show_price, published_at, ...kept }) => ({
        ...kept,
        text: content,
        mayShowPictures: may_show_pictures === 1,
        mayShowPrice: may_show_price === 1,
        publishedAt: published_at,
      }))[0] ?? null,
    events: of(events, row.id),
    wantsMail: row.wants_mail === 1,
    createdAt: row.created_at,
  }))
}
