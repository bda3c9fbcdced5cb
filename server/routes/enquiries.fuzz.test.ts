import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enquiryLimits } from '#contracts/enquiry.ts'
import { sendRaw } from '#tests/support/server/raw.ts'
import { accessKey, startTestServer } from '#tests/support/server/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const runs = { numRuns: 250, endOnFailure: true }
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\r\nBcc: a@b.c',
    'ana@example.es',
    'on',
    '\ud800',
    'a'.repeat(6000),
    '__proto__',
    '${1}',
    "'; drop table enquiry; --",
  ),
)
const key = fc.oneof(
  fc.constantFrom(
    'name',
    'email',
    'phone',
    'message',
    'botcheck',
    'subject',
    'replyto',
    'from_name',
    'redirect',
    'submission',
    'started',
    'altcha',
    '__proto__',
    'constructor',
  ),
  text,
)
const fields = fc.dictionary(key, text, { maxKeys: 8 }).map((some) => ({ access_key: accessKey, ...some }))
const accept = fc.constantFrom('application/json', 'text/html', '*/*', '')

/** Nothing invalid may be kept, whatever was sent. */
async function checkStored() {
  for (const row of await server.enquiries()) {
    expect(row.name.length).toBeGreaterThan(0)
    expect(row.name.length).toBeLessThanOrEqual(enquiryLimits.name)
    expect(row.email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
    expect(row.phone).toMatch(/^\d{0,20}$/)
    expect(row.message.length).toBeLessThanOrEqual(enquiryLimits.message)
    for (const line of [row.name, row.email, row.subject, row.reply_to, row.from_name])
      expect(line).not.toMatch(/\p{Cc}/u)
    expect(() => JSON.parse(row.extra)).not.toThrow()
  }
}

test('whatever fields a form sends, in whatever encoding: an answer below 500, and nothing invalid kept', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fields,
      accept,
      fc.constantFrom('json', 'encoded', 'multipart'),
      async (sent, accepted, encoding) => {
        const bodies = {
          json: () => ({ body: JSON.stringify(sent), type: { 'content-type': 'application/json' } }),
          encoded: () => ({ body: new URLSearchParams(Object.entries(sent)), type: {} }),
          multipart: () => {
            const body = new FormData()
            for (const [name, value] of Object.entries(sent)) body.append(name, value)
            return { body, type: {} }
          },
        }
        const { body, type } = bodies[encoding as keyof typeof bodies]()
        const response = await fetch(`${server.address}/api/submit`, {
          method: 'POST',
          body,
          redirect: 'manual',
          headers: { ...type, accept: accepted } as Record<string, string>,
        })
        await response.arrayBuffer()
        expect(response.status).toBeLessThan(500)
      },
    ),
    runs,
  )
  await checkStored()
})

test('whatever bytes come under whatever type: an answer below 500', async () => {
  const type = fc.oneof(
    fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary="',
    ),
    fc.string({ unit: fc.constantFrom(...'abc/;= "-'), maxLength: 20 }),
  )
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.json().map((json) => Buffer.from(json)),
    text.map((part) => Buffer.from(`--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${part}\r\n--x--\r\n`)),
  )
  await fc.assert(
    fc.asyncProperty(type, body, async (contentType, bytes) => {
      const head = `POST /api/submit HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${contentType}\r\nContent-Length: ${bytes.length}\r\n\r\n`
      const answer = await sendRaw(server.address, Buffer.concat([Buffer.from(head), bytes]))
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    }),
    runs,
  )
  await checkStored()
})

test('whatever address and headers come: an answer below 500, none lost', async () => {
  const target = fc.oneof(
    fc.webPath(),
    fc.webUrl(),
    fc.string({ unit: fc.constantFrom(...'/%.\\?#a0:@*'), minLength: 1, maxLength: 20 }),
  )
  const header = fc.tuple(
    fc.constantFrom(
      'Accept',
      'Accept-Encoding',
      'If-None-Match',
      'If-Modified-Since',
      'Range',
      'If-Range',
      'Origin',
      'X-Forwarded-For',
      'Sec-Fetch-Site',
      'Authorization',
      'Cookie',
    ),
    fc.oneof(
      fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
      fc.constantFrom('bytes=0-', 'br;q=', '"', 'null', 'W/"*"'),
    ),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'TRACE'),
      target,
      fc.array(header, { maxLength: 4 }),
      async (method, path, headers) => {
        const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
        const answer = await sendRaw(
          server.address,
          `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\n${lines}\r\n`,
        )
        expect(answer).toMatch(/^HTTP\/1\.1 [2-4]\d\d /)
      },
    ),
    runs,
  )
  expect((await server.submit({ access_key: accessKey, name: 'Ana', email: 'ana@example.es' })).status).toBe(200)
})
