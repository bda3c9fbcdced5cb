import { startPostgres, type TestPostgres } from './postgres.ts'

let postgres: TestPostgres | string | undefined

/** Settings for an empty database of either kind; '' with a reason when this machine has no PostgreSQL. */
export async function emptyDatabase(
  kind: 'sqlite' | 'postgres',
): Promise<{ env: Record<string, string>; skip?: string }> {
  if (kind === 'sqlite') return { env: {} }
  postgres ??= await startPostgres()
  return typeof postgres === 'string'
    ? { env: {}, skip: postgres }
    : { env: { DATABASE_URL: await postgres.database() } }
}

/** Stops what was started; for `afterAll`. */
export async function stopDatabases() {
  if (typeof postgres === 'object') await postgres.stop()
  postgres = undefined
}
