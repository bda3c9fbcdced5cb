import type { Logger } from 'pino'
import { Permanent, reasonOf } from '#server/mail/transport.ts'
import type { Database } from '#server/storage/database.ts'
import { claimDue, type Delivery, markRefused, markSent, putOff } from '#server/storage/deliveries.ts'
import type { Channel } from '#server/storage/schema.ts'

/** How the outbox sends, by channel. */
export type Senders = Partial<Record<Channel, (delivery: Delivery, signal: AbortSignal) => Promise<void>>>

/** First and longest pause between two attempts, in milliseconds. */
type BackOff = { first: number; longest: number }

export interface OutboxOptions {
  store: Database
  senders: Senders
  /** Name of this server among those that share the database. */
  owner: string
  log: Logger
  metrics: { delivery: (channel: Channel, result: 'sent' | 'later' | 'refused') => void }
  backOff?: BackOff
  /** How long a taken message is ours, in milliseconds; longer than a send may last. */
  lease?: number
  /** How often to look for due messages when nobody calls, in milliseconds. */
  every?: number
}

const atOnce = 8

/** Sends what waits in the database until it has left: the messages survive a restart, and none is given up. */
export function createOutbox(options: OutboxOptions) {
  const { store, senders, owner, log, lease = 120_000, every = 1_000 } = options
  const channels = Object.keys(senders) as Channel[]
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let called = Promise.withResolvers<void>()
  let running: Promise<void> | undefined

  async function run() {
    while (!stopping.signal.aborted) {
      const room = atOnce - underWay.size
      const taken = room > 0 ? await take(room) : []
      for (const delivery of taken) start(delivery)
      if (underWay.size >= atOnce) await Promise.race([...underWay, stopped])
      else if (taken.length < room) await pause()
    }
  }

  async function take(max: number): Promise<Delivery[]> {
    try {
      return await claimDue(store, owner, channels, max, lease)
    } catch (error) {
      log.error({ error }, 'the outbox cannot be read')
      await pause()
      return []
    }
  }

  function start(delivery: Delivery) {
    const work = deliver(options, delivery, AbortSignal.any([stopNow.signal, AbortSignal.timeout(lease * 0.75)]))
    const entry = work.finally(() => underWay.delete(entry))
    underWay.add(entry)
  }

  const stopNow = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))

  // Until somebody calls, or it is time to look.
  async function pause() {
    const timer = setTimeout(() => called.resolve(), every)
    await Promise.race([called.promise, stopped])
    clearTimeout(timer)
    called = Promise.withResolvers<void>()
  }

  return {
    start() {
      if (channels.length > 0) running ??= run()
    },
    /** There is something to send: look now. */
    call: () => called.resolve(),
    /** Finishes what is under way, for at most `timeout` milliseconds; what is left stays for the next start. */
    async stop(timeout = 10_000) {
      stopping.abort()
      const timer = setTimeout(() => stopNow.abort(new Error('stopping')), timeout)
      await running
      await Promise.all(underWay)
      clearTimeout(timer)
    },
  }
}

async function deliver(
  { store, senders, owner, log, metrics, backOff = { first: 5_000, longest: 3_600_000 } }: OutboxOptions,
  delivery: Delivery,
  signal: AbortSignal,
) {
  const { id, channel, attempts } = delivery
  try {
    await senders[channel]?.(delivery, signal)
  } catch (error) {
    return noteFailure(error).catch((trouble) =>
      log.error({ delivery: id, error: trouble }, 'the outbox cannot be written'),
    )
  }
  metrics.delivery(channel, 'sent')
  log.info({ delivery: id, channel, attempts }, 'message sent')
  await insist(() => markSent(store, id), log)

  async function noteFailure(error: unknown) {
    if (error instanceof Permanent) {
      metrics.delivery(channel, 'refused')
      log.error({ delivery: id, channel, error: error.cause ?? error }, 'message permanently refused; it is kept')
      return markRefused(store, id, reasonOf(error))
    }
    metrics.delivery(channel, 'later')
    log.warn({ delivery: id, channel, attempts, error }, 'message not sent; it will be tried again')
    return putOff(store, id, owner, pauseAfter(attempts, backOff), reasonOf(error))
  }
}

/** Milliseconds to wait after so many attempts: doubled each time, capped, then shortened by up to a half at random. */
export function pauseAfter(attempts: number, { first, longest }: BackOff, random = Math.random): number {
  const full = Math.min(longest, first * 2 ** Math.min(attempts - 1, 30))
  return full * (0.5 + random() / 2)
}

// The mail is out: if that is not written down, it goes out again. So this is tried for some time.
async function insist(write: () => Promise<void>, log: Logger) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      log.error({ attempt, error }, 'a sent message cannot be noted')
      if (attempt === 6) return
      await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt))
    }
  }
}
