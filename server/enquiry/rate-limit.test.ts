import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { memoryRateLimiter, sharedRateLimiter } from '#server/enquiry/rate-limit.ts'
import { emptyDatabase } from '#tests/support/server/databases.ts'
import { startTestServer } from '#tests/support/server/server.ts'

test('lets so many through at once, tells how long to wait, then one after the other', async () => {
  let now = 0
  const limit = memoryRateLimiter(() => now)
  expect([await limit('a', 2), await limit('a', 2), await limit('a', 2), await limit('b', 2)]).toEqual([0, 0, 30, 0])
  now = 29_000
  expect(await limit('a', 2)).toBe(1)
  now = 30_000
  expect([await limit('a', 2), await limit('a', 2)]).toEqual([0, 30])
  now = 1_000_000
  expect([await limit('a', 2), await limit('a', 2), await limit('a', 2)]).toEqual([0, 0, 30])
})

test('one in a minute is one in a minute', async () => {
  let now = 5_000
  const limit = memoryRateLimiter(() => now)
  expect([await limit('a', 1), await limit('a', 1)]).toEqual([0, 60])
  now = 64_999
  expect(await limit('a', 1)).toBe(1)
  now = 65_000
  expect(await limit('a', 1)).toBe(0)
})

test('three in a day are three at once, then one each eight hours', async () => {
  let now = 0
  const hour = 60 * 60_000
  const limit = memoryRateLimiter(() => now)
  const ask = () => limit('a', 3, 24 * hour)
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([0, 0, 0, 8 * 3600])
  now = 8 * hour
  expect([await ask(), await ask()]).toEqual([0, 8 * 3600])
})

test('the first goes through at whatever fraction of a millisecond it comes', async () => {
  for (let n = 1; n < 2_000; n++) expect(await memoryRateLimiter(() => n * 1_234.567_89)('a', 1)).toBe(0)
})

test('the limit that servers share lets one in a minute through, the first included, and tells the wait', async (context) => {
  const database = await emptyDatabase('postgres')
  if (database.skip !== undefined) return context.skip(database.skip)
  const server = await startTestServer(database.env)
  // Later than the server's own clock, by which it forgets what is over.
  const begin = 4_000_000_000_000
  let now = begin
  const limit = sharedRateLimiter({ ...server.store, clock: () => sql<number>`${sql.lit(now)}::bigint` })
  expect([await limit('a', 1), await limit('a', 1), await limit('b', 1)]).toEqual([0, 60, 0])
  now = begin + 59_999
  expect(await limit('a', 1)).toBe(1)
  now = begin + 60_000
  expect([await limit('a', 1), await limit('a', 1)]).toEqual([0, 60])
  expect(await sharedRateLimiter(server.store)('c', 1)).toBe(0)
  await server.stop()
})
