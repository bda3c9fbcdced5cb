import type MiniSearch from 'minisearch'
import { spoken } from '#app/ui/language/spoken.ts'
import { findHits, type Hit, type SearchFile, searchFilePath, searchLimit, searchOptions } from '#contracts/search.ts'

/** The pages found, the best first; `more` when older things have not been looked at. */
export type Found = { hits: Hit[]; more: boolean }

/**
 * Pages that answer the query, in the language of this one. Loads engine and index on first use; while the hits are fewer than `max`, the next files
 * of the index, at most `moreFiles` of them. Rejects when engine or first file cannot be had.
 */
export async function searchSite(query: string, max = 30, moreFiles = 3): Promise<Found> {
  const words = query.trim().slice(0, searchLimit)
  if (!words) return { hits: [], more: false }
  let index = await indexWith(1)
  for (let loaded = 0; ; loaded++) {
    const { engine, read, files } = index
    const hits = findHits(engine, words, max)
    if (hits.length === max || read === files || loaded === moreFiles)
      return { hits, more: hits.length < max && read < files }
    const next = await indexWith(read + 1).catch(() => undefined)
    if (!next) return { hits, more: true }
    index = next
  }
}

type Index = { engine: MiniSearch; read: number; files: number }
let index: Index | undefined
let turn: Promise<unknown> = Promise.resolve()

/** The index with so many of its files, read one after the other: two searches at once must not read the same twice. */
function indexWith(wanted: number): Promise<Index> {
  const mine = turn.then(async () => {
    index ??= await open()
    while (index.read < wanted) await add(index, await readFile(index.read + 1))
    return { ...index }
  })
  turn = mine.catch(() => {}) // the next attempt may have a line
  return mine
}

async function open(): Promise<Index> {
  const [{ default: Engine }, first] = await Promise.all([import('minisearch'), readFile(1)])
  const made = { engine: new Engine(searchOptions), read: 0, files: first.files }
  await add(made, first)
  return made
}

/** In small steps, for a phone. After a new build of the site a later file may repeat what an earlier one had. */
async function add(index: Index, { entries }: SearchFile) {
  await index.engine.addAllAsync(
    entries.filter(({ url }) => !index.engine.has(url)),
    { chunkSize: 20 },
  )
  index.read++
}

async function readFile(n: number): Promise<SearchFile> {
  const response = await fetch(searchFilePath(n, spoken))
  if (!response.ok) throw new Error(`The search index answered ${response.status}`)
  return response.json()
}
