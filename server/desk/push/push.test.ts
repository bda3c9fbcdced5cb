import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { startPush } from '#server/desk/push/send.ts'
import { createLog } from '#server/log.ts'
import { keepSubscription } from '#server/storage/push.ts'
import { emptyDatabase } from '#tests/support/server/databases.ts'
import { startDeskServer } from '#tests/support/server/desk.ts'
import { ana, until } from '#tests/support/server/server.ts'

const started: { stop: () => Promise<void> | void }[] = []
afterEach(async () => {
  for (const part of started.splice(0).reverse()) await part.stop()
})

/** A browser's two keys. */
function browserKeys() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
}

/** A push service on this machine. */
async function startService() {
  const taken: { path: string; headers: IncomingHttpHeaders; bytes: number }[] = []
  const state = { status: 201 }
  const server = createServer(async (req, res) => {
    let bytes = 0
    for await (const chunk of req) bytes += (chunk as Buffer).length
    taken.push({ path: req.url ?? '', headers: req.headers, bytes })
    res.writeHead(state.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  started.push({ stop: () => server.close() && undefined })
  const { port } = server.address() as AddressInfo
  return { taken, state, address: (name: string) => `http://127.0.0.1:${port}/${name}` }
}

describe.each(['sqlite', 'postgres'] as const)('push on %s', (kind) => {
  test('tells each browser of an arrival once, with nothing of anybody, and forgets who has gone', async (t) => {
    const { env, skip } = await emptyDatabase(kind)
    if (skip) return t.skip(skip)
    const service = await startService()
    const server = await startDeskServer(env)
    started.push(server)
    const { store } = server
    const person = { id: 'amparo', name: 'Amparo', email: 'a@example.es', role: 'owner', password: null } as const
    await store.db
      .insertInto('desk_person')
      .values({ ...person, created_at: 1, joined_at: 1 })
      .execute()
    await server.submit({ ...ana, name: 'Earlier' })
    const subscribe = (name: string, person_id: string) =>
      keepSubscription(store, { person_id, endpoint: service.address(name), ...browserKeys() }, Date.now())
    await subscribe('phone', 'amparo')
    await subscribe('gone', 'nobody')
    // As two servers of one database do it.
    const options = { store, siteUrl: 'https://veta.example', log: createLog('silent'), every: 10 }
    for (const stop of [startPush(options), startPush(options)]) started.push({ stop })
    await server.submit({ ...ana, name: 'Eva', message: 'Una mesa' })
    await until(
      () => service.taken.length,
      (count) => count > 0,
    )
    service.state.status = 410
    await server.submit({ ...ana, name: 'Luz', message: 'Otra mesa' })
    await until(
      () => store.db.selectFrom('desk_push').selectAll().execute(),
      ({ length }) => length === 0,
    )
    expect(service.taken.map(({ path }) => path)).toEqual(['/phone', '/phone'])
    const [first] = service.taken
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' })
    expect(first?.headers.authorization).toMatch(/^vapid t=/)
    expect(first?.bytes).toBeGreaterThan(0)
  })
})

test('the keys stay the same, and only push services are taken', async () => {
  const server = await startDeskServer()
  started.push(server)
  const key = async () => (await (await server.ask('push')).json()) as { publicKey: string }
  expect(await key()).toEqual(await key())
  const post = (endpoint: string) =>
    server.ask('push', { method: 'POST', body: JSON.stringify({ endpoint, keys: browserKeys() }) })
  for (const endpoint of ['http://127.0.0.1/x', 'https://evil.example/x', 'https://googleapis.com.evil.example/', 'x'])
    expect((await post(endpoint)).status).toBe(400)
  expect((await post('https://fcm.googleapis.com/fcm/send/abc')).status).toBe(204)
  expect(await server.store.db.selectFrom('desk_push').select('person_id').execute()).toEqual([{ person_id: 'owner' }])
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  await server.ask('push', { method: 'DELETE', body: JSON.stringify({ endpoint }) })
  expect(await server.store.db.selectFrom('desk_push').selectAll().execute()).toEqual([])
})
