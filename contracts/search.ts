import { escapeHtml } from '#contracts/html.ts'
import { plain } from '#contracts/plain.ts'
import type { Language } from '#words/language.ts'
import { searchWords, stopWords } from '#words/search-words.ts'

/** What build, browser and server agree on about the site's own search. No library in here: the browser loads this file. */

/**
 * A page that answers a query: `url` is its path, `kind` says what it is («Servicio»), `text` is one sentence of it,
 * `picture` the address of a small picture without its ending, which is .avif and .jpg.
 */
export type Hit = { title: string; url: string; kind: string; text: string; picture?: string | undefined }

/** What is searched: the hit it makes, and everything else of it that is looked at. */
export type SearchEntry = Hit & { words: string }
/**
 * One file of the index. It holds texts and no index, so that several can be put into one engine, and the
 * order of the hits does not depend on how the files are cut. `files`: how many there are in all.
 */
export type SearchFile = { files: number; entries: SearchEntry[] }

/** Address of the nth file of the index, from 1: the first has the pages, the services and the newest of the rest. */
export const searchFilePath = (n: number) => (n === 1 ? '/search-index.json' : `/search-index-${n}.json`)

/** The English pages have an index of their own, in one file, which only the server reads. */
export const englishIndexPath = '/search-index-en.json'

/** Name of the query's field. */
export const searchField = 'search'
/** Longest query that is looked at, in characters. */
export const searchLimit = 100

/** Between these two comments of /buscar and /search the server writes the results. */
export const resultsStart = '<!--resultados-->'
export const resultsEnd = '<!--/resultados-->'
/** Id of the field of that page. */
export const resultsField = 'buscar-campo'

/** A word as it is indexed: lower case without accents; null for stop words. */
export function fold(term: string): string | null {
  const word = plain(term)
  return stopWords.has(word) ? null : word
}

/** Options of MiniSearch, the same in the browser and on the server. */
export const searchOptions = {
  idField: 'url',
  fields: ['title', 'words'],
  storeFields: ['title', 'url', 'kind', 'text', 'picture'],
  processTerm: fold,
  searchOptions: {
    boost: { title: 4 },
    prefix: (term: string) => term.length > 1,
    fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
    combineWith: 'AND' as const,
  },
}

/** What the address of the results page asks for. */
export const queryOf = (parameters: URLSearchParams) => (parameters.get(searchField) ?? '').trim().slice(0, searchLimit)

type Engine = { search: (words: string, options?: { fuzzy: false }) => Record<string, unknown>[] }

/**
 * The best `max` hits for the words. Where nothing is found, it asks again with each two neighbouring letters swapped:
 * the commonest typing mistake, which is two mistakes to the engine.
 */
export function findHits(engine: Engine, words: string, max: number): Hit[] {
  const found = engine.search(words)
  for (let i = 0; found.length === 0 && i < words.length - 1; i++) {
    const swapped = `${words.slice(0, i)}${words[i + 1]}${words[i]}${words.slice(i + 2)}`
    found.push(...engine.search(swapped, { fuzzy: false }))
  }
  return found.slice(0, max).map(hitOf)
}

const hitOf = ({ title, url, kind, text, picture }: Record<string, unknown>): Hit => ({
  title: String(title),
  url: String(url),
  kind: String(kind),
  text: String(text),
  ...(typeof picture === 'string' && { picture }),
})

/** The results as a page shows them: how many there are, and a list. */
export function resultsHtml(query: string, hits: readonly Hit[], language: Language): string {
  const count = `<p role="status">${escapeHtml(searchWords[language].count(hits.length, query))}</p>`
  const items = hits.map(
    ({ title, url, kind, text, picture }) =>
      `<li><a href="${escapeHtml(url)}"><span>${escapeHtml(kind)}</span><strong>${escapeHtml(title)}</strong></a><p>${escapeHtml(text)}</p>${thumbnail(picture)}</li>`,
  )
  return items.length > 0 ? `${count}<ol>${items.join('')}</ol>` : count
}

/** It says nothing that the title does not say. */
function thumbnail(picture?: string): string {
  if (!picture) return ''
  const file = escapeHtml(picture)
  return `<picture><source type="image/avif" srcset="${file}.avif"><img src="${file}.jpg" alt="" width="4" height="3" loading="lazy"></picture>`
}
