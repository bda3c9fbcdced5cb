import type { Logger } from 'pino'
import { day } from '#contracts/days.ts'
import { repeat } from '#server/repeat.ts'
import type { Database } from '#server/storage/database.ts'
import { dropLooseQuotes, dropOldQuotes } from '#server/storage/quotes/keep.ts'

/**
 * Deletes enquiries older than so many days, with their messages and the quotes that nobody accepted; an enquiry on whose
 * quote something has happened lately stays. Accepted quotes go when the law does not want them any more. Gives how many
 * enquiries.
 */
export async function purge(store: Database, days: number, now: number): Promise<number> {
  const before = now - days * day
  const result = await store.db
    .deleteFrom('enquiry')
    .where('received_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quote')
            .select('quote.id')
            .whereRef('quote.enquiry_id', '=', 'enquiry.id')
            .where('quote.changed_at', '>=', before),
        ),
      ),
    )
    .executeTakeFirst()
  await dropLooseQuotes(store.db)
  await dropOldQuotes(store, now)
  await store.db.deleteFrom('rate').where('free_at', '<', now).execute()
  await store.forget()
  return Number(result.numDeletedRows)
}

/** Keeps deleting what is too old, at the start and every six hours. `days` 0 keeps all. Gives what ends it. */
export function startRetention(store: Database, days: number, now: () => number, log: Logger): () => void {
  if (days === 0) return () => {}
  const work = async () => log.info({ count: await purge(store, days, now()) }, 'old enquiries deleted')
  return repeat(day / 4, work, log, 'old enquiries could not be deleted')
}
