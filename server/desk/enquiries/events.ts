import type { EnquiryNews } from '#contracts/desk-enquiries.ts'
import { countUnread } from '#server/desk/enquiries/list.ts'
import type { RoomServices } from '#server/desk/enquiries/services.ts'
import { describeError } from '#server/log.ts'
import type { Database } from '#server/storage/database.ts'

/** The newest enquiries that are looked at: more do not arrive between two looks. */
const newest = 100

type Listener = (news: EnquiryNews) => void

/**
 * Tells of new and changed enquiries. The database is asked every `every` milliseconds while somebody listens, and only
 * then: so servers that share it all learn of what came to one of them, and the form has nothing to tell anybody.
 */
export function createNews({ store, log }: Pick<RoomServices, 'store' | 'log'>, stopping: AbortSignal, every = 1_500) {
  const listeners = new Set<Listener>()
  let seen: Awaited<ReturnType<typeof look>> | undefined
  let timer: NodeJS.Timeout | undefined

  async function tell() {
    try {
      const found = await look(store)
      const arrived = seen ? found.latest.filter(({ id }) => !seen?.ids.has(id)) : []
      const hasChanged = seen !== undefined && (seen.mark !== found.mark || arrived.length > 0)
      seen = found
      if (hasChanged) for (const listener of listeners) listener({ unread: found.unread, arrived: arrived.map(asNews) })
    } catch (error) {
      log.warn({ error: describeError(error) }, 'new enquiries could not be looked for')
    }
    timer = listeners.size > 0 && !stopping.aborted ? setTimeout(tell, every) : undefined
    if (!timer) seen = undefined
  }

  return {
    /** Hears of all that is new from now on, until the function that it gives is called. */
    async listen(listener: Listener): Promise<{ now: EnquiryNews; end: () => void }> {
      if (!timer) {
        seen = await look(store)
        timer ??= setTimeout(tell, every)
      }
      listeners.add(listener)
      return { now: { unread: await countUnread(store), arrived: [] }, end: () => void listeners.delete(listener) }
    },
    count: () => listeners.size,
  }
}

export type News = ReturnType<typeof createNews>

const asNews = ({ id, name, spam }: { id: string; name: string; spam: string }) => ({ id, name, spam: spam !== '' })

/** The newest enquiries, and a mark that is another one whenever anything that a list shows has changed. */
async function look(store: Database) {
  const { db } = store
  const latest = await db
    .selectFrom('enquiry')
    .select(['id', 'name', 'spam'])
    .orderBy('received_at', 'desc')
    .limit(newest)
    .execute()
  const total = await db
    .selectFrom('enquiry')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('answered_at').as('answered')])
    .executeTakeFirstOrThrow()
  const noted = await db
    .selectFrom('desk_enquiry')
    .select(({ fn }) => fn.max('changed_at').as('changed'))
    .executeTakeFirstOrThrow()
  const unread = await countUnread(store)
  return {
    latest,
    ids: new Set(latest.map(({ id }) => id)),
    unread,
    mark: [total.count, total.answered, noted.changed, unread].join(' '),
  }
}
