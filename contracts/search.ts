import { plain } from '#contracts/plain.ts'
import type { Language } from '#words/language.ts'
import { hitKinds, stopWords } from '#words/search-words.ts'

/** What build, browser and server agree on about the site's own search. No library in here: the browser loads this file. */

/**
 * A page that answers a query: `url` is its path, `kind` says what it is («Servicio»), `text` is one sentence of it,
 * `picture` the address of a small picture without its ending, which is .avif and .jpg, and `wider` that of a larger file of
 * it; `night` stands in the place of their hash in the dark theme; `price` is what it costs, in words, and what of
 * that is the price. `deep`: title and
 * text have none of the words, only what stands further down; `unlike`: none of its pictures shows what is looked for.
 */
export type Hit = Thumbnail & {
  title: string
  url: string
  kind: string
  text: string
  price?: { sum: string; of: string } | undefined
  deep?: boolean
  unlike?: boolean
}
export type Thumbnail = { picture?: string | undefined; wider?: string | undefined; night?: string | undefined }

/**
 * What is searched: the hit it makes, and everything else of it that is looked at, a line for each text; of a page with many
 * pictures those of which one may show what is looked for.
 */
export type SearchEntry = Omit<Hit, 'deep' | 'unlike'> & { words: string; seen?: (Thumbnail & { alt: string })[] }
/**
 * One file of the index. It holds texts and no index, so that several can be put into one engine, and the
 * order of the hits does not depend on how the files are cut. `files`: how many there are in all.
 */
export type SearchFile = { files: number; entries: SearchEntry[] }

/**
 * Address of the nth file of the index, from 1: the first has the pages, the services and the newest of the rest. The
 * English pages have an index of their own, in one file.
 */
export const searchFilePath = (n: number, language: Language = 'es') =>
  language === 'en' ? '/search-index-en.json' : n === 1 ? '/search-index.json' : `/search-index-${n}.json`

/** Name of the query's field, and the one that people type by hand. */
export const searchField = 'search'
const otherField = 'q'
/** Longest query that is looked at, in characters; so many words of it, so many letters of each. */
export const searchLimit = 100
const maxWords = 6
const maxLetters = 30

/** Between these two comments of /buscar and /search the server writes the results. */
export const resultsStart = '<!--resultados-->'
export const resultsEnd = '<!--/resultados-->'
/** Id of the field of that page. */
export const resultsField = 'buscar-campo'

/** A word as it is indexed: lower case without accents; null for stop words. */
function fold(term: string): string | null {
  const word = plain(term)
  return stopWords.has(word) ? null : word
}

/** Options of MiniSearch, the same in the browser and on the server. */
export const searchOptions = {
  idField: 'url',
  fields: ['title', 'words'],
  storeFields: ['title', 'url', 'kind', 'text', 'picture', 'wider', 'night', 'price', 'words', 'seen'],
  processTerm: fold,
  searchOptions: {
    boost: { title: 4 },
    // The form of a piece has its name and no more, and is found after what tells of it.
    boostDocument: (_: unknown, __: string, stored?: Record<string, unknown>) =>
      stored?.kind === hitKinds.quote ? 0.3 : 1,
    // Half of all words begin with any two letters: only where somebody may still be typing.
    prefix: (term: string, at: number, terms: string[]) =>
      term.length > 2 || (term.length > 1 && at === terms.length - 1),
    fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
    maxFuzzy: 3,
    combineWith: 'AND' as const,
  },
}

/** What the address of the results page asks for. */
export const queryOf = (parameters: URLSearchParams) =>
  (parameters.get(searchField) ?? parameters.get(otherField) ?? '').trim().slice(0, searchLimit)

type Engine = { search: (words: string, options?: { fuzzy: false }) => Record<string, unknown>[] }

/** The words that are looked for, each once. */
export const wordsOf = (query: string): string[] => {
  const words = query.split(/[\n\r\p{Z}\p{P}]+/u).map((word) => word.slice(0, maxLetters))
  return [...new Set(words)].filter((word) => word !== '' && fold(word) !== null).slice(0, maxWords)
}

/**
 * The best `max` hits for the words. Where nothing is found, and one of the words stands nowhere, it asks again with each
 * two neighbouring letters of that word swapped: the commonest typing mistake, which is two mistakes to the engine.
 */
