import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { blackPng, jpeg, photograph } from '#tests/support/server/pictures.ts'
import { accessKey, ana, formOf, startTestServer, submit, until } from '#tests/support/server/server.ts'
import { startSlowLine } from '#tests/support/server/slow-line.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

async function setUp(options: Parameters<typeof startTestServer>[1] = {}, env: Record<string, string> = {}) {
  const server = await startTestServer({ TRUST_PROXY: 'loopback', ...env }, options)
  stops.push(server.stop)
  return server
}

const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)

// Made shorter: six pictures of 4 MB over 1.6 Mbit/s take two minutes.
test('six pictures over a slow line that breaks twice arrive once', async () => {
  const server = await setUp()
  const bytes = await photograph(2600, 2000).jpeg({ quality: 95 }).toBuffer()
  const photos = [1, 2, 3, 4, 5, 6].map((n) => file(bytes, `${n}.jpg`))
  const whole = 6 * bytes.length
  const line = await startSlowLine(server.address, whole / 1.5, [whole * 0.4, whole * 0.9])
  stops.push(line.stop)
  const form = { ...ana, message: 'Un armario', submission: 'one-form' }
  const attempt = () => submit(line.address, form, {}, photos)
  await expect(attempt()).rejects.toThrow()
  await expect(attempt()).rejects.toThrow()
  expect(await server.enquiries()).toEqual([])
  expect(await attempt()).toMatchObject({ status: 200, answer: { success: true } })
  // The answer got lost, say: the same comes again.
  expect(await submit(server.address, form, {}, photos)).toMatchObject({ status: 200, answer: { success: true } })
  expect([(await server.enquiries()).length, (await server.photos()).length]).toEqual([1, 6])
  expect(whole).toBeGreaterThan(3_000_000)
})

test('enquiries are answered while pictures are being converted', async () => {
  const server = await setUp()
  const slow = Array.from({ length: 6 }, () => file(blackPng(7_000, 7_000), 'slow.png'))
  let converted = false
  const upload = server.submit({ ...ana, message: 'con fotos' }, {}, slow).finally(() => {
    converted = true
  })
  let meanwhile = 0
  for (let n = 0; n < 20; n++) {
    expect((await server.submit({ ...ana, message: `sin fotos ${n}` })).status).toBe(200)
    if (!converted) meanwhile++
    await wait(50)
  }
  // Six times 49 megapixels take some seconds; the first of these may have come before they began.
  expect(meanwhile).toBeGreaterThan(5)
  expect((await upload).answer.success).toBe(true)
  expect(await server.photos()).toHaveLength(6)
})

/** Begins to send pictures, and goes no further. */
function startUpload(address: string, from: string, key = accessKey) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).on('error', () => {})
  const head = [
    'POST /api/submit HTTP/1.1\r\nHost: a\r\nAccept: application/json',
    `X-Forwarded-For: ${from}`,
    'Content-Type: multipart/form-data; boundary=line\r\nContent-Length: 500000\r\n\r\n--line',
    `Content-Disposition: form-data; name="access_key"\r\n\r\n${key}\r\n--line`,
    'Content-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nx',
  ]
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString()
  })
  socket.write(head.join('\r\n'))
  stops.push(() => socket.destroy())
  return { socket, answer: () => answer }
}

const busy =
  /^Gracias, Ana\. .* No hemos podido guardar «a\.jpg»: ahora llegan muchas fotos a la vez\. Añádela dentro de unos minutos/

test('three addresses that drip pictures keep nobody else’s out; who holds most places gives one away', async () => {
  const server = await setUp()
  const photo = file(await jpeg(), 'a.jpg')
  let count = 0
  const send = (from: string) => server.submit({ ...ana, message: `${++count}` }, { 'x-forwarded-for': from }, [photo])
  const own = [1, 2, 3].flatMap((n) => [1, 2, 3, 4].map(() => startUpload(server.address, `203.0.113.${n}`)))
  await wait(300)
  // Their own house is full: the text is kept all the same, and the visitor knows of the picture.
  const { status, answer } = await send('203.0.113.1')
  expect([status, answer.message]).toEqual([200, expect.stringMatching(busy)])
  expect(JSON.parse((await server.enquiries())[0]?.extra ?? '')).toMatchObject({
    'Fotos que no han llegado': expect.stringContaining('muchas fotos a la vez'),
  })
  expect(await server.photos()).toHaveLength(0)
  const started = performance.now()
  expect((await send('203.0.113.9')).answer.message).not.toMatch(busy)
  expect(await server.photos()).toHaveLength(1)
  expect(performance.now() - started).toBeLessThan(5_000)
  const plain = await server.submit({ ...ana, message: 'sin fotos' }, { 'x-forwarded-for': '203.0.113.1' })
  expect(plain.status).toBe(200)
  for (const { socket } of own) socket.destroy()
  await until(
    () => send('203.0.113.1'),
    ({ answer }) => !busy.test(answer.message),
  )
})

