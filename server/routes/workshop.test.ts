import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '#reader/settings.ts'
import { createLinks } from '#server/enquiry/links.ts'
import { sharedSecret } from '#server/storage/database.ts'
import { jpeg } from '#tests/support/server/pictures.ts'
import { ana, startTestServer } from '#tests/support/server/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let clock = Date.now()
beforeEach(async () => {
  clock = Date.now()
  server = await startTestServer({}, { now: () => clock, settings: readSettings() })
})
afterEach(() => server.stop())

/** The address that stands in the workshop's mail. */
async function link(until = clock + 1_000_000) {
  const [enquiry] = await server.enquiries()
  const links = createLinks(await sharedSecret(server.store, 'link-key'))
  return `${server.address}/consulta/${links.sign('workshop', enquiry?.id ?? '', until)}`
}
const answered = async () => (await server.enquiries())[0]?.answered_at

test('looking at the page changes nothing, its button notes the answer and takes it back', async () => {
  await server.submit({ ...ana, name: '<b>Ana</b>' })
  const address = await link()
  const page = await (await fetch(address)).text()
  expect(page).toContain('<h1>&lt;b&gt;Ana&lt;/b&gt;</h1>')
  expect(page).toContain('Pendiente de respuesta')
  expect(await answered()).toBeNull()
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await fetch(address, { method: 'POST', body: 'answered=yes', headers })).status).toBe(404)
  expect(await answered()).toBeNull()
  const press = (value: string) => fetch(address, { method: 'POST', body: new URLSearchParams({ answered: value }) })
  expect(await (await press('yes')).text()).toContain('Respondida el')
  expect(await answered()).toBe(clock)
  expect(await (await press('no')).text()).toContain('Pendiente de respuesta')
  expect(await answered()).toBeNull()
})

test('pictures are shown to whoever has the key, and to nobody else', async () => {
  await server.submit(ana, {}, [new File([new Uint8Array(await jpeg(64, 48))], 'a.jpg')])
  const address = await link()
  const picture = await fetch(`${address}/1`)
  expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ])
  expect((await fetch(`${address}/2`)).status).toBe(404)
  for (const wrong of [address.slice(0, -1), await link(clock - 1_000)]) {
    expect([(await fetch(wrong)).status, (await fetch(`${wrong}/1`)).status]).toEqual([404, 404])
    expect((await fetch(wrong, { method: 'POST' })).status).toBe(404)
  }
})

test('a visitor’s key is no key of the workshop', async () => {
  const { answer } = await server.submit(ana)
  const key = answer.receipt?.photosLink.replace('/fotos/', '')
  expect((await fetch(`${server.address}/consulta/${key}`)).status).toBe(404)
})

test('a link for photographs is over after fourteen days', async () => {
  const { answer } = await server.submit(ana)
  const address = server.address + answer.receipt?.photosLink
  clock += 13 * 24 * 60 * 60_000
  expect((await fetch(address)).status).toBe(200)
  clock += 2 * 24 * 60 * 60_000
  expect((await fetch(address)).status).toBe(410)
})
