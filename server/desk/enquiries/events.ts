import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { EnquiryNews } from '#contracts/desk-enquiries.ts'
import { countUnread } from '#server/desk/enquiries/list.ts'
import type { DeskEnv, DeskServices } from '#server/desk/request/access.ts'
import type { Database } from '#server/storage/database.ts'

/** The newest enquiries that are looked at: more do not arrive between two looks. */
const newest = 100
/** Milliseconds between two looks. */
const every = 1_500
/** Milliseconds between two signs of life: proxies close a line that says nothing for a minute. */
const heartbeat = 20_000

/**
 * New and changed enquiries as they come, until the browser leaves, its session ends or the server stops. The database is
 * asked while somebody listens, and only then: so servers that share it all learn of what came to one of them, and the form
 * has nothing to tell anybody.
 */
export function events(c: Context<DeskEnv>, { store, log, stopping, signIn }: DeskServices) {
  const { headers } = c.req.raw
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const gone = new AbortController()
    stream.onAbort(() => gone.abort())
    const signal = AbortSignal.any([gone.signal, stopping])
    const say = (data: EnquiryNews) => stream.writeSSE({ event: 'enquiries', data: JSON.stringify(data) })
    let seen = await look(store)
    let lastBeat = performance.now()
    await say({ unread: seen.unread, arrived: [] })
    while (await wait(every, true, { signal }).catch(() => false)) {
      const found = await look(store).catch((error) => log.warn({ error }, 'new enquiries could not be looked for'))
      const arrived = found?.latest.filter(({ id }) => !seen.ids.has(id)) ?? []
      if (found && (seen.mark !== found.mark || arrived.length > 0))
        await say({ unread: found.unread, arrived: arrived.map(asNews) })
      seen = found ?? seen
      if (performance.now() - lastBeat < heartbeat) continue
      if (!(await signIn.sessionOf(headers))) return
      await stream.writeSSE({ event: 'beat', data: '' })
      lastBeat = performance.now()
    }
  })
}

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
