import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'

const busy = 5
/** How long a statement waits for another process that has the database locked, in milliseconds. */
const timeout = 5_000
const maxStatements = 60

export function nodeSqliteDialect(database: DatabaseSync): Dialect {
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
