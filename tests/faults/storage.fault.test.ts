import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startLoad } from '#tests/support/server/load.ts'
import { ana, startTestServer, temporaryFolder, until } from '#tests/support/server/server.ts'
import { startSmtp } from '#tests/support/server/smtp.ts'

const messages = async (server: Awaited<ReturnType<typeof startTestServer>>) =>
  (await server.enquiries()).map(({ message }) => message)

/** A disk of a few megabytes, where this account may mount one. */
function smallDisk() {
  const folder = temporaryFolder()
  const mounted =
    process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder.path]).status === 0
  return {
    path: folder.path,
    mounted,
    remove() {
      if (mounted) spawnSync('umount', [folder.path])
      folder.remove()
    },
  }
}

test('a full disk: the visitor is told, nothing that was promised is lost, and the server goes on when there is room', async () => {
  const disk = smallDisk()
  const ballast = join(disk.path, 'ballast')
  const server = await startTestServer({ DATA_DIR: join(disk.path, 'data') })
  const fill = async () => {
    if (disk.mounted) return writeFileSync(ballast, Buffer.alloc(2_400_000))
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.store.db)
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 20}`).execute(server.store.db)
  }
  await fill()
  const kept: string[] = []
  const refusal = await until(
    async () => {
      const message = `${kept.length} ${'x'.repeat(4_900)}`
      const answer = await server.submit({ ...ana, message })
      if (answer.answer.success) kept.push(message)
      return answer
    },
    ({ status }) => status !== 200,
  )
  expect(refusal).toMatchObject({
    status: 500,
    answer: { success: false, message: expect.stringContaining('No hemos podido guardar tu consulta') },
  })
  expect(kept.length).toBeGreaterThan(0)
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  if (disk.mounted) rmSync(ballast)
  else await sql.raw('pragma max_page_count = 1000000').execute(server.store.db)
  expect((await server.submit({ ...ana, message: 'wieder Platz' })).status).toBe(200)
  expect((await messages(server)).sort()).toEqual([...kept, 'wieder Platz'].sort())
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  await server.stop()
  disk.remove()
})

test('a database that another process has locked: short waits are waited for, long ones told, and pages are served meanwhile', async () => {
  const server = await startTestServer()
  const other = new DatabaseSync(join(server.config.DATA_DIR, 'veta.sqlite'))
  other.exec('begin immediate')
  const short = server.submit({ ...ana, message: 'corta' })
  const since = performance.now()
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  expect(performance.now() - since).toBeLessThan(4_000)
  other.exec('commit')
  expect((await short).status).toBe(200)

  other.exec('begin immediate')
  const [long, ready] = await Promise.all([
    server.submit({ ...ana, message: 'larga' }),
    fetch(`${server.address}/readyz`),
  ])
  expect(ready.status).toBe(503)
  expect(long).toMatchObject({ status: 500, answer: { success: false } })
  other.exec('commit')
  other.close()
  expect((await server.submit({ ...ana, message: 'después' })).status).toBe(200)
  expect((await messages(server)).sort()).toEqual(['corta', 'después'])
  await server.stop()
})

test('a second server on the same data folder does not start', async () => {
  const server = await startTestServer()
  const { acquireInstanceLock } = await import('#server/storage/instance-lock.ts')
  await expect(acquireInstanceLock(server.config.DATA_DIR, 200)).rejects.toThrow('Another server already uses')
  await server.stop()
  const release = await acquireInstanceLock(server.config.DATA_DIR, 200)
  release()
  rmSync(server.config.DATA_DIR, { recursive: true })
})

test('a clock that jumps back a day does not hold mails up', async () => {
  const smtp = await startSmtp({ mood: 'busy' })
  let clock = Date.now()
  const server = await startTestServer(
    { SMTP_URL: smtp.url },
    { now: () => clock, outbox: { backOff: { first: 60_000, longest: 60_000 } } },
  )
  await server.submit(ana)
  await until(server.deliveries, ([delivery]) => delivery?.attempts === 1 && delivery.claimed_by === null)
  clock -= 24 * 60 * 60_000
  smtp.mood = 'take'
  await until(server.deliveries, ([delivery]) => delivery?.state === 'sent')
  expect(smtp.taken).toHaveLength(1)
  await server.stop()
  await smtp.stop()
})

test('mail down for a whole run: every enquiry is kept, and each is mailed once in the next', async () => {
  const smtp = await startSmtp()
  await smtp.stop()
  const folder = temporaryFolder()
  const settings = { DATA_DIR: folder.path, SMTP_URL: smtp.url }
  const before = await startTestServer(settings)
  const load = startLoad(() => [before.address], 8, 100)
  await load.done
  expect(load.kept).toHaveLength(100)
  await before.stop()
  const back = await startSmtp({ port: smtp.port })
  const after = await startTestServer(settings)
  await until(after.deliveries, (all) => all.every(({ state }) => state === 'sent'))
  expect(new Set(back.taken.map(({ messageId }) => messageId)).size).toBe(100)
  expect(back.taken).toHaveLength(100)
  await after.stop()
  await back.stop()
  folder.remove()
})

test('a stop finishes what is under way', async () => {
  const server = await startTestServer()
  const load = startLoad(() => [server.address], 16)
  await until(
    () => load.kept.length,
    (count) => count > 30,
  )
  const { openSqlite } = await import('#server/storage/open.ts')
  const folder = server.config.DATA_DIR
  const { kept } = load
  const stopping = server.stopServer()
  await stopping
  await load.stop()
  const store = await openSqlite(folder)
  const stored = new Set(
    (await store.db.selectFrom('enquiry').select('message').execute()).map(({ message }) => message),
  )
  await store.close()
  rmSync(folder, { recursive: true })
  expect(kept.filter((message) => !stored.has(message))).toEqual([])
  expect(kept.length).toBeGreaterThan(30)
})
