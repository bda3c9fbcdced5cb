import { bound } from '#contracts/bound.ts'
import { escapeHtml } from '#contracts/html.ts'
import { plain } from '#contracts/plain.ts'
import type { Language } from '#words/language.ts'
import { englishHitKinds, hitKinds, searchWords, stopWords, toolName } from '#words/search-words.ts'

/** What build, browser and server agree on about the site's own search. No library in here: the browser loads this file. */

/**
 * A page that answers a query: `url` is its path, `kind` says what it is («Servicio»), `text` is one sentence of it,
 * `picture` the address of a small picture without its ending, which is .avif and .jpg, and `wider` that of a larger file of
 * it; `night` stands in the place of their hash in the dark theme; `price` is what it costs, in words.
 */
export type Hit = {
  title: string
  url: string
  kind: string
  text: string
  picture?: string | undefined
  wider?: string | undefined
  night?: string | undefined
  price?: string | undefined
}

/** What is searched: the hit it makes, and everything else of it that is looked at, a line for each text. */
export type SearchEntry = Hit & { words: string }
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
  storeFields: ['title', 'url', 'kind', 'text', 'picture', 'wider', 'night', 'price', 'words'],
  processTerm: fold,
  searchOptions: {
    boost: { title: 4 },
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
const wordsOf = (query: string): string[] => {
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
  return hits.map(({ hit, typed }) => hitOf(isTyped ? { ...hit, terms: typed } : hit))
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

const hitOf = ({
  title,
  url,
  kind,
  text,
  picture,
  wider,
  night,
  price,
  words,
  terms,
}: Record<string, unknown>): Hit => ({
  title: String(title),
  url: String(url),
  kind: String(kind),
  text: foundSentence(String(title), String(text), String(words), terms as string[]),
  ...(typeof picture === 'string' && { picture }),
  ...(typeof wider === 'string' && { wider }),
  ...(typeof night === 'string' && { night }),
  ...(typeof price === 'string' && { price }),
})

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
  const count = (text: string) => {
    const folded = new Set(text.split(/[\s\p{Z}\p{P}]+/u).map(plain))
    return terms.filter((term) => folded.has(term)).length
  }
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

/** The results as a page shows them: how many there are, the best, and the others by kind; first the kind that answers best. Of the others pages are words alone. */
export function resultsHtml(query: string, hits: readonly Hit[], language: Language): string {
  const { count, kinds } = searchWords[language]
  const status = `<p role="status">${escapeHtml(count(hits.length, query))}</p>`
  const [best, ...others] = hits
  if (!best) return status
  const words = wordsOf(query).map(plain)
  const item = (hit: Hit, before = '', after = '', picture = '') =>
    `<li><a href="${escapeHtml(hit.url)}">${before}<strong>${escapeHtml(bound(hit.title))}</strong></a><p><span>${marked(hit.text, words)}</span>${after}</p>${picture}</li>`
  const groups = [...new Set(others.map(({ kind }) => kind))].map((kind) => {
    const isPage = kind === hitKinds.page || kind === englishHitKinds.page
    const items = others
      .filter((hit) => hit.kind === kind)
      .map((hit) => item(hit, '', '', isPage ? '' : thumbnail(hit)))
    return `<section><h2>${escapeHtml(kinds[kind] ?? kind)}</h2><ol>${items.join('')}</ol></section>`
  })
  const price = best.price ? `<b>${escapeHtml(best.price)}</b>` : ''
  const first = item(best, `<span>${escapeHtml(best.price ? toolName : best.kind)}</span>`, price, thumbnail(best))
  return `<div class="found-best">${status}<ol>${first}</ol></div>${groups.join('')}`
}

/** With what begins like a word of the query marked. */
const marked = (text: string, words: readonly string[]) =>
  text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, i) =>
      i % 2 === 1 && words.some((word) => plain(part).startsWith(word))
        ? `<mark>${escapeHtml(part)}</mark>`
        : escapeHtml(part),
    )
    .join('')

/** It says nothing that the title does not say. */
function thumbnail({ picture, wider, night }: Pick<Hit, 'picture' | 'wider' | 'night'>): string {
  if (!picture) return ''
  const set = [picture, ...(wider ? [wider] : [])].map((file) => `${file}.avif ${/\d+$/.exec(file)}w`).join(', ')
  const dark = night ? ` data-night="${escapeHtml(night)}"` : ''
  return `<picture><source type="image/avif" srcset="${escapeHtml(set)}" sizes="auto, (min-width: 37.5rem) 46vw, 92vw"><img src="${escapeHtml(picture)}.jpg" alt=""${dark} width="4" height="3" loading="lazy"></picture>`
}
