import { sql } from 'kysely'
import type { Database } from '#server/storage/database.ts'

/** Counts one more for a key; tells how many seconds to wait when the limit for a minute was reached, else 0. */
export type RateLimiter = (key: string, limit: number) => Promise<number>

const minute = 60_000

/**
 * What counts of two neighbouring fixed windows: the current one whole, the one before by the share of it that still
 * lies within the last minute. Gives the seconds until there is room again.
 */
function secondsToWait(limit: number, before: number, current: number, elapsed: number): number {
  const weighed = before * (1 - elapsed / minute) + current
  if (weighed < limit) return 0
  const free = current >= limit ? minute : minute * (1 - (limit - current) / before)
  return Math.max(1, Math.ceil((free - elapsed) / 1000))
}

/** Limits in memory, for one server. `clock` is monotonic, in milliseconds: a jump of the wall clock changes nothing. */
export function memoryRateLimiter(clock: () => number = () => performance.now()): RateLimiter {
  let start = 0
  let current = new Map<string, number>()
  let before = new Map<string, number>()

  return async (key, limit) => {
    const now = clock()
    const passed = Math.floor((now - start) / minute)
    if (passed > 0) {
      before = passed === 1 ? current : new Map()
      current = new Map()
      start += passed * minute
    }
    const count = current.get(key) ?? 0
    const wait = secondsToWait(limit, before.get(key) ?? 0, count, now - start)
    if (wait === 0) current.set(key, count + 1)
    return wait
  }
}

/** Limits in the database, shared by all servers that use it. */
export function sharedRateLimiter(store: Database): RateLimiter {
  return async (key, limit) => {
    const { rows } = await sql<{ at: number }>`select ${store.clock()} as at`.execute(store.db)
    const now = Number(rows[0]?.at)
    const start = now - (now % minute)
    const { count } = await store.db
      .insertInto('rate')
      .values({ key, starts_at: start, count: 1 })
      .onConflict((conflict) =>
        conflict.columns(['key', 'starts_at']).doUpdateSet((eb) => ({ count: eb('rate.count', '+', 1) })),
      )
      .returning('count')
      .executeTakeFirstOrThrow()
    const last = await store.db
      .selectFrom('rate')
      .select('count')
      .where('key', '=', key)
      .where('starts_at', '=', start - minute)
      .executeTakeFirst()
    const wait = secondsToWait(limit, Math.min(last?.count ?? 0, limit), count - 1, now - start)
    if (count === 1)
      await store.db
        .deleteFrom('rate')
        .where('starts_at', '<', start - minute)
        .execute()
    return wait
  }
}
