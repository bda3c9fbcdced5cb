import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { cookies } from '#server/desk/request/door.ts'

const year = 365 * 24 * 60 * 60

/** Sets the desk's cookies; where the desk is reached by https they are the host's alone (`__Host-`) and never go out plain. */
export function createCookies(origin: string) {
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
