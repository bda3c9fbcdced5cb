import type { MiddlewareHandler } from 'hono'
import { deskHeader, type Person, recentLoginMinutes } from '#contracts/desk.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import { type Audit, Refusal } from '#server/desk/request/http.ts'
import type { MailSettings } from '#server/mail/message.ts'
import type { Smtp } from '#server/mail/smtp.ts'
import type { Env, SharedServices } from '#server/services.ts'

/** `person`, `session`: set for who is signed in; behind `forPeople` they always are. `guest`: who may see the sign-in page. */
export type DeskEnv = Env & { Variables: { person: Person; session: Session; guest: boolean } }

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // A text becomes markup by one way only (desk/trusted.ts).
  "require-trusted-types-for 'script'",
  'trusted-types desk',
].join('; ')

/** Nobody keeps, frames, indexes or learns of what the desk answers. */
export const deskHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Content-Security-Policy', policy)
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Robots-Tag', 'noindex')
}

/** Lets nobody pass who is neither signed in nor at the door: for a stranger the address does not exist. */
export const forGuests: MiddlewareHandler<DeskEnv> = async (c, next) => {
  if (!c.get('person') && !c.get('guest')) return c.notFound()
  await next()
}

export const forPeople: MiddlewareHandler<DeskEnv> = async (c, next) => {
  if (!c.get('person')) throw new Refusal(401, 'Tu sesión ha terminado. Entra otra vez.', { need: 'sign-in' })
  await next()
}

/** Lets those pass who have just proved to be there: for what cannot be undone, and for people. */
export const withRecentLogin =
  ({ now }: Pick<DeskServices, 'now'>): MiddlewareHandler<DeskEnv> =>
  async (c, next) => {
    const age = now() - c.var.session.proved_at
    if (age > recentLoginMinutes * 60_000)
      throw new Refusal(403, 'Antes, confirma que eres tú.', { need: 'reauthenticate' })
    await next()
  }

export const forOwners: MiddlewareHandler<DeskEnv> = async (c, next) => {
  if (c.var.person.role !== 'owner') throw new Refusal(403, 'Esto solo lo puede hacer el dueño del taller.')
  await next()
}

/** Lets only the server pass that changes and publishes the content. */
export const forPublisher =
  ({ mayNotPublish }: Pick<DeskServices, 'mayNotPublish'>): MiddlewareHandler =>
  async (_, next) => {
    if (mayNotPublish !== '') throw new Refusal(409, mayNotPublish)
    await next()
  }

/** A change comes from the desk's own pages: by the browser's own word, and with a header that no foreign form can send. */
export const sameSite: MiddlewareHandler<DeskEnv> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const site = c.req.header('sec-fetch-site')
  const isOwn = site === undefined || site === 'same-origin'
  if (!isOwn || c.req.header(deskHeader) === undefined) throw new Refusal(403, 'Petición de otro sitio.')
  await next()
}

interface Session {
  id: string
  person: Person
  device: string
  /** When the person last proved to be there, in milliseconds since 1970. */
  proved_at: number
}

/** The way out for mails of the desk. */
export interface DeskMail {
  send: Smtp['send']
  parts: { settings: MailSettings }
}

export interface SignIn {
  sessionOf: (headers: Headers) => Promise<Session | undefined>
}

/** All that the desk works with; `start.ts` builds it when somebody first asks for the desk. */
export interface DeskServices extends SharedServices {
  /** Scheme, host and port under which browsers reach the desk. */
  origin: string
  /** Sends invitations and links to enter by; undefined where mail is not set. */
  mailer: DeskMail | undefined
  signIn: SignIn
  /** What has been changed of content/ and is not published yet. */
  draft: Draft
  /** Why this server changes and publishes no content; empty where it does. */
  mayNotPublish: string
  /** After visitors have new content: the server takes it over too. */
  onPublished: () => void
  /** People of the desk, by whom an enquiry may be looked after. */
  people: () => Promise<Pick<Person, 'id' | 'name'>[]>
  /** Says that the server ends: what lasts has to end with it. */
  stopping: AbortSignal
  /** Writes a line of the log that nobody can change from the desk. */
  audit: Audit
}
