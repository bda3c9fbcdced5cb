import { readArguments, runCommand, UsageError } from '#server/cli/command.ts'
import { purge } from '#server/storage/retention.ts'

const usage = `Deletes enquiries that are older than RETENTION_DAYS (365 unless set), or than --days N. The server does so by itself every six hours.`

const { values } = readArguments(usage, { days: { type: 'string' } })

await runCommand(async (store, config) => {
  const days = values.days === undefined ? config.RETENTION_DAYS : Number(values.days)
  if (!Number.isInteger(days) || days < 1)
    throw new UsageError('RETENTION_DAYS is off; give --days and a whole number above 0.')
  return `${await purge(store, days, Date.now())} enquiries older than ${days} days deleted.`
})
