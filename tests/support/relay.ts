import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Seen = { method: string; path: string; purpose: string; body: string }

/** A proxy between a browser and the site: records the requests, and may change the pages. */
export async function relay(site: string, change: (html: string) => string) {
  const seen: Seen[] = []
  const server = createServer(async (req, res) => {
    const { method = '', url: path = '', headers } = req
    let body = ''
    for await (const piece of req) body += piece
    seen.push({ method, path, purpose: String(headers['sec-purpose'] ?? ''), body })
    if (method !== 'GET') return res.writeHead(204).end()
    const answer = await fetch(site + path)
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    res.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': answer.headers.get('cache-control') ?? '' })
    res.end(type.startsWith('text/html') ? change(bytes.toString()) : bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
