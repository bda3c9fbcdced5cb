import { parse } from 'hono/utils/cookie'
import { deskDoors, deskPath } from '#contracts/desk.ts'
import { previewPath } from '#contracts/desk-publishing.ts'

/** Cookies of the desk. Where it is reached by https the browser holds them to this host (`__Host-`). */
export const cookies = { session: 'desk-session', door: 'desk-door' } as const

/** Random keys are 32 bytes in base64url. */
const key = '[\\w-]{43}'
const knock = new RegExp(
  `^${deskPath}(?:/(?:${Object.values(deskDoors).join('|')})/${key}|${previewPath}/(?:salir|[\\w-]+\\.[\\w-]{43}))$`,
)

/** What a request brings of a cookie, with or without its prefix. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const all = parse(headers.get('cookie') ?? '')
  return all[`__Host-${name}`] ?? all[name]
}

/**
 * Whether a request may be of somebody who knows of the desk: it brings one of its cookies, or stands at one of its doors.
 * For nobody else is the desk loaded.
 */
export const knocks = (request: Request) =>
  Object.values(cookies).some((name) => readCookie(request.headers, name) !== undefined) ||
  knock.test(new URL(request.url).pathname)
