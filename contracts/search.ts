/** What build, browser and server agree on about the site's own search. No library in here: the browser loads this file. */

/** A page that answers a query: `url` is its path, `kind` says what it is («Servicio»), `text` is one sentence of it. */
export type Hit = { title: string; url: string; kind: string; text: string }

/** What is searched: the hit it makes, and everything else of it that is looked at. */
export type SearchEntry = Hit & { words: string }
/**
 * One file of the index. It holds texts and no index, so that whoever searches can put several into one engine, and the
 * order of the hits does not depend on how the files are cut. `files`: how many there are in all.
 */
export type SearchFile = { files: number; entries: SearchEntry[] }

/** Address of the nth file of the index, from 1: the first has the pages, the services and the newest of the rest. */
export const searchFilePath = (n: number) => (n === 1 ? '/search-index.json' : `/search-index-${n}.json`)

/** Name of the query's field. */
export const searchField = 'search'
/** Longest query that is looked at, in characters. */
export const searchLimit = 100

/** Between these two comments of /buscar the server writes the results. */
export const resultsStart = '<!--resultados-->'
export const resultsEnd = '<!--/resultados-->'
/** Id of the field of that page. */
export const resultsField = 'buscar-campo'

const stopWords = new Set('a al con de del el en la las lo los o para por que se su un una y'.split(' '))

/** A word as the index knows it: small letters without accents; null for words that say nothing. */
export function fold(term: string): string | null {
  const plain = term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return stopWords.has(plain) ? null : plain
}

/** Options of MiniSearch, the same in the browser and on the server. */
export const searchOptions = {
  idField: 'url',
  fields: ['title', 'words'],
  storeFields: ['title', 'url', 'kind', 'text'],
  processTerm: fold,
  searchOptions: {
    boost: { title: 4 },
    prefix: (term: string) => term.length > 1,
    fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
    combineWith: 'AND' as const,
  },
}

/**
 * Asks the engine and, where nothing is found, asks again with each two neighbouring letters swapped: the commonest
 * typing mistake, which is two mistakes to the engine.
 */
export function searchForgivingly<T>(search: (words: string, options?: { fuzzy: false }) => T[], words: string): T[] {
  const found = search(words)
  for (let i = 0; found.length === 0 && i < words.length - 1; i++) {
    const swapped = `${words.slice(0, i)}${words[i + 1]}${words[i]}${words.slice(i + 2)}`
    found.push(...search(swapped, { fuzzy: false }))
  }
  return found
}

/** «3 resultados para “roble”». */
export function countSentence(count: number, query: string): string {
  if (count === 0) return `Sin resultados para «${query}». Prueba con otra palabra.`
  return `${count} ${count === 1 ? 'resultado' : 'resultados'} para «${query}»`
}
