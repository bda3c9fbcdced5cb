import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'

const busy = 5
/** How long a statement waits for another process that has the database locked, in milliseconds. */
const patience = 5_000
const mostStatements = 60

/** Kysely on Node's own SQLite. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #connection: DatabaseConnection
  #free: Promise<void> = Promise.resolve()
  #release = () => {}

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#connection = new NodeSqliteConnection(database)
  }

  async init() {}

  // One connection: whoever wants it waits for those before.
  async acquireConnection() {
    const before = this.#free
    const turn = Promise.withResolvers<void>()
    this.#free = turn.promise
    await before
    this.#release = turn.resolve
    return this.#connection
  }

  async releaseConnection() {
    this.#release()
  }

  // "immediate" takes the write lock first: a transaction that got it cannot fail half-way because another process writes.
  async beginTransaction(_: DatabaseConnection, { accessMode }: TransactionSettings) {
    await this.#connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }

  async commitTransaction() {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction() {
    // A full disk makes SQLite roll back by itself; a second rollback would hide the reason.
    if (this.#database.isTransaction) this.#database.exec('rollback')
  }

  async destroy() {
    this.#database.close()
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // SQLite's own busy timeout would stop the whole server, pages included; this one lets it go on.
    const until = performance.now() + patience
    for (;;) {
      try {
        return this.#run<R>(query)
      } catch (error) {
        if ((error as { errcode?: number }).errcode !== busy || performance.now() > until) throw error
        await wait(10 + Math.random() * 20)
      }
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#prepare(sql)
    const values = parameters as (string | number | bigint | null)[]
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] }
    const { changes } = statement.run(...values)
    return { numAffectedRows: BigInt(changes), rows: [] }
  }

  // What SQLite holds for a statement, the garbage collector does not see: so each is prepared once, and few are kept.
  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const [oldest] = this.#statements.keys()
    if (this.#statements.size >= mostStatements && oldest !== undefined) this.#statements.delete(oldest)
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#database.prepare(sql).iterate(...(parameters as string[]))) yield { rows: [row as R] }
  }
}
