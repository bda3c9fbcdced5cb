import type { Logger } from 'pino'
import type { Settings } from '#content/settings.ts'
import type { Config } from '#server/config.ts'
import type { Captcha } from '#server/enquiry/captcha.ts'
import type { clientAddresses } from '#server/enquiry/client-address.ts'
import type { RateLimiter } from '#server/enquiry/rate-limit.ts'
import type { Metrics } from '#server/metrics.ts'
import type { Receptions } from '#server/photos/reception.ts'
import type { NewEnquiry } from '#server/storage/enquiries.ts'

/** All that the app works with; `main.ts` and the tests build it. */
export interface Services {
  config: Config
  settings: Pick<Settings, 'siteUrl' | 'enquiry'>
  photos: Pick<Receptions, 'open'>
  /** Keeps an enquiry; committed when it returns. */
  keep: (enquiry: NewEnquiry) => Promise<void>
  /** The same enquiry, where it is known already. */
  findKept: (digest: string, now: number) => Promise<{ extra: string } | undefined>
  rateLimit: RateLimiter
  clientAddress: ReturnType<typeof clientAddresses>
  /** A client's address as a key that cannot be read back. */
  anonymous: (address: string) => string
  captcha: Captcha | undefined
  metrics: Metrics
  log: Logger
  /** Wall clock, in milliseconds. */
  now: () => number
  /** Throws when enquiries cannot be kept at present, or the server is stopping. */
  checkReady: () => Promise<void>
  categories: string
}
