import type { Context } from 'hono'
import type { DeskEnv } from '#server/desk/request/access.ts'
import { cookies, readCookie } from '#server/desk/request/door.ts'
import type { DeskServices } from '#server/desk/request/services.ts'
import { createCookies } from '#server/desk/sign-in/cookies.ts'
import { doorKey } from '#server/desk/sign-in/door-key.ts'
import { digestOf } from '#server/desk/sign-in/keys.ts'
import { createSessions, deviceOf, type FoundSession } from '#server/desk/sign-in/sessions.ts'
import type { PersonRow } from '#server/storage/schema.ts'

type Services = Pick<DeskServices, 'store' | 'now' | 'origin' | 'audit'>

/** Sessions and the cookies that carry them: what all routes of sign-in and account work with. */
export function createEntry({ store, now, origin, audit }: Services) {
  const sessions = createSessions(store, now)
  const jar = createCookies(origin)

  async function sessionOf(headers: Headers): Promise<FoundSession | undefined> {
    const key = readCookie(headers, cookies.session, origin)
    return key === undefined ? undefined : sessions.find(key)
  }

  return {
    sessions,
    sessionOf,
    /** Begins a session for somebody who has just proved who they are; the browser's earlier one ends. */
    async enter(c: Context<DeskEnv>, person: PersonRow, way: string): Promise<void> {
      const earlier = c.get('session')
      if (earlier) await sessions.end(earlier.person.id, earlier.id)
      const device = deviceOf(c.req.header('user-agent') ?? '')
      jar.setSession(c, await sessions.start(person.id, device))
      jar.setDoor(c, await doorKey(store))
      await audit(person, 'Entra en el taller', { Con: way, Aparato: device })
    },
    /** Lets the browser see the sign-in page from now on. */
    openDoor: async (c: Context<DeskEnv>) => jar.setDoor(c, await doorKey(store)),
    doorKeyOf: (headers: Headers) => readCookie(headers, cookies.door, origin),
    isAtDoor: async (key: string | undefined) => key !== undefined && digestOf(key) === digestOf(await doorKey(store)),
    leave: (c: Context<DeskEnv>) => jar.clearSession(c),
  }
}

export type Entry = ReturnType<typeof createEntry>
