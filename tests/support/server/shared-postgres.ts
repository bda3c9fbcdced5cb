import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '#server/storage/open-postgres.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test asks for a database of its own. */
    databases: string
  }
}

/** One PostgreSQL for all tests of a run, started by the first that asks for a database; each gets an empty one. */
export async function setup({ provide }: TestProject) {
  let started: ReturnType<typeof start> | undefined
  const desk = createServer((_, answer) => {
    started ??= start()
    started
      .then(async (postgres) =>
        typeof postgres === 'string'
          ? { env: {}, skip: postgres }
          : { env: { DATABASE_URL: await postgres.database(postgres.migrated) } },
      )
      .then(
        (given) => answer.end(JSON.stringify(given)),
        (error) => answer.writeHead(500).end(String(error)),
      )
  })
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))
  provide('databases', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`)
  return async () => {
    desk.close()
    const postgres = await started
    if (typeof postgres === 'object') await postgres.stop()
  }
}

/** With a database whose tables are made already: all others are copies of it. */
async function start() {
  const postgres = await startPostgres()
  if (typeof postgres === 'string') return postgres
  const migrated = await postgres.database()
  await (await openPostgres(migrated)).close()
  return { ...postgres, migrated }
}
