import type MiniSearch from 'minisearch'
import {
  type Hit,
  searchField,
  searchForgivingly,
  searchIndexPath,
  searchLimit,
  searchOptions,
} from '#contracts/search.ts'

export { countSentence, type Hit } from '#contracts/search.ts'

let engine: Promise<MiniSearch> | undefined

/** Pages that answer the query, the best first. Loads engine and index on first use; rejects when they cannot be had. */
export async function searchSite(query: string, most = 30): Promise<Hit[]> {
  const words = query.trim().slice(0, searchLimit)
  if (!words) return []
  engine ??= loadEngine()
  try {
    const index = await engine
    const found = searchForgivingly((query, options) => index.search(query, options), words)
    return found.slice(0, most) as unknown as Hit[]
  } catch (error) {
    engine = undefined // the next attempt may have a line
    throw error
  }
}

/** What the address of the results page asks for. */
export const queryOf = (parameters: URLSearchParams) => (parameters.get(searchField) ?? '').trim().slice(0, searchLimit)

async function loadEngine(): Promise<MiniSearch> {
  const [{ default: Engine }, response] = await Promise.all([import('minisearch'), fetch(searchIndexPath)])
  if (!response.ok) throw new Error(`The search index answered ${response.status}`)
  return Engine.loadJSON(await response.text(), searchOptions)
}
