import { afterEach, beforeEach, expect, test } from 'vitest'
import { DeskBrowser, origin, standInSite } from '#tests/support/server/desk-browser.ts'
import { runCli } from '#tests/support/server/process.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
const folder = temporaryFolder()
beforeEach(async () => {
  server = await startTestServer({ SITE_DIR: standInSite(folder.path), DESK_ORIGIN: origin })
})
afterEach(() => server.stop())

const desk = (...words: string[]) => runCli('desk', words, { DATA_DIR: server.config.DATA_DIR, DESK_ORIGIN: origin })

test('the first owner comes by the command line, beside the running server, and can be sent away again', async () => {
  expect((await desk('people')).out).toMatch(/^Nobody yet/)
  const invited = await desk('invite', 'Amparo Ruiz', 'Amparo@Example.es')
  expect([invited.code, invited.error]).toEqual([0, ''])
  const link = /http:\/\/localhost:4500\/taller\/invitacion\/[\w-]{43}/.exec(invited.out)?.[0] ?? ''
  expect((await desk('people')).out).toMatch(/Amparo Ruiz <amparo@example\.es> \(owner, invited until/)
  const amparo = new DeskBrowser(server.address)
  expect((await amparo.join(link)).status).toBe(204)
  expect((await desk('people')).out.trim()).toBe('Amparo Ruiz <amparo@example.es> (owner)')
  expect((await desk('revoke', 'amparo@example.es', '--sessions')).code).toBe(0)
  expect((await amparo.ask('GET', 'session')).status).toBe(401)
  await amparo.prove()
  // A second invitation is the way back in for who has lost the device.
  const again = await desk('invite', 'Amparo Ruiz', 'amparo@example.es')
  expect((await new DeskBrowser(server.address).join(/http:\S+/.exec(again.out)?.[0] ?? '')).status).toBe(204)
  await desk('invite', 'Luis Gil', 'luis@example.es', '--helper')
  expect((await desk('people')).out).toMatch(/luis@example\.es> \(helper, invited/)
  expect((await desk('revoke', 'luis@example.es')).out).toMatch(/no longer/)
  expect((await desk('people')).out).not.toMatch(/luis/)
})

test('the last owner is not sent away; the private address can be changed', async () => {
  const { out } = await desk('invite', 'Amparo', 'amparo@example.es')
  await new DeskBrowser(server.address).join(/http:\S+/.exec(out)?.[0] ?? '')
  expect((await desk('revoke', 'amparo@example.es')).code).toBe(1)
  const first = (await desk('address')).out
  expect((await desk('address')).out).toBe(first)
  expect((await desk('address', '--renew')).out).not.toBe(first)
  expect((await new DeskBrowser(server.address).fetch(new URL(first.trim()).pathname)).status).toBe(404)
})

test('a wrong call is told with the usage', async () => {
  for (const words of [[], ['invite'], ['invite', 'Amparo', 'no-mail'], ['revoke', 'nobody@example.es']])
    expect([words, (await desk(...words)).code]).toEqual([words, 2])
})
