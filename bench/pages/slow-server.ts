import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

export type Line = {
  /** Milliseconds per request. */ latency: number /** Kilobits per second, shared by all requests. */
  kbps: number
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves a built site as slowly as a line would: the browser's own throttling does not hold for pages that it draws ahead.
 * `probe` is put first into every page, which loses its policy for it; what the probe posts to `/__report` is collected.
 * Without both, any site's build as fast as it goes, in brotli.
 */
export async function serveSlowly(client: string, line: Line = { latency: 0, kbps: Infinity }, probe = '') {
  const files = new Map<string, ReturnType<typeof read>>()
  const reports: Record<string, unknown>[] = []
  let free = 0 // when the line has sent what it was given
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname)
    if (path === '/__report') {
      let text = ''
      for await (const chunk of request) text += chunk
      reports.push(JSON.parse(text))
      return response.end()
    }
    const found = [path, join(path, 'index.html'), `${path}.html`]
      .map((name) => join(client, name))
      .find((file) => extname(file) && existsSync(file))
    if (!found) return response.writeHead(404).end()
    const { body, headers } = files.get(found) ?? read(found, probe)
    files.set(found, { body, headers })
    await sleep(line.latency)
    response.writeHead(200, headers)
    const most = line.kbps === Infinity ? body.length : 4096
    for (let at = 0; at < body.length; at += most) {
      const part = body.subarray(at, at + most)
      free = Math.max(free, performance.now()) + (part.length * 8) / line.kbps
      await sleep(Math.max(0, free - performance.now()))
      response.write(part)
    }
    response.end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin, reports, stop }
}

function read(file: string, probe: string) {
  const type = types[extname(file)] ?? 'application/octet-stream'
  const headers = {
    'Content-Type': type,
    'Cache-Control': /\/(static|assets|photos|_astro)\//.test(file)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  }
  if (!/html|javascript|css|svg/.test(type)) return { body: readFileSync(file), headers }
  const text = readFileSync(file, 'utf8')
  const page = text
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace(/<meta charset="?utf-8"? ?\/?>/i, (first) => first + probe)
  return {
    body: brotliCompressSync(type.startsWith('text/html') ? page : text),
    headers: { ...headers, 'Content-Encoding': 'br' },
  }
}
