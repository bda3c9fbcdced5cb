import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Transaction } from 'kysely'
import { syncFolder } from '#server/atomic-file.ts'
import type { Database } from '#server/storage/database.ts'
import type { Schema } from '#server/storage/schema.ts'

const format = 'veta-backup-1'
/** What a backup holds with the key of each table, in an order in which it can be filled: sessions and keys that work once begin anew. */
const keys = {
  ...({ enquiry: 'id', photo: 'id', submission: 'digest', delivery: 'id', secret: 'name' } as const),
  ...({ desk_person: 'id', desk_passkey: 'id', desk_audit: 'id' } as const),
  ...({ desk_enquiry: 'enquiry_id', desk_entry: 'id', desk_file: 'id', desk_push: 'id' } as const),
  ...({ quote_series: 'year', quote: 'id', quote_version: 'id', quote_acceptance: 'quote_id' } as const),
  ...({ quote_payment: 'id', quote_file: 'id', quote_review: 'quote_id', quote_event: 'id' } as const),
} as const
const tables = Object.keys(keys) as Table[]
/** Tables whose `content` is bytes. */
const ofBytes: ReadonlySet<Table> = new Set(['photo', 'desk_file', 'quote_version', 'quote_file'])
/** Rows at a time: pictures are large, everything else is small. */
const pageOf = (table: Table) => (ofBytes.has(table) ? 4 : 200)

type Table = keyof typeof keys
type Row = Record<string, unknown>
type Counts = Record<Table, number>

/**
 * Writes all that is kept into one compressed file of JSON lines, as it stood at one moment, while the server goes on. The
 * file fits either database: it is also the way from SQLite to PostgreSQL. Gives how many enquiries are in it.
 */
export async function backUp(store: Database, file: string): Promise<number> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.unfinished`
  const counts = Object.fromEntries(tables.map((table) => [table, 0])) as Counts
  await store.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) =>
      pipeline(
        Readable.from(lines(tx, counts)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      ),
    )
  await rename(unfinished, file)
  await syncFolder(dirname(file))
  return counts.enquiry
}

async function* lines(tx: Transaction<Schema>, counts: Counts) {
  const digest = createHash('sha256')
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`
    digest.update(text)
    return text
  }
  yield line({ format, at: new Date().toISOString() })
  for (const table of tables) {
    for await (const row of rowsOf(tx, table)) {
      counts[table]++
      yield line({ table, row: asText(row) })
    }
  }
  yield `${JSON.stringify({ counts, sha256: digest.digest('hex') })}\n`
}

async function* rowsOf(tx: Transaction<Schema>, table: Table) {
  const key = keys[table]
  const page = pageOf(table)
  for (let last = ''; ; ) {
    // One query for any of the tables: their rows are only carried over here, so their types do not matter.
    const rows: Row[] = (await tx
      .selectFrom(table as 'enquiry')
      .selectAll()
      .where(key as 'id', '>', last)
      .orderBy(key as 'id')
      .limit(page)
      .execute()) as never
    yield* rows
    if (rows.length < page) return
    last = String(rows.at(-1)?.[key])
  }
}

// JSON has no bytes.
const asText = (row: Row): Row =>
  row.content instanceof Uint8Array ? { ...row, content: Buffer.from(row.content).toString('base64') } : row
const fromText = ({ table, row }: Line): never =>
  (ofBytes.has(table) ? { ...row, content: Buffer.from(String(row.content), 'base64') } : row) as never

type Line = { table: Table; row: Row }

/** Brings back a backup, all or nothing. What is kept at present is only replaced when `replace` says so. */
export async function restore(store: Database, file: string, replace: boolean): Promise<number> {
  const expected = await verify(file)
  // A backup of an earlier version knows nothing of the desk or of quotes: then they stay.
  const held = tables.filter((table) => table in expected)
  await store.db.transaction().execute(async (tx) => {
    if (!replace) await refuseToReplace(tx)
    for (const table of held.toReversed()) await tx.deleteFrom(table).execute()
    let rows: Line[] = []
    const flush = async () => {
      if (rows[0])
        await tx
          .insertInto(rows[0].table)
          .values(rows.map(fromText) as never)
          .execute()
      rows = []
    }
    for await (const line of readLines(file)) {
      if (!line.includes('"table"')) continue
      const next = JSON.parse(line) as Line
      if (rows.length >= pageOf(next.table) || rows[0]?.table !== next.table) await flush()
      rows.push(next)
    }
    await flush()
  })
  return expected.enquiry
}

async function refuseToReplace(tx: Transaction<Schema>) {
  for (const [table, name] of [
    ['enquiry', 'enquiries'],
    ['desk_person', 'people of the desk'],
    ['quote', 'quotes'],
  ] as const) {
    if ((await tx.selectFrom(table).select('id').limit(1).execute()).length > 0)
      throw new Error(`There are ${name} already; give --replace to put the backup in their place.`)
  }
}

/** Reads a backup through to its end. Throws when it is none or not whole; gives how many rows of each table are in it. */
async function verify(file: string): Promise<Counts> {
  const digest = createHash('sha256')
  let held: string | undefined
  let first: string | undefined
  for await (const line of readLines(file)) {
    if (held !== undefined) digest.update(`${held}\n`)
    first ??= line
    held = line
  }
  if (!first?.includes(format)) throw new Error(`${file} is no backup of enquiries.`)
  const end = JSON.parse(held ?? '{}') as { counts?: Counts; sha256?: string }
  if (!end.counts || end.sha256 !== digest.digest('hex')) throw new Error(`${file} is damaged or not whole.`)
  return end.counts
}

// Node's own line reader also splits at U+2028, which a text may hold.
async function* readLines(file: string): AsyncGenerator<string> {
  const compressed = createReadStream(file)
  const text = compressed.pipe(createGunzip()).setEncoding('utf8')
  compressed.on('error', (error) => text.destroy(error))
  // A picture's line comes in hundreds of pieces: they are joined once, at its end.
  let begun: string[] = []
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const [first = '', ...rest] = chunk.split('\n')
      begun.push(first)
      if (rest.length === 0) continue
      yield begun.join('')
      begun = [rest.pop() ?? '']
      yield* rest
    }
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
