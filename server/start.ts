import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Logger } from 'pino'
import type { Settings } from '#content/settings.ts'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { clientAddresses } from '#server/enquiry/client-address.ts'
import { memoryRateLimiter, sharedRateLimiter } from '#server/enquiry/rate-limit.ts'
import { createHttpServer } from '#server/http.ts'
import { describeError } from '#server/log.ts'
import { createOutbox, type OutboxOptions } from '#server/mail/outbox.ts'
import { createSenders } from '#server/mail/senders.ts'
import { createMetrics } from '#server/metrics.ts'
import { createReceptions } from '#server/photos/reception.ts'
import type { Services } from '#server/services.ts'
import { createSite, type SiteOptions } from '#server/site.ts'
import { createBatches } from '#server/storage/batches.ts'
import { claimServer } from '#server/storage/claim-server.ts'
import type { Database } from '#server/storage/database.ts'
import { outboxState, releaseClaims } from '#server/storage/deliveries.ts'
import { findKept, type NewEnquiry, saveEnquiries } from '#server/storage/enquiries.ts'
import { openDatabase } from '#server/storage/open.ts'
import { startRetention } from '#server/storage/retention.ts'
import { sharedSecret } from '#server/storage/secret.ts'

export interface StartOptions {
  config: Config
  settings: Settings
  log: Logger
  now?: () => number
  renderers?: SiteOptions['renderers']
  pace?: Parameters<typeof createHttpServer>[0]['pace']
  outbox?: Pick<OutboxOptions, 'backOff' | 'lease' | 'every'>
}

/** Starts the whole server. Gives its address, and `stop`, which finishes what is under way. */
export async function startServer({
  config,
  settings,
  log,
  now = Date.now,
  renderers,
  pace,
  outbox: outboxTimes,
}: StartOptions) {
  const releaseServer = config.DATABASE_URL === '' ? await claimServer(config.DATA_DIR) : () => {}
  const onError = (error: unknown) => log.warn({ error: describeError(error) }, 'a database connection broke')
  const store = await openDatabase(config, { onError, now })
  if (store.kind === 'sqlite') await releaseClaims(store)
  const metrics = createMetrics(() => outboxState(store))
  const { senders, dispatch, mailTo, close: closeSenders } = await createSenders(config, settings, now, store)
  const outbox = createOutbox({
    store,
    senders,
    owner: config.instance,
    log,
    metrics,
    backOff: { first: config.OUTBOX_RETRY_SECONDS * 1000, longest: 3_600_000 },
    lease: config.OUTBOX_LEASE_SECONDS * 1000,
    ...outboxTimes,
  })
  const batches = createBatches<NewEnquiry>((batch) => saveEnquiries(store, batch, dispatch))
  const photos = createReceptions({ folder: config.DATA_DIR, log, metrics })
  const state = { stopping: false }
  const services = await createServices({
    config,
    settings,
    log,
    now,
    store,
    metrics,
    photos,
    state,
    keep: async (enquiry) => {
      await batches.add(enquiry)
      outbox.call()
    },
  })
  const failed = (error: unknown) => log.error({ error: describeError(error) }, 'a request failed')
  const site = await createSite({ dir: config.SITE_DIR, renderers, onError: failed })
  const server = createHttpServer({
    app: createApp(services),
    site,
    isProxy: services.clientAddress.isProxy,
    onError: failed,
    ...(pace && { pace }),
  })
  outbox.start()
  const stopRetention = startRetention(store, config.RETENTION_DAYS, now, log)
  const address = await listen(server, config)
  return { address, store, dispatch, mailTo, hasPages: site.hasPages(), stop }

  async function stop() {
    state.stopping = true
    stopRetention()
    await new Promise((resolve) => {
      // A connection that was busy is idle once it has its answer.
      const sweep = setInterval(() => server.closeIdleConnections(), 100)
      server.close((error) => {
        clearInterval(sweep)
        resolve(error)
      })
      // Slow bodies end by their own time limit; nobody waits longer than this for a visitor.
      setTimeout(() => server.closeAllConnections(), 10_000).unref()
    })
    photos.stop()
    await batches.settled()
    await outbox.stop()
    closeSenders()
    await store.close()
    releaseServer()
  }
}

interface Parts {
  config: Config
  settings: Settings
  log: Logger
  now: () => number
  store: Database
  metrics: Services['metrics']
  photos: Services['photos']
  state: { stopping: boolean }
  keep: Services['keep']
}

async function createServices({ store, state, ...parts }: Parts): Promise<Services> {
  const { config, now } = parts
  const salt = await sharedSecret(store, 'address-salt')
  return {
    ...parts,
    findKept: (digest, at) => findKept(store, digest, at),
    rateLimit: store.kind === 'sqlite' ? memoryRateLimiter() : sharedRateLimiter(store),
    clientAddress: clientAddresses(config.TRUST_PROXY),
    anonymous: (address) => createHmac('sha256', salt).update(address).digest('base64url').slice(0, 22),
    captcha: await openCaptcha(config.ALTCHA_KEY, now),
    categories: readFileSync(new URL('../content/template/categories.json', import.meta.url), 'utf8'),
    async checkReady() {
      if (state.stopping) throw new Error('stopping')
      // A write that changes nothing: it needs the lock, the rights and the connection that an enquiry needs.
      await store.db
        .transaction()
        .execute((tx) =>
          tx.updateTable('secret').set({ name: 'address-salt' }).where('name', '=', 'address-salt').execute(),
        )
    },
  }
}

async function openCaptcha(key: string, now: () => number): Promise<Services['captcha']> {
  return key === '' ? undefined : (await import('#server/enquiry/captcha.ts')).createCaptcha(key, now)
}

function listen(server: ReturnType<typeof createHttpServer>, { PORT, HOST }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // Without a host Node takes all of IPv6 and IPv4, whichever the machine has.
    server.listen({ port: PORT, ...(HOST !== '' && { host: HOST }), backlog: 1024 }, () => {
      const bound = server.address()
      const port = bound !== null && typeof bound === 'object' ? bound.port : PORT
      resolve(`http://${['', '0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST}:${port}`)
    })
  })
}
