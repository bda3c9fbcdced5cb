import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublishingState } from '#contracts/desk-publishing.ts'
import { takePublishing } from '#server/desk/publishing/claim.ts'
import { placesIn } from '#server/desk/publishing/places.ts'
import { copyContent } from '#tests/support/publishing/copy-content.ts'
import { emptyDatabase } from '#tests/support/server/databases.ts'
import { startDeskServer } from '#tests/support/server/desk.ts'
import { temporaryFolder } from '#tests/support/server/server.ts'

const folder = temporaryFolder()
let content: string
beforeAll(() => {
  content = copyContent(folder.path)
})
afterAll(() => {
  folder.remove()
})

const stateOf = async ({ ask }: Awaited<ReturnType<typeof startDeskServer>>): Promise<PublishingState> =>
  (await ask('publishing')).json()

test('of two servers on one database one publishes, and the other says so; it can be moved', async ({ skip }) => {
  const { env, skip: reason } = await emptyDatabase('postgres')
  skip(reason !== undefined, reason)
  const first = await startDeskServer({ ...env, CONTENT_DIR: content })
  const second = await startDeskServer({ ...env, CONTENT_DIR: content })
  try {
    expect((await stateOf(first)).refused).toBe('')
    expect((await stateOf(second)).refused).toContain('desde el otro servidor')
    for (const path of ['pictures', 'words', 'publishing/preview']) {
      const said = await second.ask(path, { method: path.includes('/') ? 'POST' : 'GET' })
      expect([path, said.status, (await said.json()).message]).toEqual([
        path,
        409,
        expect.stringContaining('otro servidor'),
      ])
    }
    await takePublishing(second.store, placesIn(second.config.DATA_DIR))
    const env2 = { ...env, CONTENT_DIR: content, DATA_DIR: second.config.DATA_DIR }
    const again = await startDeskServer(env2)
    expect((await stateOf(again)).refused).toBe('')
    await again.stop()
  } finally {
    await first.stop()
    await second.stop()
  }
})
