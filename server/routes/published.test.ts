import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { replaceContent } from '#reader/content.ts'
import { copyContent } from '#tests/support/publishing/copy-content.ts'
import { ana, startTestServer, temporaryFolder } from '#tests/support/server/server.ts'

test('an enquiry is answered, and its design reckoned, by what is published now', async () => {
  const folder = temporaryFolder()
  const content = copyContent(folder.path)
  vi.stubEnv('CONTENT_DIR', content)
  const server = await startTestServer({ CONTENT_DIR: content })
  onTestFinished(async () => {
    await server.stop()
    vi.unstubAllEnvs()
    folder.remove()
  })
  const sent = { ...ana, design: '/disena/mesa?v=1&madera=roble' }
  const publish = (file: string, from: RegExp, to: string) => {
    const before = readFileSync(join(content, file), 'utf8')
    expect(before).toMatch(from)
    writeFileSync(join(content, file), before.replace(from, to))
  }

  expect((await server.submit(sent)).answer).toMatchObject({ message: expect.stringContaining('en dos días') })
  publish('conditions.yaml', /^( {2}days: )2/m, '$14')
  publish('design-prices.yaml', /(roble: .*perM3: )2900/, '$19900')
  // What a publication does when visitors have the new site.
  replaceContent()
  const later = await server.submit({ ...sent, message: 'Otra mesa' })
  expect(later.answer).toMatchObject({ message: expect.stringContaining('en cuatro días') })

  const prices = (await server.enquiries()).map(({ extra }) => /Precio calculado[^"]*":"([^"]+)"/.exec(extra)?.[1])
  expect(prices).toEqual([expect.stringContaining('€'), expect.stringContaining('€')])
  expect(new Set(prices).size).toBe(2)
})
