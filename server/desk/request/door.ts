import { parse } from 'hono/utils/cookie'
import { deskDoors, deskPath } from '#contracts/desk.ts'
import { previewPath } from '#contracts/desk-publishing.ts'
import type { Settings } from '#reader/settings.ts'
import type { Config } from '#server/config.ts'

/** Scheme, host and port under which browsers reach the desk; passkeys belong to it. */
export const deskOrigin = ({ DESK_ORIGIN }: Config, { siteUrl }: Pick<Settings, 'siteUrl'>): string =>
  new URL(DESK_ORIGIN || siteUrl).origin

/** Cookies of the desk. Where it is reached by https the browser holds them to this host (`__Host-`). */
export const cookies = { session: 'desk-session', door: 'desk-door' } as const

/** Random keys are 32 bytes in base64url. */
const key = '[\\w-]{43}'
const knock = new RegExp(
  `^${deskPath}(?:/(?:${Object.values(deskDoors).join('|')})/${key}|${previewPath}/(?:salir|[\\w-]+\\.[\\w-]{43}))$`,
)

/**
 * What a request brings of a cookie of ours. Where the desk is reached by https only the one with the prefix is: any other
 * may have been planted by a neighbouring host or on the way.
 */
export const readCookie = (headers: Headers, name: string, origin: string): string | undefined =>
  parse(headers.get('cookie') ?? '')[origin.startsWith('https:') ? `__Host-${name}` : name]

/**
 * Whether a request may be of somebody who knows of the desk: it brings one of its cookies, or stands at one of its doors.
 * For nobody else is the desk loaded.
 */
export const mayBeForDesk = (request: Request, origin: string) =>
  Object.values(cookies).some((name) => readCookie(request.headers, name, origin) !== undefined) ||
  knock.test(new URL(request.url).pathname)
