import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { Database } from '#server/storage/database.ts'
import { migrate } from '#server/storage/migrate.ts'
import { nodeSqliteDialect } from '#server/storage/node-sqlite.ts'
import type { Schema } from '#server/storage/schema.ts'

/** Opens (and makes, where there is none) the database file in a folder. `now` gives milliseconds. */
export async function openSqlite(dataDir: string, now: () => number = Date.now): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'veta.sqlite')
  keepPrivate(file)
  const database = new DatabaseSync(file, { timeout: 0 })
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) })
  // FULL: a commit has reached the disk when it returns. secure_delete: what is erased is overwritten.
  for (const setting of [
    'journal_mode = wal',
    'synchronous = full',
    'secure_delete = on',
    'foreign_keys = on',
    'journal_size_limit = 16777216',
  ]) {
    await sql.raw(`pragma ${setting}`).execute(db)
  }
  await migrate(db)
  return {
    kind: 'sqlite',
    db,
    place: file,
    clock: () => sql<number>`${now()}`,
    forget: () => emptyWal(db),
    close: () => db.destroy(),
  }
}

// SQLite gives its side files (-wal, -shm) the rights of the main file.
function keepPrivate(file: string) {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600)
}

// A reader that is just at work holds this up for a moment.
async function emptyWal(db: Kysely<Schema>) {
  for (let attempt = 0; attempt < 50; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return
    await wait(100)
  }
}
