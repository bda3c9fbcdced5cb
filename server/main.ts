import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { kinds } from '#design/kinds.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { readSettings } from '#reader/settings.ts'
import { goOnWithGoodBuild } from '#server/command.mjs'
import { readConfig } from '#server/config.ts'
import { designPage } from '#server/design/page.ts'
import { createLog } from '#server/log.ts'
import { searchPage } from '#server/search-page.ts'
import { siteFolder } from '#server/site/published.ts'
import { startServer } from '#server/start.ts'
import { outboxState } from '#server/storage/deliveries.ts'

async function main() {
  const { DATA_DIR } = readConfig(process.env)
  // A crash has interrupted a publication: what is read next shall be all of it.
  if (existsSync(join(DATA_DIR, 'desk/publication.json'))) await import('#server/cli/finish-publication.ts')
  // `npm start` has checked it and says so.
  if (process.env.CONTENT_STALE === undefined && !isContentRight()) goOnWithGoodBuild('The content has a mistake.')
  const config = readConfig(process.env)
  const settings = readSettings()
  const log = createLog(config.LOG_LEVEL)
  const folder = siteFolder(config.SITE_DIR, config.DATA_DIR)
  const designs = designPage(readDesignPrices)
  const renderers = {
    ...{ '/buscar': searchPage(folder), '/search': searchPage(folder, 'en') },
    ...Object.fromEntries(kinds.map((kind) => [`/disena/${kind}`, designs])),
  }
  const server = await startServer({ config, settings, log, renderers })
  stopOnSignal(server.stop)
  console.log((await report(server)).join('\n'))
  if (config.CONTENT_STALE)
    console.error('CONTENT IS STALE: content/ has a mistake (see above); the last good build is served.')
  collectGarbage()
}

/**
 * Collects what loading has left behind. V8 lets its heap grow by a multiple of what it last found in use, so that an
 * early look keeps it smaller for the life of the process.
 */
function collectGarbage() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** Asked of a process of its own, which says each mistake: what reads all of the content is not kept in memory. */
function isContentRight(): boolean {
  const check = 'scripts/check-content.ts'
  if (!existsSync(check)) return true // a server without the project's tools
  return spawnSync(process.execPath, [check], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

type Started = Awaited<ReturnType<typeof startServer>>

async function report({ address, store, mailTo, hasPages }: Started): Promise<string[]> {
  const { waiting, refused } = await outboxState(store)
  return [
    `Veta is ready: ${address}`,
    `Enquiries are kept in ${store.place}`,
    mailTo
      ? `Mail is set: enquiries go to ${mailTo.address}`
      : 'Mail is not set (SMTP_URL); read enquiries with: npm run enquiries',
    ...(mailTo?.placeholder
      ? ['That address is a placeholder; set MAIL_TO, or contact.email in content/settings.yaml.']
      : []),
    ...(waiting > 0 ? [`${waiting} messages wait to be sent.`] : []),
    ...(refused > 0 ? [`${refused} messages were permanently refused; see: npm run enquiries -- --refused`] : []),
    ...(hasPages ? [] : ['There are no built pages yet; make them with: npm run build']),
  ]
}

// The first signal finishes what is under way; a second one does not wait.
function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