export function findHits(engine: Engine, query: string, max: number): Hit[] {
  const words = wordsOf(query)
  const found = engine.search(words.join(' '))
  const lost = found.length === 0 ? words.find((word) => engine.search(word).length === 0) : undefined
  if (lost !== undefined) {
    const right = swapped(lost).filter((word) => engine.search(word, { fuzzy: false }).length > 0)
    for (const word of right.slice(0, maxWords)) {
      const others = words.map((other) => (other === lost ? word : other))
      found.push(...engine.search(others.join(' '), { fuzzy: false }))
    }
  }
  const nearer = found.map((hit) => nearerTo(words, hit)).filter(({ terms }) => terms.length > 0)
  const hits = (nearer.length > 0 ? nearer : found).slice(0, max).map((hit) => ({ hit, typed: asTyped(words, hit) }))
  // «Mes» says nothing to who has found tables.
  const isTyped = hits.some(({ typed }) => typed.length > 0)
  return hits.map(({ hit, typed }) => hitOf(hit, isTyped ? typed : (hit.terms as string[])))
}

/**
 * A hit with those of its terms that begin as a word of the query does; with none where a word has no such term. «doble» is
 * no answer to «roble» where the word itself is found, as «armario» is one to «armarios».
 */
function nearerTo(words: readonly string[], hit: Record<string, unknown>) {
  const alike = (word: string) => (hit.terms as string[]).filter((term) => term[0] === plain(word)[0])
  const all = words.map(alike)
  return { ...hit, terms: all.some((terms) => terms.length === 0) ? [] : all.flat() }
}

/** Those of a hit's terms that begin with a word of the query. */
const asTyped = (words: readonly string[], hit: Record<string, unknown>) =>
  (hit.terms as string[]).filter((term) => words.some((word) => term.startsWith(plain(word))))

const swapped = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, i) => `${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`,
  )

/** @param shown those of the hit's terms that its sentence may be chosen by */
function hitOf(found: Record<string, unknown>, shown: readonly string[]): Hit {
  const { title, url, kind, text, price, words, seen, picture, wider, night, terms } = found as SearchEntry & {
    terms: string[]
  }
  const says = (said: string) => countOf(terms, said) > 0
  const fit = seen?.find(({ alt }) => says(alt))
  return {
    ...{ title, url, kind, price, text: foundSentence(title, text, words, shown) },
    ...(fit ? { picture: fit.picture, wider: fit.wider, night: fit.night } : { picture, wider, night }),
    deep: !says(`${title} ${text}`),
    unlike: seen !== undefined && !fit,
  }
}

/** How many of the terms stand in a text. */
function countOf(terms: readonly string[], text: string): number {
  const folded = new Set(text.split(/[\s\p{Z}\p{P}]+/u).map(plain))
  return terms.filter((term) => folded.has(term)).length
}

/** Longest sentence that is shown, three lines of a phone. */
const longestSentence = 130
/** Words by which a page is found and which are not shown: each a line of its own in lower case, no sentence. */
export const unshown = (text: string) => (text.toLowerCase().match(/\p{Ll}[\p{L}\p{N}’'-]*/gu) ?? []).join('\n')

/** Begun and ended as one. */
const isSentence = (text: string) => /^[^\p{Ll}].*[.?!…]$/u.test(text)
/** The name of something that is told after it; one of five words and more says something alone. */
const isLabel = /^\P{Ll}.{0,70}[^.?!…]$/u
const saysMuch = /^\P{Ll}\S*(?:\s\S+){4}/u
const told = (label: string, after = '') =>
  isSentence(after) || !saysMuch.test(label) || /^\p{Ll}/u.test(after) ? `${label}. ${after}` : `${label}.`

/**
 * The sentence in which most of the found words stand, but for the title; the first of the page's own where no other has
 * more of them. A label, as the name of a price, or the first clauses of a longer sentence only where no sentence has as many.
 */
function foundSentence(title: string, own: string, words: string, terms: readonly string[]): string {
  const count = (text: string) => countOf(terms, text)
  const texts = words.split(/(?<=[.?!])\s+|\n/)
  const [opening = own, ...others] = own.split(/(?<=[.?!])\s/)
  let best = { text: [opening, ...others].find((text) => count(text) > 0) ?? opening, count: count(own) }
  for (const [i, line] of texts.entries()) {
    const whole = isLabel.test(line) ? told(line, texts[i + 1]) : line
    if (count(line) <= best.count || line === title || !isSentence(whole)) continue
    const text = whole.length > longestSentence ? beginning(whole, (part) => count(part) > 0) : whole
    const found = count(text) - (text === line ? 0 : 0.5)
    if (found > best.count && text.length <= longestSentence) best = { text, count: found }
  }
  return best.text
}

/** As many clauses of a long sentence, from its first one, as may be shown; all of it where that does not say it. */
function beginning(sentence: string, says: (text: string) => boolean): string {
  const parts = sentence.split(/(?<=[,;:.])\s/)
  const shown = parts.map((_, i) =>
    parts
      .slice(0, i + 1)
      .join(' ')
      .replace(/[,;:.]$/, '…'),
  )
  const at = shown.findIndex(says)
  // With what follows it, at least.
  return shown.findLast((text, i) => i > at && text.length <= longestSentence) ?? sentence
}
