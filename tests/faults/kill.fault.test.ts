import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { outboxState } from '#server/storage/deliveries.ts'
import { openSqlite } from '#server/storage/open-sqlite.ts'
import { listPhotos } from '#server/storage/photos.ts'
import { checkMails, startLoad } from '#tests/support/server/load.ts'
import { jpeg } from '#tests/support/server/pictures.ts'
import { startProcess } from '#tests/support/server/process.ts'
import { temporaryFolder, until } from '#tests/support/server/server.ts'
import { startSmtp } from '#tests/support/server/smtp.ts'

const lanes = 2
const killsEach = 25

test('kill -9 at 50 random moments under load: what was answered with success is there once, and its mail has left', {
  timeout: 300_000,
}, async () => {
  const results = await Promise.all(Array.from({ length: lanes }, () => killAgainAndAgain(killsEach)))
  for (const { kept, stored, kills, mails } of results) {
    expect(kills).toBe(killsEach)
    expect(kept.length).toBeGreaterThan(killsEach)
    const counts = Map.groupBy(stored, (text) => text)
    expect(kept.filter((text) => counts.get(text)?.length !== 1)).toEqual([])
    expect(new Set(stored).size).toBe(stored.length)
    expect(checkMails(stored, mails)).toMatchObject({ missing: [], underTwoIds: [] })
  }
})

test('kill -9 at 8 random moments while pictures come in: each enquiry that is there has all of its pictures', {
  timeout: 300_000,
}, async () => {
  const photos = await Promise.all(
    [1, 2, 3].map(async (n) => new File([new Uint8Array(await jpeg(400, 300))], `${n}.jpg`)),
  )
  const { kept, stored, photosOf, left } = await killAgainAndAgain(8, photos)
  expect(kept.length).toBeGreaterThanOrEqual(8)
  expect(kept.filter((text) => !stored.includes(text))).toEqual([])
  expect(stored.map((text) => [text, photosOf.get(text)])).toEqual(stored.map((text) => [text, 3]))
  // What was on its way in leaves nothing behind, though nobody could clean up.
  expect(left.filter((name) => !/^(veta\.sqlite(-shm|-wal)?|server\.lock)$/.test(name))).toEqual([])
})

async function killAgainAndAgain(times: number, photos: readonly File[] = []) {
  const smtp = await startSmtp()
  const folder = temporaryFolder()
  const env = { DATA_DIR: folder.path, SMTP_URL: smtp.url }
  const kept: string[] = []
  let kills = 0
  for (; kills < times; kills++) {
    const server = await startProcess(env)
    const load = startLoad(() => [server.address], photos.length === 0 ? 8 : 4, Number.POSITIVE_INFINITY, photos)
    await until(
      () => load.kept.length,
      (count) => count > 0,
    )
    await wait(Math.random() * 150)
    await server.kill()
    await load.stop()
    kept.push(...load.kept)
  }
  const last = await startProcess(env)
  const store = await openSqlite(folder.path)
  await until(
    () => outboxState(store),
    ({ waiting }) => waiting === 0,
    30_000,
  )
  const rows = await store.db.selectFrom('enquiry').select(['id', 'message']).execute()
  const counts = Map.groupBy(await listPhotos(store), ({ enquiry_id }) => enquiry_id)
  const photosOf = new Map(rows.map(({ id, message }) => [message, counts.get(id)?.length ?? 0]))
  await store.close()
  expect(await last.stop()).toBe(0)
  await smtp.stop()
  const left = readdirSync(folder.path)
  folder.remove()
  return { kept, stored: rows.map(({ message }) => message), photosOf, left, kills, mails: smtp.taken }
}
