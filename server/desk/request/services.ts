import type { Person } from '#contracts/desk.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import type { Audit } from '#server/desk/request/audit.ts'
import type { MailSettings } from '#server/mail/message.ts'
import type { Smtp } from '#server/mail/smtp.ts'
import type { SharedServices } from '#server/services.ts'

export interface Session {
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
