import type { Database } from '#server/storage/database.ts'
import { type Dispatch, deliveryRow } from '#server/storage/enquiries.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'

/** More in one mail nobody reads; the rest comes with the next. */
const maxInOne = 100

/**
 * Puts what looks like spam and was not reported yet into one report, unless one was made at or after `since`. Gives
 * whether there is one to send.
 */
export async function makeSpamReport(store: Database, since: number, now: number, dispatch: Dispatch) {
  return store.db.transaction().execute(async (tx) => {
    // Servers that share the database take turns here.
    const lock = tx.selectFrom('secret').select('name').where('name', '=', 'link-key')
    await (store.kind === 'postgres' ? lock.forUpdate() : lock).execute()
    const latest = await tx
      .selectFrom('delivery')
      .select('id')
      .where('channel', '=', 'spam-report')
      .where('created_at', '>=', since)
      .executeTakeFirst()
    if (latest) return false
    const unreported = await tx
      .selectFrom('enquiry')
      .select('id')
      .where('spam', '<>', '')
      // A report goes with the enquiry that it hangs on, should that be erased before it has left.
      .where(({ or, eb, not, exists, selectFrom }) =>
        or([
          eb('reported_in', 'is', null),
          not(exists(selectFrom('delivery').select('delivery.id').whereRef('delivery.id', '=', 'reported_in'))),
        ]),
      )
      .orderBy('received_at')
      .limit(maxInOne)
      .execute()
    const newest = unreported.at(-1)
    if (!newest) return false
    const report = deliveryRow(newest.id, now, 'spam-report', dispatch.domain)
    await tx.insertInto('delivery').values(report).execute()
    const ids = unreported.map(({ id }) => id)
    await tx.updateTable('enquiry').set({ reported_in: report.id }).where('id', 'in', ids).execute()
    return true
  })
}

/** What a report names, oldest first. */
export function reportedIn({ db }: Database, report: string): Promise<EnquiryRow[]> {
  return db.selectFrom('enquiry').selectAll().where('reported_in', '=', report).orderBy('received_at').execute()
}
