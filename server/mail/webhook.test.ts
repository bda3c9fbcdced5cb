import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sign } from '#server/mail/webhook.ts'
import { ana, startTestServer, until } from '#tests/support/server/server.ts'

const secret = 'a-secret-of-sixteen'
const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

async function setUp(statuses: number[]) {
  const calls: { headers: Record<string, unknown>; body: string }[] = []
  const receiver = createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req) body += chunk
    calls.push({ headers: req.headers, body })
    const status = statuses[calls.length - 1] ?? 200
    res.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  stops.push(() => new Promise((resolve) => receiver.close(resolve)))
  const { port } = receiver.address() as AddressInfo
  const server = await startTestServer({ WEBHOOK_URL: `http://127.0.0.1:${port}/in`, WEBHOOK_SECRET: secret })
  stops.push(server.stop)
  return { calls, server }
}

test('an enquiry is posted with a signature that the receiver can check', async () => {
  const { calls, server } = await setUp([])
  await server.submit({ ...ana, message: 'Una cocina' })
  await until(server.deliveries, ([delivery]) => delivery?.state === 'sent')
  const [{ headers, body } = { headers: {}, body: '' }] = calls
  expect(JSON.parse(body)).toMatchObject({
    type: 'enquiry.received',
    data: { name: 'Ana', email: 'ana@example.es', message: 'Una cocina' },
  })
  expect(headers['webhook-signature']).toBe(
    `v1,${sign(secret, String(headers['webhook-id']), String(headers['webhook-timestamp']), body)}`,
  )
})

test('a receiver in trouble gets the same message again, under the same id', async () => {
  const { calls, server } = await setUp([500, 302, 429])
  await server.submit(ana)
  await until(server.deliveries, ([delivery]) => delivery?.state === 'sent')
  expect(calls).toHaveLength(4)
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('a receiver that has gone for good is not asked again', async () => {
  const { calls, server } = await setUp([410])
  await server.submit(ana)
  await until(server.deliveries, ([delivery]) => delivery?.state === 'refused')
  expect(calls).toHaveLength(1)
})
