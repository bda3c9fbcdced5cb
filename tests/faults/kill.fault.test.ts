import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { outboxState } from '#server/storage/deliveries.ts'
import { listPhotos } from '#server/storage/photos.ts'
import { checkMails, startLoad } from '#tests/support/server/load.ts'
import { jpeg } from '#tests/support/server/pictures.ts'
import { startProcess } from '#tests/support/server/process.ts'
import { startTestServer, temporaryFolder, until } from '#tests/support/server/server.ts'
import { type ReceivedMail, startSmtp } from '#tests/support/server/smtp.ts'

// A start takes as long as a hundred enquiries. So a server is killed once in its life, and several times before that
// it is held still and its folder copied: what a kill leaves is what the files are at that moment.

test('kill -9 at 50 random moments under load: what was answered with success is there once, and its mail has left', {
  timeout: 300_000,
}, async () => {
  const found = await killAgainAndAgain({ lives: 10, moments: 5 })
  expect(found).toHaveLength(50)
  for (const { kept, stored, mails } of found) {
    const counts = Map.groupBy(stored, (text) => text)
    expect(kept.filter((text) => counts.get(text)?.length !== 1)).toEqual([])
    expect(new Set(stored).size).toBe(stored.length)
    expect(checkMails(stored, mails)).toMatchObject({ missing: [], underTwoIds: [] })
  }
  expect(found.at(-1)?.kept.length).toBeGreaterThan(50)
})

test('kill -9 at 8 random moments while pictures come in: each enquiry that is there has all of its pictures', {
  timeout: 300_000,
}, async () => {
  const photos = await Promise.all(
    [1, 2, 3].map(async (n) => new File([new Uint8Array(await jpeg(400, 300))], `${n}.jpg`)),
  )
  const found = await killAgainAndAgain({ lives: 2, moments: 4, photos })
  expect(found).toHaveLength(8)
  for (const { kept, stored, photosOf, left } of found) {
    expect(kept.filter((text) => !stored.includes(text))).toEqual([])
    expect(stored.map((text) => [text, photosOf.get(text)])).toEqual(stored.map((text) => [text, 3]))
    // What was on its way in leaves nothing behind, though nobody could clean up.
    expect(left.filter((name) => !/^(veta\.sqlite(-shm|-wal)?|server\.lock)$/.test(name))).toEqual([])
  }
  expect(found.at(-1)?.kept.length).toBeGreaterThanOrEqual(8)
})

/** What somebody who was killed has answered and mailed until then, and a copy of the folder that is left. */
type Remains = { kept: string[]; mails: ReceivedMail[]; copy: string }

/** One server after the other on the same folder; gives what a further one finds and does at each of the moments. */
async function killAgainAndAgain({ lives, moments, photos = [] }: { lives: number; moments: number; photos?: File[] }) {
  const smtp = await startSmtp()
  const folder = temporaryFolder()
  const data = join(folder.path, 'data')
  const env = { DATA_DIR: data, SMTP_URL: smtp.url }
  const kept: string[] = []
  const found: Awaited<ReturnType<typeof startAgain>>[] = []
  for (let life = 0; life < lives; life++) {
    const server = await startProcess(env)
    const load = startLoad(() => [server.address], photos.length === 0 ? 8 : 4, Number.POSITIVE_INFINITY, photos)
    await until(
      () => load.kept.length,
      (count) => count > moments,
    )
    const remains: Remains[] = []
    const look = () => {
      const copy = join(folder.path, `${life}-${remains.length}`)
      cpSync(data, copy, { recursive: true })
      remains.push({ kept: [...kept, ...load.kept], mails: [...smtp.taken], copy })
    }
    for (let moment = 1; moment < moments; moment++) {
      await wait(Math.random() * 150)
      await server.atMoment(look)
    }
    await wait(Math.random() * 150)
    await server.kill()
    await load.stop()
    look()
    kept.push(...load.kept)
    for (const one of remains) found.push(await startAgain(one))
  }
  // And a process finds what all of those before have left.
  const last = await startProcess(env)
  expect(await last.stop()).toBe(0)
  const end = await startAgain({ kept, mails: smtp.taken, copy: data })
  expect(kept.filter((text) => !end.stored.includes(text))).toEqual([])
  expect(checkMails(end.stored, end.mails)).toMatchObject({ missing: [], underTwoIds: [] })
  await smtp.stop()
  folder.remove()
  return found
}

/** What a server keeps that starts on the remains, once its mails have left. */
async function startAgain({ kept, mails, copy }: Remains) {
  const smtp = await startSmtp()
  const server = await startTestServer({ DATA_DIR: copy, SMTP_URL: smtp.url })
  await until(
    () => outboxState(server.store),
    ({ waiting }) => waiting === 0,
  )
  const rows = await server.enquiries()
  const counts = Map.groupBy(await listPhotos(server.store), ({ enquiry_id }) => enquiry_id)
  const photosOf = new Map(rows.map(({ id, message }) => [message, counts.get(id)?.length ?? 0]))
  await server.stop()
  await smtp.stop()
  const stored = rows.map(({ message }) => message)
  return { kept, stored, photosOf, left: readdirSync(copy), mails: [...mails, ...smtp.taken] }
}
