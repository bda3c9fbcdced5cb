import type { Logger } from 'pino'
import { repeat } from '#server/repeat.ts'
import { type Database, sharedSecret } from '#server/storage/database.ts'
import { dropSubscription, takeArrivals } from '#server/storage/push.ts'
import type { DeskPushRow } from '#server/storage/schema.ts'

/** Milliseconds between two looks, and that a push service may take. */
const pace = { every: 5_000, timeout: 10_000 }
/** Seconds for which a push service holds what a phone that is off has not fetched. */
const holdFor = 12 * 60 * 60
/** Nothing of anybody: what push services carry, and screens show, is read by others too. */
const payload = JSON.stringify({ title: 'Nueva consulta' })

/** The pair by which push services know this workshop (VAPID), made on first use and then kept. */
interface PushKeys {
  publicKey: string
  privateKey: string
}

export async function pushKeys(store: Database): Promise<PushKeys> {
  const { default: webPush } = await import('web-push')
  return JSON.parse(await sharedSecret(store, 'push-keys', JSON.stringify(webPush.generateVAPIDKeys())))
}

interface Options {
  store: Database
  /** Whom push services may ask when something is wrong: the site's address. */
  siteUrl: string
  log: Logger
  every?: number
}

/** Tells browsers that asked for it of new enquiries. The form knows nothing of it. Gives what ends it. */
export function startPush({ store, siteUrl, log, every = pace.every }: Options): () => void {
  async function work() {
    const rows = await takeArrivals(store)
    const keys = rows.length > 0 ? await pushKeys(store) : undefined
    if (keys) await Promise.all(rows.map((row) => tell(row, keys)))
  }
  async function tell(row: DeskPushRow, keys: PushKeys) {
    try {
      const status = await push(row, { ...keys, subject: siteUrl })
      // The browser has taken its word back.
      if (status === 404 || status === 410) await dropSubscription(store, row.endpoint)
      else if (status >= 400) log.warn({ status }, 'a push service refused')
    } catch (error) {
      log.warn({ error }, 'a push service was not reached')
    }
  }
  return repeat(every, work, log, 'browsers could not be told of a new enquiry')
}

/** Sends the one message there is to one browser; gives what its push service answered. */
async function push({ endpoint, p256dh, auth }: DeskPushRow, vapidDetails: PushKeys & { subject: string }) {
  const { default: webPush } = await import('web-push')
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails,
    TTL: holdFor,
    urgency: 'high',
    topic: 'consulta',
  })
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  const response = await fetch(request.endpoint, {
    method: request.method,
    headers: headers.filter(([name]) => name.toLowerCase() !== 'content-length'),
    body: new Uint8Array(request.body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(pace.timeout),
  })
  await response.body?.cancel()
  return response.status
}
