import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the stand-in answers the next enquiry. */
export type ExternalMood =
  | 'take'
  | 'take-nested'
  | 'invalid-key'
  | 'spam'
  | 'too-many'
  | 'fail'
  | 'no-json'
  | 'silent'
  | 'no-cors'

/**
 * Stand-in for the external form-forwarding service, written from its published contract: POST /submit takes form-data,
 * url-encoded and JSON bodies with an `access_key`, and answers `{success, message, …}`, or redirects a form that names
 * a page. For tests of a site that is pointed at the external service.
 */
export async function startExternalService({ accessKey, port = 0 }: { accessKey: string; port?: number }) {
  const received: Record<string, string>[] = []
  const state: { mood: ExternalMood } = { mood: 'take' }
  const server = createServer(async (req, res) => {
    const cors =
      state.mood === 'no-cors' ? {} : { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    const answer = (status: number, body: unknown) =>
      res.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (req.method === 'OPTIONS') return res.writeHead(204, cors).end()
    if (req.method !== 'POST') return answer(405, { success: false, message: 'Method Not Allowed' })
    const fields = await readFields(req).catch(() => undefined)
    if (state.mood === 'silent') return
    if (state.mood === 'no-json')
      return res.writeHead(502, { ...cors, 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
    if (state.mood === 'fail') return answer(500, { success: false, message: 'Internal Server Error' })
    if (state.mood === 'too-many')
      return answer(429, { success: false, message: 'Too many requests. Please try again later.' })
    if (fields?.access_key !== accessKey || state.mood === 'invalid-key')
      return answer(400, { success: false, body: { message: 'Invalid Access Key' } })
    if (fields.botcheck || state.mood === 'spam') return answer(400, { success: false, message: 'Spam detected' })
    const { access_key: _, botcheck: __, ...data } = fields
    received.push(data)
    if (data.redirect) return res.writeHead(303, { ...cors, location: data.redirect }).end()
    const message = 'Email sent successfully!'
    return answer(
      200,
      state.mood === 'take-nested' ? { success: true, body: { data, message } } : { success: true, message, data },
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`,
    received,
    set mood(next: ExternalMood) {
      state.mood = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readFields(req: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  const type = req.headers['content-type'] ?? ''
  const response = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
  const fields = type.startsWith('application/json')
    ? Object.entries((await response.json()) as object)
    : [...(await response.formData())]
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
}
