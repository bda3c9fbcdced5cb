import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { requestRaw, sendRaw } from '#tests/support/server/raw.ts'
import { ana, startTestServer, until } from '#tests/support/server/server.ts'

async function withServer(
  env: Record<string, string>,
  work: (server: Awaited<ReturnType<typeof startTestServer>>) => Promise<void>,
) {
  const server = await startTestServer(env)
  await work(server).finally(server.stop)
}

test('tells whether it lives, is ready, and how it does', () =>
  withServer({}, async (server) => {
    await server.submit(ana)
    await server.submit({ ...ana, email: 'x' })
    expect([
      (await requestRaw(server.address, '/healthz')).status,
      (await requestRaw(server.address, '/readyz')).status,
    ]).toEqual([200, 200])
    const text = await (await fetch(`${server.address}/metrics`)).text()
    for (const line of [
      'veta_enquiries_total{outcome="kept"} 1',
      'veta_enquiries_total{outcome="invalid"} 1',
      'veta_outbox_waiting 0',
      'veta_enquiry_seconds_count 2',
    ])
      expect(text).toContain(line)
  }))

test.each([
  ['multipart/form-data; boundary=B', 100_000_000, '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
  ['application/x-www-form-urlencoded', 1_000, 'name=Ana'],
])('a visitor who hangs up while sending %s is no failure of the server', (type, length, begin) =>
  withServer({}, async ({ address }) => {
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `POST /api/submit HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${begin}`,
      () => setTimeout(() => socket.destroy(), 200),
    )
    const told = async () => (await fetch(`${address}/metrics`)).text()
    expect(await until(told, (text) => /enquiries_total\{[^}]*\} 1/.test(text))).toContain('outcome="unreadable"} 1')
  }),
)

test('figures are for this machine or for one who has the token', () =>
  withServer({ METRICS_TOKEN: 'a-token-of-sixteen' }, async ({ address }) => {
    expect((await requestRaw(address, '/metrics')).status).toBe(403)
    expect((await requestRaw(address, '/metrics', ['Authorization: Bearer wrong-token-wrong-'])).status).toBe(403)
    expect((await requestRaw(address, '/metrics', ['Authorization: Bearer a-token-of-sixteen'])).status).toBe(200)
  }))

test('a proxy on this machine does not open the figures to the world', () =>
  withServer({}, async ({ address }) => {
    expect((await requestRaw(address, '/metrics', ['X-Forwarded-For: 203.0.113.9'])).status).toBe(403)
  }))

test('categories come with a tag, and not twice', () =>
  withServer({ CORS_ORIGINS: 'https://static.example' }, async ({ address }) => {
    const first = await fetch(`${address}/category`, { headers: { origin: 'https://static.example' } })
    expect([first.status, first.headers.get('access-control-allow-origin')]).toEqual([200, 'https://static.example'])
    expect((await first.json())[0]).toMatchObject({ id: 1, name: 'Seating', href: '/shop-1?category=seating' })
    const again = await fetch(`${address}/category`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await fetch(`${address}/category`, { method: 'POST' })).status).toBe(405)
  }))

test('every answer carries the security headers', () =>
  withServer({}, async ({ address }) => {
    for (const target of ['/healthz', '/category', '/api/submit', '/api/nothing', '/nothing', '/%']) {
      const { header } = await requestRaw(address, target)
      expect([target, header('x-content-type-options'), header('x-frame-options'), header('referrer-policy')]).toEqual([
        target,
        'nosniff',
        'DENY',
        'strict-origin-when-cross-origin',
      ])
    }
  }))

test.each([
  ['a request line that is none', 'NONSENSE\r\n\r\n', /^HTTP\/1\.1 400/],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400/],
  ['headers of 100 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`, /^HTTP\/1\.1 431/],
  [
    'two lengths',
    'POST /api/submit HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    /^HTTP\/1\.1 400/,
  ],
  [
    'length and pieces',
    'POST /api/submit HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1\.1 400/,
  ],
])('%s is refused and the server goes on', (_, bytes, expected) =>
  withServer({}, async ({ address }) => {
    expect(await sendRaw(address, bytes)).toMatch(expected)
    expect((await requestRaw(address, '/healthz')).status).toBe(200)
  }),
)

test('a Host header that lies changes nothing in what is answered', () =>
  withServer({}, async ({ address }) => {
    const body = new URLSearchParams({ ...ana, redirect: 'http://evil.example/x' }).toString()
    const answer = await sendRaw(
      address,
      `POST /api/submit HTTP/1.1\r\nHost: veta.test\r\nConnection: close\r\nAccept: text/html\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 303[\s\S]*location: \/thank-you\?consulta=[\w-]{48}\r\n/i)
  }))

test('ten thousand connections that say nothing do not keep others out', () =>
  withServer({}, async (server) => {
    const { hostname, port } = new URL(server.address)
    const silent: Socket[] = []
    for (let n = 0; n < 10_000; n++) {
      silent.push(connect(Number(port), hostname).on('error', () => {}))
      if (n % 250 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    // Late is allowed: on a busy machine the queue of new connections takes seconds. Refused is not.
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    expect((await server.submit(ana)).status).toBe(200)
    for (const socket of silent) socket.destroy()
  }))

test('a connection that was opened in advance does not hold up the end', async () => {
  const server = await startTestServer()
  const silent = connect(Number(new URL(server.address).port), '127.0.0.1')
  const closed = new Promise((resolve) => silent.once('close', () => resolve('closed')))
  await until(
    () => fetch(`${server.address}/healthz`),
    ({ ok }) => ok,
  )
  const ended = await Promise.race([server.stop().then(() => 'ended'), new Promise((late) => setTimeout(late, 5_000))])
  expect(ended).toBe('ended')
  expect(await closed).toBe('closed')
})

test('a body that trickles in does not hold others up', () =>
  withServer({}, async (server) => {
    const { hostname, port } = new URL(server.address)
    const slow = Array.from({ length: 200 }, () => {
      const socket = connect(Number(port), hostname).on('error', () => {})
      socket.write(
        'POST /api/submit HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nname=A',
      )
      return socket
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const since = performance.now()
    expect((await server.submit(ana)).status).toBe(200)
    expect(performance.now() - since).toBeLessThan(15_000)
    for (const socket of slow) socket.destroy()
    expect(await server.enquiries()).toHaveLength(1)
  }))
