import { Hono } from 'hono'
import { deskDoors, deskPath } from '#contracts/desk.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import type { DeskServices } from '#server/desk/request/services.ts'
import type { Entry } from '#server/desk/sign-in/enter.ts'
import { readLink } from '#server/desk/sign-in/links.ts'

/** Who may see the sign-in page: browsers that came by the private address, an invitation or a mail, now or before. */
export function doors({ store, now }: DeskServices, entry: Entry) {
  return new Hono<DeskEnv>()
    .use(async (c, next) => {
      if (await entry.isAtDoor(entry.doorKeyOf(c.req.raw.headers))) c.set('guest', true)
      await next()
    })
    .get(`/${deskDoors.door}/:key`, async (c) => {
      if (!(await entry.isAtDoor(c.req.param('key')))) return c.notFound()
      await entry.openDoor(c)
      return c.redirect(deskPath, 303)
    })
    .on('GET', [`/${deskDoors.invitation}/:key`, `/${deskDoors.mail}/:key`], async (c, next) => {
      const kind = c.req.path.startsWith(`${deskPath}/${deskDoors.mail}/`) ? 'mail' : 'invitation'
      // Looking uses nothing up: mail servers open the links of what they deliver.
      if (await readLink(store, kind, c.req.param('key') ?? '', now())) {
        await entry.openDoor(c)
        c.set('guest', true)
      }
      await next()
    })
}
