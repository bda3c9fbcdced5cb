import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { escapeHtml } from '#contracts/html.ts'
import {
  englishIndexPath,
  findHits,
  type Hit,
  queryOf,
  resultsEnd,
  resultsField,
  resultsHtml,
  resultsStart,
  type SearchFile,
  searchFilePath,
  searchOptions,
} from '#contracts/search.ts'
import type { Language } from '#words/language.ts'

/** The page for one request: its address with the query, and its built HTML. */
type Renderer = (url: URL, html: string) => string

const max = 30

/**
 * Writes the results of `/buscar?search=…` into its built page, for visitors without JavaScript; in English those of
 * `/search`, for everyone.
 */
export function searchPage(siteDir: () => string, language: Language = 'es'): Renderer {
  const pathOf = (n: number) => join(siteDir(), 'client', language === 'en' ? englishIndexPath : searchFilePath(n))
  const engine = indexReader(pathOf)
  return (url, html) => {
    const query = queryOf(url.searchParams)
    const index = query && engine()
    if (!index) return html
    return renderSearch(html, query, findHits(index, query, max), language)
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
