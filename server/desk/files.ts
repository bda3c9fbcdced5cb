import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Context, Hono } from 'hono'
import type { DeskEnv } from '#server/desk/access.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const encodings = { br: '.br', gzip: '.gz' } as const

/** The built files of the desk (`desk/` of the build); every other address below it is its one page. */
export function deskFiles(siteDir: string) {
  const folder = join(siteDir, 'desk')
  return (
    new Hono<DeskEnv>()
      .get('/static/:name', async (c) => {
        const name = c.req.param('name')
        if (!/^[\w.-]+$/.test(name)) return c.notFound()
        return (await send(c, join(folder, 'static', name))) ?? c.notFound()
      })
      // Not among the others: a service worker rules what lies below its own address.
      .get('/push-worker.js', async (c) => (await send(c, join(folder, 'push-worker.js'))) ?? c.notFound())
      .get('*', async (c) => {
        const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
        return html === undefined ? c.notFound() : c.html(html)
      })
  )
}

/** A file in the smallest form that the browser takes; undefined when there is none. */
async function send(c: Context, file: string): Promise<Response | undefined> {
  const type = types[extname(file)]
  if (!type) return undefined
  const accepted = c.req.header('accept-encoding') ?? ''
  for (const [encoding, ending] of Object.entries(encodings)) {
    if (!accepted.includes(encoding)) continue
    const content = await readFile(file + ending).catch(() => undefined)
    if (content)
      return c.body(content, 200, { 'Content-Type': type, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' })
  }
  const content = await readFile(file).catch(() => undefined)
  return content && c.body(content, 200, { 'Content-Type': type })
}
