import type { Database } from '#server/storage/database.ts'
import { openPostgres } from '#server/storage/open-postgres.ts'
import { openSqlite } from '#server/storage/open-sqlite.ts'

/** Opens the database that the settings name: PostgreSQL where DATABASE_URL is set, else a file in DATA_DIR. */
export function openDatabase(
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL: string; DATA_DIR: string },
  { onError, now }: { onError?: (error: Error) => void; now?: () => number } = {},
): Promise<Database> {
  return DATABASE_URL === '' ? openSqlite(DATA_DIR, now) : openPostgres(DATABASE_URL, onError)
}
