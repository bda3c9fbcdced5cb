import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { outboxState } from '#server/storage/deliveries.ts'
import { openSqlite } from '#server/storage/open-sqlite.ts'
import { checkMails, startLoad } from '#server/testing/load.ts'
import { startProcess } from '#server/testing/process.ts'
import { temporaryFolder, until } from '#server/testing/server.ts'
import { startSmtp } from '#server/testing/smtp.ts'

const lanes = 2
const killsEach = 25

test('kill -9 at 50 random moments under load: what was answered with success is there once, and its mail has left', {
  timeout: 300_000,
}, async () => {
  const results = await Promise.all(Array.from({ length: lanes }, killAgainAndAgain))
  for (const { kept, stored, kills, mails } of results) {
    expect(kills).toBe(killsEach)
    expect(kept.length).toBeGreaterThan(killsEach)
    const counts = Map.groupBy(stored, (text) => text)
    expect(kept.filter((text) => counts.get(text)?.length !== 1)).toEqual([])
    expect(new Set(stored).size).toBe(stored.length)
    expect(checkMails(stored, mails)).toMatchObject({ missing: [], underTwoIds: [] })
  }
})

async function killAgainAndAgain() {
  const smtp = await startSmtp()
  const folder = temporaryFolder()
  const env = { DATA_DIR: folder.path, SMTP_URL: smtp.url }
  const kept: string[] = []
  let kills = 0
  for (; kills < killsEach; kills++) {
    const server = await startProcess(env)
    const load = startLoad(() => [server.address])
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
  const rows = await store.db.selectFrom('enquiry').select('message').execute()
  await store.close()
  expect(await last.stop()).toBe(0)
  await smtp.stop()
  folder.remove()
  return { kept, stored: rows.map(({ message }) => message), kills, mails: smtp.taken }
}
