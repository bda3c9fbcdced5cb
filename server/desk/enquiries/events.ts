import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { EnquiryNews } from '#contracts/desk-enquiries.ts'
import { countUnread } from '#server/desk/enquiries/list.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import type { DeskServices } from '#server/desk/request/services.ts'
import type { Database } from '#server/storage/database.ts'

/** The newest enquiries that are looked at: more do not arrive between two looks. */
const newest = 100

type Listener = (news: EnquiryNews) => void

/**
 * Tells of new and changed enquiries. The database is asked every `every` milliseconds while somebody listens, and only
 * then: so servers that share it all learn of what came to one of them, and the form has nothing to tell anybody.
 */
export function createNews({ store, log }: Pick<DeskServices, 'store' | 'log'>, stopping: AbortSignal, every = 1_500) {
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
      log.warn({ error }, 'new enquiries could not be looked for')
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

type News = ReturnType<typeof createNews>

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

/** Milliseconds between two signs of life: proxies close a line that says nothing for a minute. */
const heartbeat = 20_000

/** News as they come, until the browser leaves, its session ends or the server stops. */
export function events(c: Context<DeskEnv>, { stopping, signIn }: DeskServices, news: News) {
  const { headers } = c.req.raw
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const over = Promise.withResolvers<void>()
    const say = (data: EnquiryNews) => stream.writeSSE({ event: 'enquiries', data: JSON.stringify(data) })
    const { now, end } = await news.listen((data) => void say(data).catch(over.resolve))
    const beat = setInterval(async () => {
      if (await signIn.sessionOf(headers)) await stream.writeSSE({ event: 'beat', data: '' })
      else over.resolve()
    }, heartbeat)
    stream.onAbort(over.resolve)
    stopping.addEventListener('abort', () => over.resolve(), { once: true })
    if (stopping.aborted) over.resolve()
    await say(now)
    await over.promise
    clearInterval(beat)
    end()
  })
}
