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
import type { Metrics } from '#server/metrics.ts'
import type { Receptions } from '#server/photos/reception.ts'
import type { Database } from '#server/storage/database.ts'
import type { Dispatch, Kept, NewEnquiry } from '#server/storage/enquiries.ts'
import type { Addition, PhotoInfo } from '#server/storage/photos.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'

/** What Hono knows of Node's own request; `asUnknown` answers it as the site answers an address that does not exist. */
export type Env = { Bindings: HttpBindings & { asUnknown?: () => Response } }

/** All that the app works with; `main.ts` and the tests build it. */
export interface Services {
  config: Config
  settings: Pick<Settings, 'brand' | 'siteUrl' | 'enquiry' | 'owner' | 'bank'>
  photos: Pick<Receptions, 'open'>
  /** Keeps an enquiry; committed when it returns. Of a repeat it gives the one that is kept. */
  keep: (enquiry: NewEnquiry) => Promise<Kept>
  /** The same enquiry, where it is known already. */
  findKept: (digest: string, now: number) => Promise<Kept | undefined>
  receipts: Receipts
  links: Links
  findEnquiry: (id: string) => Promise<EnquiryRow | undefined>
  /** An enquiry's pictures without their content; undefined when there is no such enquiry (any more). */
  findPhotos: (enquiry: string) => Promise<PhotoInfo[] | undefined>
  readPhoto: (id: string) => Promise<Uint8Array>
  /** Adds pictures to a kept enquiry and tells the workshop; gives how many found room. */
  addPhotos: (addition: Addition) => Promise<number | undefined>
  /** Where quotes are kept, by which ways their mails leave, and the call that there is one. */
  quotes: { store: Database; dispatch: Dispatch; call: () => void }
  markAnswered: (id: string, answered: boolean) => Promise<void>
  repeatedTexts: ReturnType<typeof createRepeatedTexts>
  rateLimit: RateLimiter
  clientAddress: ReturnType<typeof clientAddresses>
  /** A client's address as a key that cannot be read back. */
  anonymous: (address: string) => string
  captcha: Captcha | undefined
  /** The owner's desk; loaded when somebody first asks for it. */
  desk: () => Promise<Pick<Hono<Env>, 'fetch' | 'routes'>>
  /** Whether somebody may know of the desk; nobody else finds it. */
  mayBeForDesk: (request: Request) => boolean
  metrics: Metrics
  log: Logger
  /** Wall clock, in milliseconds. */
  now: () => number
  /** Throws when enquiries cannot be kept at present, or the server is stopping. */
  checkReady: () => Promise<void>
  categories: string
}