test('a form without the site’s key, or over its limit, takes no place', async () => {
  const server = await setUp({}, { RATE_LIMIT: '1' })
  for (let n = 0; n < 12; n++) startUpload(server.address, `203.0.113.${n}`, 'another key')
  await server.submit({ ...ana, message: 'una' }, { 'x-forwarded-for': '198.51.100.1' })
  for (let n = 0; n < 12; n++) startUpload(server.address, '198.51.100.1')
  await wait(300)
  const photo = file(await jpeg(), 'a.jpg')
  const { status, answer } = await server.submit(ana, { 'x-forwarded-for': '198.51.100.9' }, [photo])
  expect([status, answer.message]).toEqual([200, expect.not.stringContaining('No hemos podido')])
  expect(await server.photos()).toHaveLength(1)
})

test('a picture behind the reason for a refusal takes no place', async () => {
  const server = await setUp()
  const field = '--line\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const photo = '--line\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nx\r\n'
  const unnamed = '--line\r\nContent-Disposition: form-data\r\n\r\n\r\n'
  const body = `${field}${unnamed}${photo}--line--\r\n`
  const headers = { accept: 'application/json', 'content-type': 'multipart/form-data; boundary=line' }
  for (let n = 0; n < 5; n++) {
    expect((await fetch(`${server.address}/api/submit`, { method: 'POST', body, headers })).status).toBe(400)
  }
  expect((await server.submit(ana, {}, [file(await jpeg(), 'a.jpg')])).status).toBe(200)
})

test('pictures that trickle in are cut off, and free their place; those that come at a pace are not', async () => {
  const server = await setUp({ pace: { bytes: 20_000, within: 400 } })
  const trickle = startUpload(server.address, '203.0.113.1')
  await until(trickle.answer, (text) => text.startsWith('HTTP/1.1 408'))
  const bytes = await photograph(1300, 1000).jpeg({ quality: 95 }).toBuffer()
  const line = await startSlowLine(server.address, bytes.length / 2)
  stops.push(line.stop)
  expect(bytes.length / 2).toBeGreaterThan(100_000)
  expect((await submit(line.address, ana, {}, [file(bytes, 'a.jpg')])).status).toBe(200)
})

test('a visitor who goes away in the middle leaves nothing behind', async () => {
  const server = await setUp()
  const going = new AbortController()
  const body = formOf(ana, [file(await photograph(2600, 2000).jpeg({ quality: 95 }).toBuffer(), 'a.jpg')])
  const line = await startSlowLine(server.address, 200_000)
  stops.push(line.stop)
  const sending = fetch(`${line.address}/api/submit`, { method: 'POST', body, signal: going.signal })
  await wait(500)
  going.abort()
  await expect(sending).rejects.toThrow()
  expect((await server.submit({ ...ana, message: 'otra' })).status).toBe(200)
  expect((await server.enquiries()).map(({ message }) => message)).toEqual(['otra'])
})

test('a stop while pictures are being converted keeps the enquiry whole or not at all', async () => {
  const server = await startTestServer()
  const slow = file(blackPng(7_000, 7_000), 'slow.png')
  const upload = server
    .submit(
      ana,
      {},
      Array.from({ length: 6 }, () => slow),
    )
    .catch(() => undefined)
  await wait(400)
  await server.stopServer()
  const answer = await upload
  const { openSqlite } = await import('#server/storage/open.ts')
  const store = await openSqlite(server.config.DATA_DIR)
  const photos = await store.db.selectFrom('photo').select('id').execute()
  const enquiries = await store.db.selectFrom('enquiry').select('id').execute()
  await store.close()
  expect([enquiries.length, photos.length]).toEqual(answer?.answer.success ? [1, 6] : [0, 0])
})
