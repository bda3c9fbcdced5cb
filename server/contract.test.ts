import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startExternalService } from '#tests/support/server/external-service.ts'
import { accessKey, startTestServer } from '#tests/support/server/server.ts'

/** One contract, two services: a form that works with one of them works with the other. */
const services = {
  'the external service (stand-in)': async () => {
    const service = await startExternalService({ accessKey })
    return { url: service.url, count: async () => service.received.length, stop: service.stop }
  },
  'our own service': async () => {
    const server = await startTestServer()
    return {
      url: `${server.address}/api/submit`,
      count: async () => (await server.enquiries()).length,
      stop: server.stop,
    }
  },
}

describe.each(Object.entries(services))('%s', (_, start) => {
  let service: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    service = await start()
  })
  afterAll(() => service.stop())

  const form = (fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return body
  }
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(service.url, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { accept: 'application/json', ...headers },
    })
  const complete = { access_key: accessKey, name: 'Ana', email: 'ana@example.es' }

  test.each([
    ['form-data', () => send(form({ ...complete, message: 'a' }))],
    ['JSON', () => send(JSON.stringify({ ...complete, message: 'b' }), { 'content-type': 'application/json' })],
    ['url-encoded fields', () => send(new URLSearchParams({ ...complete, message: 'c' }))],
  ])('takes %s and answers {success, message}', async (_, sendIt) => {
    const before = await service.count()
    const response = await sendIt()
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ success: true, message: expect.any(String) }),
    ])
    expect(await service.count()).toBe(before + 1)
  })

  test('redirects a form that names a page', async () => {
    const page = new URL('/gracias', service.url).href
    const response = await send(new URLSearchParams({ ...complete, message: 'd', redirect: page }), {
      accept: 'text/html',
    })
    expect(response.status).toBe(303)
    expect(new URL(response.headers.get('location') ?? '', service.url).href).toBe(page)
  })

  test.each([
    ['a wrong access key', { ...complete, access_key: 'wrong' }],
    ['a filled honeypot', { ...complete, botcheck: 'on' }],
  ])('answers %s with success false and keeps nothing', async (_, fields) => {
    const before = await service.count()
    const response = await send(form(fields))
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(await response.json()).toMatchObject({ success: false })
    expect(await service.count()).toBe(before)
  })
})
