import { sql } from 'kysely'
import type { Database } from '#server/storage/database.ts'

/**
 * Lets one more through for a key and gives 0, or gives the seconds to wait. `limit` may come at once; then one more
 * after each `1/limit` of the period, in milliseconds, a minute where none is given (the generic cell rate algorithm, which
 * needs one number for a key and no windows).
 */
export type RateLimiter = (key: string, limit: number, period?: number) => Promise<number>

const minute = 60_000
const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

/** Limits in memory, for one server. `clock` is monotonic, in milliseconds: a jump of the wall clock changes nothing. */
export function memoryRateLimiter(clock: () => number = () => performance.now()): RateLimiter {
  const freeAt = new Map<string, number>()
  let swept = clock()

  return async (key, limit, period = minute) => {
    // Whole milliseconds: (now + period) - now is more than the period for some fractions.
    const now = Math.floor(clock())
    if (now - swept > minute) {
      swept = now
      for (const [old, at] of freeAt) if (at <= now) freeAt.delete(old)
    }
    const next = Math.max(freeAt.get(key) ?? 0, now) + Math.floor(period / limit)
    if (next - now > period) return seconds(next - now - period)
    freeAt.set(key, next)
    return 0
  }
}

/** Limits in the database, shared by all servers that use it, by its clock. */
export function sharedRateLimiter(store: Database): RateLimiter {
  const { db } = store
  let calls = 0

  return async (key, limit, period = minute) => {
    const now = store.clock()
    const step = sql.lit(Math.floor(period / limit))
    const longest = sql.lit(period)
    if (++calls % 100 === 0) await db.deleteFrom('rate').where('free_at', '<', now).execute()
    const next = sql<number>`greatest(rate.free_at, ${now}) + ${step}`
    const taken = await db
      .insertInto('rate')
      .values({ key, free_at: sql<number>`${now} + ${step}` })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ free_at: next }).where(sql<boolean>`${next} - ${now} <= ${longest}`),
      )
      .returning('free_at')
      .executeTakeFirst()
    if (taken) return 0
    const left = sql<number>`free_at + ${step} - ${now} - ${longest}`.as('left')
    const row = await db.selectFrom('rate').select(left).where('key', '=', key).executeTakeFirst()
    return seconds(row?.left ?? 0)
  }
}
