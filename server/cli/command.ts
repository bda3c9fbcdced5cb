import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { type Config, readConfig } from '#server/config.ts'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open.ts'

/** A mistake in the command line, told in one sentence. */
export class UsageError extends Error {}

/** Runs a command on the enquiries' database and ends the process: 0 done, 1 failed, 2 wrongly called. */
export function runCommand(work: (store: Database, config: Config) => Promise<string>): Promise<void> {
  return runPlain(async () => {
    const config = readConfig(process.env)
    const store = await openDatabase(config)
    return work(store, config).finally(store.close)
  })
}

/** The same for a command that needs no database. */
export async function runPlain(work: () => Promise<string>): Promise<void> {
  // Whoever reads the output may have seen enough of it (`| head`).
  process.stdout.on('error', () => process.exit(0))
  try {
    const text = await work()
    if (text !== '') await new Promise((resolve) => process.stdout.write(`${text}\n`, resolve))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

/** Options and words of the command line; with `--help` the usage is all, and an unknown option is told with it. */
export function readArguments<T extends ParseArgsOptionsConfig>(usage: string, options: T) {
  try {
    const help = { help: { type: 'boolean', short: 'h' } } as const
    const read = parseArgs({ options: { ...options, ...help }, allowPositionals: true })
    if (!('help' in read.values)) return read
    console.log(usage)
    process.exit(0)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}
