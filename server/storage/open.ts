import type { Database } from '#server/storage/database.ts'
import { openSqlite } from '#server/storage/open-sqlite.ts'

/** Opens the database that the settings name: PostgreSQL where DATABASE_URL is set, else a file in DATA_DIR. */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL: string; DATA_DIR: string },
  { onError, now }: { onError?: (error: Error) => void; now?: () => number } = {},
): Promise<Database> {
  if (DATABASE_URL === '') return openSqlite(DATA_DIR, now)
  // Loaded only where it is used: it would be a tenth of the server's memory.
  const { openPostgres } = await import('#server/storage/open-postgres.ts')
  return openPostgres(DATABASE_URL, onError)
}
