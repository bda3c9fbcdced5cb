import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { quoteYears } from '#contracts/retention.ts'
import type { Database } from '#server/storage/database.ts'
import { wholeQuotes } from '#server/storage/quotes/read.ts'
import type { Schema } from '#server/storage/schema.ts'

/** SQL: a quote that was accepted; the law wants it kept (Código de Comercio art. 30), whatever becomes of the enquiry. */
const isAccepted = sql<boolean>`exists (select 1 from quote_acceptance where quote_acceptance.quote_id = quote.id)`

/** Deletes quotes whose enquiry is gone and which nobody has accepted. Their numbers stay in the series. */
export const dropLooseQuotes = (db: Kysely<Schema>) =>
  db.deleteFrom('quote').where('enquiry_id', 'is', null).where(sql<boolean>`not ${isAccepted}`).execute()

/** Deletes accepted quotes at the end of their years: six full ones after the last change. */
export async function dropOldQuotes({ db }: Database, now: number): Promise<void> {
  const before = Date.UTC(new Date(now).getUTCFullYear() - quoteYears, 0, 1)
  await db.deleteFrom('quote').where('changed_at', '<', before).where(isAccepted).execute()
}

const emailOf = (email: string) => email.trim().toLowerCase()

/** All quotes of a person, accepted ones too whose enquiry is deleted; the papers and pictures in base64. */
export async function exportQuotes({ db }: Database, email: string) {
  const rows = await db
    .selectFrom('quote')
    .selectAll()
    .where('email', '=', emailOf(email))
    .orderBy('created_at')
    .execute()
  const quotes = await wholeQuotes(db, rows)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const papers = await db
    .selectFrom('quote_version')
    .select(['quote_id', 'version', 'content'])
    .where('quote_id', 'in', ids)
    .execute()
  const pictures = await db.selectFrom('quote_file').select(['id', 'content']).where('quote_id', 'in', ids).execute()
  const base64 = (content: Uint8Array | undefined) => Buffer.from(content ?? []).toString('base64')
  return quotes.map((quote) => ({
    ...quote,
    versions: quote.versions.map((sent) => {
      const paper = papers.find(({ quote_id, version }) => quote_id === quote.id && version === sent.version)
      return { ...sent, pdf: base64(paper?.content) }
    }),
    files: quote.files.map((file) => ({ ...file, base64: base64(pictures.find(({ id }) => id === file.id)?.content) })),
  }))
}

/**
 * Deletes a person's quotes that were not accepted. Of accepted ones only what the law wants stays, out of reach: the page
 * has no address any more, the job's pictures and an unpublished review go (art. 32 LOPDGDD: blocked).
 */
export async function eraseQuotes({ db }: Database, email: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const mine = tx.selectFrom('quote').select('id').where('email', '=', emailOf(email))
    await tx.deleteFrom('quote').where('email', '=', emailOf(email)).where(sql<boolean>`not ${isAccepted}`).execute()
    await tx.deleteFrom('quote_file').where('quote_id', 'in', mine).where('kind', '<>', 'acceptance').execute()
    await tx.deleteFrom('quote_review').where('quote_id', 'in', mine).where('published_at', 'is', null).execute()
    for (const { id } of await mine.execute())
      await tx.updateTable('quote').set({ link_id: randomUUID(), wants_mail: 0 }).where('id', '=', id).execute()
  })
}
