import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Logger } from 'pino'
import { thankYouPath } from '#contracts/enquiry.ts'
import { contentFile, replaceContent } from '#reader/content.ts'
import { readSettings, type Settings } from '#reader/settings.ts'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import type { DeskParts } from '#server/desk/app.ts'
import { startPush } from '#server/desk/push/send.ts'
import type { DeskServices, SignIn } from '#server/desk/request/access.ts'
import { deskOrigin, mayBeForDesk } from '#server/desk/request/door.ts'
import { clientAddresses } from '#server/enquiry/client-address.ts'
import { once } from '#server/enquiry/once.ts'
import { memoryRateLimiter, sharedRateLimiter } from '#server/enquiry/rate-limit.ts'
import { createRepeatedTexts } from '#server/enquiry/spam.ts'
import { createHttpServer } from '#server/http.ts'
import { createOutbox, type OutboxOptions } from '#server/mail/outbox.ts'
import { createMail } from '#server/mail/senders.ts'
import { startSpamReports } from '#server/mail/spam-reports.ts'
import { createMetrics } from '#server/metrics.ts'
import { pageLimit } from '#server/page-limit.ts'
import { createReceptions } from '#server/photos/reception.ts'
import type { Services, SharedServices } from '#server/services.ts'
import { laterPreview } from '#server/site/later-preview.ts'
import { siteFolder } from '#server/site/published.ts'
import { createSite, type SiteOptions } from '#server/site.ts'
import { createBatches } from '#server/storage/batches.ts'
import { checkWritable, sharedSecret } from '#server/storage/database.ts'
import { outboxState, releaseClaims } from '#server/storage/deliveries.ts'
import { type Kept, type NewEnquiry, saveEnquiries } from '#server/storage/enquiries.ts'
import { acquireInstanceLock } from '#server/storage/instance-lock.ts'
import { openDatabase } from '#server/storage/open.ts'
import { latestTexts } from '#server/storage/reading.ts'
import { startRetention } from '#server/storage/retention.ts'
import { thankYouPage } from '#server/thank-you-page.ts'

export interface StartOptions {
  config: Config
  settings: Settings
  log: Logger
  now?: () => number
  renderers?: SiteOptions['renderers']
  pace?: Parameters<typeof createHttpServer>[0]['pace']
  outbox?: Pick<OutboxOptions, 'backOff' | 'lease' | 'every'>
  /** Who is signed in to the desk, where it is not to be asked of the database. */
  signIn?: SignIn
  people?: DeskServices['people']
}
type Options = StartOptions & Required<Pick<StartOptions, 'now'>>
type Opened = Awaited<ReturnType<typeof open>>

/** Starts the whole server: opens what it keeps, wires its parts, listens. `stop` finishes what is under way. */
export async function startServer(given: StartOptions) {
  const options = { now: Date.now, ...given }
  const opened = await open(options)
  const { server, outbox, site, desk } = await wire(options, opened)
  outbox.start()
  const { config, now, log } = options
  const { dispatch } = opened.mail
  const { store, mail, stopping } = opened
  const endings = [
    startRetention(store, config.RETENTION_DAYS, now, log),
    startSpamReports({ store, dispatch, now, log, call: outbox.call }),
    startPush({ store, siteUrl: options.settings.siteUrl, log }),
  ]
  const address = await listen(server, config)
  return {
    address,
    store,
    dispatch,
    mailTo: mail.mailTo,
    hasPages: site.hasPages(),
    desk,
    async stop() {
      stopping.abort()
      for (const end of endings) end()
      await closeServer(server)
      await opened.finish()
      await outbox.stop()
      await opened.close()
    },
  }
}

/** The database, the ways out and the room for pictures, with what ends them in their order. */
async function open({ config, settings, log, now }: Options) {
  const releaseServer = config.DATABASE_URL === '' ? await acquireInstanceLock(config.DATA_DIR) : () => {}
  const onError = (error: unknown) => log.warn({ error }, 'a database connection broke')
  const store = await openDatabase(config, { onError, now })
  if (store.kind === 'sqlite') await releaseClaims(store)
  const metrics = createMetrics(() => outboxState(store))
  const mail = await createMail(config, settings, now, store)
  const batches = createBatches<NewEnquiry, Kept>((batch) => saveEnquiries(store, batch, mail.dispatch))
  const photos = createReceptions({ folder: config.DATA_DIR, log, metrics })
  return {
    store,
    metrics,
    mail,
    batches,
    photos,
    stopping: new AbortController(),
    async finish() {
      photos.stop()
      await batches.settled()
    },
    async close() {
      mail.close()
      await store.close()
      releaseServer()
    },
  }
}

