import { readSettings } from '#content/settings.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/start.ts'
import { outboxState } from '#server/storage/deliveries.ts'

async function main() {
  const config = readConfig(process.env)
  const settings = readSettings()
  const log = createLog(config.LOG_LEVEL)
  const server = await startServer({ config, settings, log })
  await report(server, config.SMTP_URL !== '')
  stopOnSignal(server.stop)
}

async function report(
  { address, store, dispatch, hasPages }: Awaited<ReturnType<typeof startServer>>,
  mailSet: boolean,
) {
  const { waiting, refused } = await outboxState(store)
  const lines = [
    `Veta is ready: ${address}`,
    `Enquiries are kept in ${store.place}`,
    mailSet
      ? `Mail is set; messages that leave for each enquiry: ${dispatch.channels.join(', ')}`
      : 'Mail is not set (SMTP_URL); read enquiries with: npm run enquiries',
    ...(waiting > 0 ? [`${waiting} messages wait to be sent.`] : []),
    ...(refused > 0 ? [`${refused} messages were permanently refused; see: npm run enquiries -- --refused`] : []),
    ...(hasPages ? [] : ['There are no built pages yet; make them with: npm run build']),
  ]
  console.log(lines.join('\n'))
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
