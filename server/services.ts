import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Settings } from '#reader/settings.ts'
import type { Config } from '#server/config.ts'
import type { Captcha } from '#server/enquiry/captcha.ts'
import type { clientAddresses } from '#server/enquiry/client-address.ts'
import type { Links } from '#server/enquiry/links.ts'
import type { RateLimiter } from '#server/enquiry/rate-limit.ts'
import type { Receipts } from '#server/enquiry/receipts.ts'
import type { createRepeatedTexts } from '#server/enquiry/spam.ts'
import type { MailParts } from '#server/mail/workshop.ts'
import type { Metrics } from '#server/metrics.ts'
import type { Receptions } from '#server/photos/reception.ts'
import type { Database } from '#server/storage/database.ts'
import type { Dispatch, Kept, NewEnquiry } from '#server/storage/enquiries.ts'

/** What Hono knows of Node's own request; `asUnknown` answers it as the site answers an address that does not exist. */
export type Env = { Bindings: HttpBindings & { asUnknown?: () => Response } }

/** What visitors' routes and the desk work with. */
export interface SharedServices {
  config: Config
  settings: Settings
  store: Database
  /** By which ways mails leave, what they are made with, and the call that there is one. */
  outbox: { parts: MailParts; dispatch: Dispatch; call: () => void }
  rateLimit: RateLimiter
  clientAddress: ReturnType<typeof clientAddresses>
  /** A client's address as a key that cannot be read back. */
  anonymous: (address: string) => string
  metrics: Metrics
  log: Logger
  /** Wall clock, in milliseconds. */
  now: () => number
}

/** All that the app works with; `start.ts` builds it. */
export interface Services extends SharedServices {
  photos: Pick<Receptions, 'open'>
  /** Keeps an enquiry; committed when it returns. Of a repeat it gives the one that is kept. */
  keep: (enquiry: NewEnquiry) => Promise<Kept>
  receipts: Receipts
  links: Links
  isRepeated: ReturnType<typeof createRepeatedTexts>
  captcha: Captcha | undefined
  /** The owner's desk; loaded when somebody first asks for it. */
  desk: () => Promise<Pick<Hono<Env>, 'fetch' | 'routes'>>
  /** Whether somebody may know of the desk; nobody else finds it. */
  mayBeForDesk: (request: Request) => boolean
  /** Throws when enquiries cannot be kept at present, or the server is stopping. */
  checkReady: () => Promise<void>
  categories: string
}
