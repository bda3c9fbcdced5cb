import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '#server/storage/database.ts'
import { migrate } from '#server/storage/migrate.ts'
import type { Schema } from '#server/storage/schema.ts'

const bigint = pg.types.builtins.INT8

/** Opens a PostgreSQL database. `onError` hears of connections that broke while nobody used them. */
export async function openPostgres(url: string, onError: (error: Error) => void = () => {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // Times and counts stay far below 2^53: numbers, as SQLite gives them.
    types: {
      getTypeParser: (oid, format) => (oid === bigint ? Number : pg.types.getTypeParser(oid, format as 'text')),
    },
  })
  pool.on('error', onError)
  // A connection that breaks while in use says so itself; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)
  const { hostname, pathname } = new URL(url)
  return {
    kind: 'postgres',
    db,
    place: `PostgreSQL ${hostname}${pathname}`,
    clock: () => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    forget: async () => {},
    close: () => db.destroy(),
  }
}
