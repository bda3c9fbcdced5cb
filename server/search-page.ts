import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { escapeHtml } from '#contracts/html.ts'
import {
  findHits,
  type Hit,
  queryOf,
  resultsEnd,
  resultsField,
  resultsStart,
  type SearchFile,
  searchFilePath,
  searchOptions,
} from '#contracts/search.ts'
import { resultsHtml } from '#contracts/search-results.ts'
import type { Language } from '#words/language.ts'

const max = 30
/** Answers that are remembered; a search costs a hundred pages. */
const maxRemembered = 200

/**
 * Writes the results of `/buscar?search=…` into its built page, for visitors without JavaScript; in English those of
 * `/search`, for everyone.
 */
export function searchPage(siteDir: () => string, language: Language = 'es'): (url: URL, html: string) => string {
  const pathOf = (n: number) => join(siteDir(), 'client', searchFilePath(n, language))
  const engine = indexReader(pathOf)
  const hitsOf = remembering(maxRemembered)
  return (url, html) => {
    const query = queryOf(url.searchParams)
    const index = query && engine()
    if (!index) return html
    return renderSearch(html, query, hitsOf(index, query), language)
  }
}

/** Remembers the newest answers of an engine. */
function remembering(count: number) {
  let known = new Map<string, Hit[]>()
  let of: MiniSearch | undefined
  return (engine: MiniSearch, query: string): Hit[] => {
    if (of !== engine) known = new Map()
    of = engine
    const key = query.toLowerCase()
    const hits = known.get(key) ?? findHits(engine, query, max)
    // Behind the others again: the oldest go first.
    known.delete(key)
    known.set(key, hits)
    const [oldest] = known.keys()
    if (known.size > count && oldest !== undefined) known.delete(oldest)
    return hits
  }
}

/** The page with the query in its field and the hits between the two marks. */
function renderSearch(html: string, query: string, hits: Hit[], language: Language): string {
  const from = html.indexOf(resultsStart)
  const to = html.indexOf(resultsEnd, from)
  if (from < 0 || to < 0) return html
  const results = resultsStart + resultsHtml(query, hits, language)
  return (html.slice(0, from) + results + html.slice(to)).replace(
    `id="${resultsField}"`,
    () => `id="${resultsField}" value="${escapeHtml(query)}"`,
  )
}

/** Reads the index, all its files, when it is first wanted, and again after another build. Undefined while there is none. */
function indexReader(pathOf: (n: number) => string): () => MiniSearch | undefined {
  const read = (n: number): SearchFile => JSON.parse(readFileSync(pathOf(n), 'utf8'))
  let made = 0
  let index: MiniSearch | undefined
  return () => {
    const time = statSync(pathOf(1), { throwIfNoEntry: false })?.mtimeMs
    if (time !== undefined && time !== made) {
      const engine = new MiniSearch(searchOptions)
      for (let n = 1, files = 1; n <= files; n++) {
        const file = read(n)
        files = file.files
        engine.addAll(file.entries)
      }
      index = engine
      made = time
    }
    return index
  }
}
