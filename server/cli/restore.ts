import { resolve } from 'node:path'
import { readArguments, runCommand, UsageError } from '#server/cli/command.ts'
import { restore } from '#server/storage/backup.ts'
import { acquireInstanceLock } from '#server/storage/instance-lock.ts'

const usage = `Brings enquiries back from a backup, into SQLite or PostgreSQL. Stop the server first.

  restore FILE [--replace]       --replace deletes what is kept at present`

const { values, positionals } = readArguments(usage, { replace: { type: 'boolean' } })

await runCommand(async (store, config) => {
  const [file] = positionals
  if (file === undefined) throw new UsageError(usage)
  const release = config.DATABASE_URL === '' ? await acquireInstanceLock(config.DATA_DIR, 0) : () => {}
  const count = await restore(store, resolve(file), values.replace === true).finally(release)
  return `${count} enquiries restored to ${store.place}`
})
