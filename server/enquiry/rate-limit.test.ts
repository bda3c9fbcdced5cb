import { expect, test } from 'vitest'
import { memoryRateLimiter } from '#server/enquiry/rate-limit.ts'

test('lets so many through in a minute, tells how long to wait, and forgets', async () => {
  let now = 0
  const limit = memoryRateLimiter(() => now)
  expect([await limit('a', 2), await limit('a', 2), await limit('a', 2), await limit('b', 2)]).toEqual([0, 0, 60, 0])
  now = 50_000
  expect(await limit('a', 2)).toBe(10)
  now = 61_000
  expect([await limit('a', 2), await limit('a', 2)]).toEqual([0, 29])
  now = 91_000
  expect(await limit('a', 2)).toBe(0)
  now = 1_000_000
  expect([await limit('a', 2), await limit('a', 2)]).toEqual([0, 0])
})
