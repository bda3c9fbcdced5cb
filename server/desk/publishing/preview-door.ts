import { Hono } from 'hono'
import { deskPath } from '#contracts/desk.ts'
import { previewCookie, previewPath } from '#contracts/desk-publishing.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import { keyIn, type PreviewKeys } from '#server/site/preview.ts'

/** `/taller/vista/KEY` lets whoever has a key that holds into the preview, signed in or not; `/taller/vista/salir` out. */
export function previewDoor(keys: PreviewKeys, now: () => number) {
  const cookie = (value: string, seconds: number, secure: boolean) =>
    `${previewCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return new Hono<DeskEnv>()
    .get(`${previewPath}/salir`, (c) => {
      // For whoever is not in the preview there is no way out of it either.
      if (!c.get('person') && keys.read(keyIn(c.req.header('cookie'))) === undefined) return c.notFound()
      c.header('Set-Cookie', cookie('', 0, false))
      return c.redirect(c.get('person') ? `${deskPath}/publicar` : '/')
    })
    .get(`${previewPath}/:key`, (c) => {
      const key = c.req.param('key')
      const until = keys.read(key)
      if (until === undefined) return c.notFound()
      const secure = c.req.header('x-forwarded-proto') === 'https'
      c.header('Set-Cookie', cookie(key, Math.floor((until - now()) / 1000), secure))
      return c.redirect('/')
    })
}
