import { hash } from 'node:crypto'
import { Hono } from 'hono'
import type { Env } from '#server/services.ts'

/** `GET /category`: the shop's categories, from a data file. */
export function category(categories: string) {
  const etag = `"${hash('sha256', categories, 'base64url').slice(0, 22)}"`
  return new Hono<Env>()
    .get('/', (c) => {
      c.header('ETag', etag)
      c.header('Cache-Control', 'no-cache')
      const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
      if (known.includes(etag) || known.includes('*')) return c.body(null, 304)
      return c.body(categories, 200, { 'Content-Type': 'application/json; charset=utf-8' })
    })
    .all('/', (c) => c.json({ success: false, message: 'Method Not Allowed' }, 405, { Allow: 'GET, HEAD, OPTIONS' }))
}