async function wire({ config, log, pace, renderers, outbox: times, ...options }: Options, opened: Opened) {
  const outbox = createOutbox({
    store: opened.store,
    senders: opened.mail.senders,
    owner: config.instance,
    log,
    metrics: opened.metrics,
    backOff: { first: config.OUTBOX_RETRY_SECONDS * 1000, longest: 3_600_000 },
    lease: config.OUTBOX_LEASE_SECONDS * 1000,
    ...times,
  })
  const services = await createServices({ config, log, ...options }, opened, outbox.call)
  const onError = (error: unknown) => log.error({ error }, 'a request failed')
  const site = await createSite({
    folder: siteFolder(config.SITE_DIR, config.DATA_DIR),
    renderers: { ...renderers, [thankYouPath]: thankYouPage(services.receipts.read) },
    mayAsk: pageLimit(config, services.clientAddress),
    onError,
  })
  const { isProxy } = services.clientAddress
  const preview = laterPreview(config.DATA_DIR, opened.store, options.now)
  const server = createHttpServer({ app: createApp(services), site, preview, isProxy, onError, ...(pace && { pace }) })
  return { server, outbox, site, desk: services.desk }
}

async function createServices(options: Options, opened: Opened, callOutbox: () => void): Promise<Services> {
  const { config, settings, log, now } = options
  const { store, metrics, photos, mail, batches, stopping } = opened
  const { ALTCHA_KEY } = config
  const salt = await sharedSecret(store, 'address-salt')
  const shared: SharedServices = {
    ...{ config, settings, store, log, now, metrics },
    outbox: { parts: mail.parts, dispatch: mail.dispatch, call: callOutbox },
    rateLimit: store.kind === 'sqlite' ? memoryRateLimiter() : sharedRateLimiter(store),
    clientAddress: clientAddresses(config.TRUST_PROXY),
    anonymous: (address: string) => createHmac('sha256', salt).update(address).digest('base64url').slice(0, 22),
  }
  const origin = deskOrigin(config, settings)
  return {
    ...shared,
    photos,
    async keep(enquiry: NewEnquiry) {
      const kept = await batches.add(enquiry)
      callOutbox()
      return kept
    },
    links: mail.links,
    receipts: mail.receipts,
    isRepeated: createRepeatedTexts(await latestTexts(store, now())),
    captcha:
      ALTCHA_KEY === '' ? undefined : (await import('#server/enquiry/captcha.ts')).createCaptcha(ALTCHA_KEY, now),
    desk: laterDesk({
      ...shared,
      origin,
      mailer: mail.deskMail,
      stopping: stopping.signal,
      signIn: options.signIn,
      people: options.people,
      onPublished() {
        replaceContent()
        Object.assign(settings, readSettings())
      },
    }),
    mayBeForDesk: options.signIn ? () => true : (request) => mayBeForDesk(request, origin),
    categories: readFileSync(contentFile('content/template/categories.json'), 'utf8'),
    async checkReady() {
      if (stopping.signal.aborted) throw new Error('stopping')
      await checkWritable(store)
    },
  }
}

/** The desk, loaded by the first who asks for it. */
const laterDesk = (parts: DeskParts): Services['desk'] =>
  once(async () => (await import('#server/desk/app.ts')).openDesk(parts))

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

function closeServer(server: ReturnType<typeof createHttpServer>): Promise<unknown> {
  return new Promise((resolve) => {
    // A connection that was busy is idle once it has its answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 100)
    server.close((error) => {
      clearInterval(sweep)
      resolve(error)
    })
    // Slow bodies end by their own time limit; nobody waits longer than this for a visitor.
    setTimeout(() => server.closeAllConnections(), 10_000).unref()
  })
}
