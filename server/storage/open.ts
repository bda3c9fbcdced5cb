import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  sql,
  type TransactionSettings,
} from 'kysely'
import type { Database } from '#server/storage/database.ts'
import { migrate } from '#server/storage/migrate.ts'
import type { Schema } from '#server/storage/schema.ts'

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

const busy = 5
/** How long a statement waits for another process that has the database locked, in milliseconds. */
const timeout = 5_000
const maxStatements = 60

function nodeSqliteDialect(database: DatabaseSync): Dialect {
  const config = { database: adapt(database) }
  return Object.assign(new SqliteDialect(config), { createDriver: () => new NodeSqliteDriver(database, config) })
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  #patient: DatabaseConnection | undefined

  constructor(database: DatabaseSync, config: SqliteDialectConfig) {
    super(config)
    this.#database = database
  }

  override async acquireConnection() {
    const connection = await super.acquireConnection()
    this.#patient ??= retryWhileBusy(connection)
    return this.#patient
  }

  // "immediate" takes the write lock first: a transaction that got it cannot fail half-way because another process writes.
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}) {
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }

  override async rollbackTransaction() {
    // A full disk makes SQLite roll back by itself; a second rollback would hide the reason.
    if (this.#database.isTransaction) this.#database.exec('rollback')
  }
}

/** SQLite's own busy timeout would stop the whole server, pages included; this one lets it go on. */
const retryWhileBusy = (connection: DatabaseConnection): DatabaseConnection => ({
  async executeQuery<R>(query: CompiledQuery) {
    const until = performance.now() + timeout
    for (;;) {
      try {
        return await connection.executeQuery<R>(query)
      } catch (error) {
        if ((error as { errcode?: number }).errcode !== busy || performance.now() > until) throw error
        await wait(10 + Math.random() * 20)
      }
    }
  },
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
})

/** What SQLite holds for a statement, the garbage collector does not see: so each is prepared once, and few are kept. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const [oldest] = statements.keys()
      if (statements.size >= maxStatements && oldest !== undefined) statements.delete(oldest)
      const statement = prepare(database, sql)
      statements.set(sql, statement)
      return statement
    },
    close: () => database.close(),
  }
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
