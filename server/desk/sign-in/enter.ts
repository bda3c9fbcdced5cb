import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { deskDoors, deskPath } from '#contracts/desk.ts'
import type { DeskEnv, DeskServices } from '#server/desk/request/access.ts'
import { cookies, readCookie } from '#server/desk/request/door.ts'
import { digestOf, doorKey, readLink } from '#server/desk/sign-in/links.ts'
import { createPasskeys } from '#server/desk/sign-in/passkeys.ts'
import { createSessions, deviceOf, type FoundSession } from '#server/desk/sign-in/sessions.ts'
import type { PersonRow } from '#server/storage/schema.ts'

const year = 365 * 24 * 60 * 60

/** Sets the desk's cookies; where the desk is reached by https they are the host's alone (`__Host-`) and never go out plain. */
function createCookies(origin: string) {
  const https = origin.startsWith('https:')
  const common = { path: '/', httpOnly: true, secure: https, ...(https && { prefix: 'host' as const }) }
  return {
    /** A link from another site brings no session along (Strict); the page then asks for it from here. */
    setSession: (c: Context, key: string) =>
      setCookie(c, cookies.session, key, { ...common, sameSite: 'Strict', maxAge: year / 2 }),
    // Lax, so that a link in a webmail finds the desk's page. It shows the sign-in page, and nothing else.
    setDoor: (c: Context, key: string) => setCookie(c, cookies.door, key, { ...common, sameSite: 'Lax', maxAge: year }),
    clearSession: (c: Context) => deleteCookie(c, cookies.session, common),
  }
}

type Services = Pick<DeskServices, 'store' | 'settings' | 'now' | 'origin' | 'audit'>

/** Passkeys, sessions and the cookies that carry them: what all routes of sign-in and account work with. */
export function createEntry({ store, settings, now, origin, audit }: Services) {
  const sessions = createSessions(store, now)
  const jar = createCookies(origin)

  async function sessionOf(headers: Headers): Promise<FoundSession | undefined> {
    const key = readCookie(headers, cookies.session, origin)
    return key === undefined ? undefined : sessions.find(key)
  }

  return {
    passkeys: createPasskeys({ db: store.db, origin, settings, now }),
    sessions,
    sessionOf,
    /** Begins a session for somebody who has just proved who they are; the browser's earlier one ends. There is no more to answer. */
    async enter(c: Context<DeskEnv>, person: PersonRow, way: string) {
      const earlier = c.get('session')
      if (earlier) await sessions.end(earlier.person.id, earlier.id)
      const device = deviceOf(c.req.header('user-agent') ?? '')
      jar.setSession(c, await sessions.start(person.id, device))
      jar.setDoor(c, await doorKey(store))
      await audit(person, 'Entra en el taller', { Con: way, Aparato: device })
      return c.body(null, 204)
    },
    /** Lets the browser see the sign-in page from now on. */
    openDoor: async (c: Context<DeskEnv>) => jar.setDoor(c, await doorKey(store)),
    doorKeyOf: (headers: Headers) => readCookie(headers, cookies.door, origin),
    isAtDoor: async (key: string | undefined) => key !== undefined && digestOf(key) === digestOf(await doorKey(store)),
    leave: (c: Context<DeskEnv>) => jar.clearSession(c),
  }
}

export type Entry = ReturnType<typeof createEntry>

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
