import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import {
  countSentence,
  englishIndexPath,
  type Hit,
  resultsEnd,
  resultsField,
  resultsStart,
  type SearchFile,
  searchField,
  searchFilePath,
  searchForgivingly,
  searchLimit,
  searchOptions,
} from '#contracts/search.ts'

/** The page for one request: its address with the query, and its built HTML. */
type Renderer = (url: URL, html: string) => string

const most = 30

/**
 * Writes the results of `/buscar?search=…` into its built page, for visitors without JavaScript; in English those of
 * `/search`, for everyone.
 */
export function searchPage(siteDir: string, lang: 'es' | 'en' = 'es'): Renderer {
  const pathOf = (n: number) => join(siteDir, 'client', lang === 'en' ? englishIndexPath : searchFilePath(n))
  const engine = indexReader(pathOf)
  return (url, html) => {
    const query = (url.searchParams.get(searchField) ?? '').trim().slice(0, searchLimit)
    const index = query && engine()
    if (!index) return html
    const found = searchForgivingly((words, options) => index.search(words, options), query)
    return renderSearch(html, query, found.slice(0, most) as unknown as Hit[], lang)
  }
}

/** The page with the query in its field and the hits between the two marks. */
function renderSearch(html: string, query: string, hits: Hit[], lang: 'es' | 'en'): string {
  const from = html.indexOf(resultsStart)
  const to = html.indexOf(resultsEnd, from)
  if (from < 0 || to < 0) return html
  const items = hits.map(
    ({ title, url, kind, text }) =>
      `<li><a href="${escapeHtml(url)}"><span>${escapeHtml(kind)}</span><strong>${escapeHtml(title)}</strong></a><p>${escapeHtml(text)}</p></li>`,
  )
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : ''
  const results = `${resultsStart}<p role="status">${escapeHtml(countSentence(hits.length, query, lang))}</p>${list}`
  return (html.slice(0, from) + results + html.slice(to)).replace(
    `id="${resultsField}"`,
    () => `id="${resultsField}" value="${escapeHtml(query)}"`,
  )
}

/** Reads the index, all its files, when it is first wanted, and anew after another build. Undefined while there is none. */
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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] as string)
