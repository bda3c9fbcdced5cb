import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest'
import { outboxState } from '#server/storage/deliveries.ts'
import { openPostgres } from '#server/storage/open-postgres.ts'
import { checkMails, startLoad } from '#tests/support/server/load.ts'
import { startPostgres, type TestPostgres } from '#tests/support/server/postgres.ts'
import { startProcess } from '#tests/support/server/process.ts'
import { ana, startTestServer, until } from '#tests/support/server/server.ts'
import { startSmtp } from '#tests/support/server/smtp.ts'

let postgres: TestPostgres | string
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  if (typeof postgres === 'object') await postgres.stop()
})

/** `lease` in seconds: how long a mail that a server has taken is its own. */
async function setUp(context: TestContext, lease: string) {
  if (typeof postgres === 'string') return context.skip(postgres)
  const database = await postgres.database()
  const smtp = await startSmtp()
  const env = { DATABASE_URL: database, SMTP_URL: smtp.url, OUTBOX_LEASE_SECONDS: lease }
  const servers = await Promise.all([startProcess(env), startProcess(env)])
  const store = await openPostgres(database)
  return { postgres, smtp, servers, store, addresses: () => servers.map(({ address }) => address) }
}

// With a lease that no busy machine outlasts: what is sent twice then has been taken twice.
test('two servers, 500 enquiries: each is mailed exactly once', { timeout: 180_000 }, async (context) => {
  const { smtp, servers, store, addresses } = await setUp(context, '60')
  const load = startLoad(addresses, 16, 500)
  await load.done
  expect(load.kept).toHaveLength(500)
  await until(
    () => outboxState(store),
    ({ waiting }) => waiting === 0,
    120_000,
  )
  expect(smtp.taken).toHaveLength(500)
  expect(checkMails(load.kept, smtp.taken)).toEqual({ missing: [], underTwoIds: [], repeats: 0 })
  for (const server of servers) expect(await server.stop()).toBe(0)
  await store.close()
  await smtp.stop()
})

test('two servers, one killed half-way: each is mailed, never under two Message-IDs', {
  timeout: 180_000,
}, async (context) => {
  const { smtp, servers, store, addresses } = await setUp(context, '3')
  const [first, second] = servers
  const load = startLoad(addresses, 16, 500)
  await until(
    () => load.kept.length,
    (count) => count >= 200,
  )
  await first?.kill()
  servers.shift()
  await load.done
  expect(load.kept.length).toBeGreaterThan(450)
  await until(
    () => outboxState(store),
    ({ waiting }) => waiting === 0,
    30_000,
  )
  const stored = (await store.db.selectFrom('enquiry').select('message').execute()).map(({ message }) => message)
  expect(load.kept.filter((text) => stored.filter((one) => one === text).length !== 1)).toEqual([])
  expect(checkMails(stored, smtp.taken)).toMatchObject({ missing: [], underTwoIds: [] })
  expect(await second?.stop()).toBe(0)
  await store.close()
  await smtp.stop()
})

test('PostgreSQL restarted in between: nothing that was promised is lost, and the server goes on by itself', {
  timeout: 180_000,
}, async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres)
  const smtp = await startSmtp()
  // A claim whose answer was lost with the connection is free again after its lease.
  const env = { DATABASE_URL: await postgres.database(), SMTP_URL: smtp.url }
  const server = await startTestServer(env, { outbox: { lease: 4_000 } })
  const load = startLoad(() => [server.address], 8)
  await until(
    () => load.kept.length,
    (count) => count > 50,
  )
  await postgres.restart()
  const before = load.kept.length
  await until(
    () => load.kept.length,
    (count) => count > before + 50,
    60_000,
  )
  await load.stop()
  expect(
    load.refused.every(({ status, message }) => status === 500 && message.startsWith('No hemos podido guardar')),
  ).toBe(true)
  await until(
    () => outboxState(server.store),
    ({ waiting }) => waiting === 0,
    60_000,
  )
  const stored = (await server.enquiries()).map(({ message }) => message)
  expect(new Set(stored).size).toBe(stored.length)
  expect(load.kept.filter((text) => !stored.includes(text))).toEqual([])
  expect(checkMails(stored, smtp.taken)).toMatchObject({ missing: [], underTwoIds: [] })
  await server.stop()
  await smtp.stop()
})

test('two servers share one limit', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres)
  const env = { DATABASE_URL: await postgres.database(), RATE_LIMIT: '4' }
  const servers = [await startTestServer(env), await startTestServer(env)]
  const statuses: number[] = []
  for (const n of [1, 2, 3, 4]) {
    for (const server of servers)
      statuses.push((await server.submit({ ...ana, message: `${n} ${server.address}` })).status)
  }
  // With a limit of its own each would have let all of its four pass.
  const kept = statuses.filter((status) => status === 200).length
  expect(kept).toBeGreaterThanOrEqual(4)
  expect(kept).toBeLessThan(8)
  expect(statuses).toContain(429)
  for (const server of servers) await server.stop()
})
