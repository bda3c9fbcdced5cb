import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProcess } from '#tests/support/server/process.ts'
import type { Engine } from './browser.ts'
import { journeys } from './journeys.ts'
import { visitor } from './visitor.ts'

/** The journeys as tests of one engine; `start` is undefined where this machine does not have it. */
export function testJourneys(name: string, start: (() => Promise<Engine>) | undefined): void {
  describe(name, () => {
    if (!start) return test.skip('is not on this machine', () => {})
    const dataDir = mkdtempSync(join(tmpdir(), 'engine-'))
    let engine: Engine | undefined
    let server: Awaited<ReturnType<typeof startProcess>> | undefined

    beforeAll(async () => {
      server = await startProcess({ SITE_DIR: process.env.SITE_DIR ?? 'build', DATA_DIR: dataDir })
      engine = await start()
    })
    afterAll(async () => {
      await engine?.stop()
      await server?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    })

    test.each(Object.entries(journeys))('%s', async (_title, journey) => {
      const browser = await (engine as Engine).newWindow()
      try {
        await browser.resize(1280, 800)
        await journey(visitor(browser, server?.address ?? ''), dataDir)
        expect(await browser.errors()).toEqual([])
      } finally {
        await browser.close()
      }
    })
  })
}
