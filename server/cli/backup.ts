import { join, resolve } from 'node:path'
import { readArguments, runCommand } from '#server/cli/command.ts'
import { backUp } from '#server/storage/backup.ts'

const usage = `Writes all enquiries into one file, while the server goes on.

  backup [FILE]                  without FILE: a dated file in DATA_DIR/backups`

const { positionals } = readArguments(usage, {})

await runCommand(async (store, config) => {
  const stamp = new Date().toISOString().replace(/\..*/, '').replaceAll(/[-:]/g, '').replace('T', '-')
  const file = resolve(positionals[0] ?? join(config.DATA_DIR, 'backups', `veta-${stamp}.jsonl.gz`))
  const count = await backUp(store, file)
  return `${count} enquiries written to ${file}`
})
