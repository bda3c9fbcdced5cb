import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import type { Env, Services } from '#server/services.ts'

export function operation({ checkReady, metrics, config, log }: Services) {
  return new Hono<Env>()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store')
      await next()
    })
    .get('/healthz', (c) => c.text('ok\n'))
    .get('/readyz', async (c) => {
      try {
        await checkReady()
        return c.text('ready\n')
      } catch (error) {
        log.warn({ error }, 'not ready')
        return c.text('not ready\n', 503)
      }
    })
    .get('/metrics', async (c) => {
      if (!mayRead(c, config.METRICS_TOKEN)) return c.text('Forbidden\n', 403)
      return c.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
    })
}

/** With the token, or from this machine itself and not through a proxy on it. */
function mayRead(c: Context<Env>, token: string): boolean {
  const given = Buffer.from(c.req.header('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  if (token !== '' && given.length === wanted.length && timingSafeEqual(given, wanted)) return true
  const proxied = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => c.req.header(name) !== undefined)
  const remote = getConnInfo(c).remote.address ?? ''
  const local = remote === '::1' || /^(::ffff:)?127\./.test(remote)
  return token === '' && local && !proxied && isIP(remote) !== 0
}
