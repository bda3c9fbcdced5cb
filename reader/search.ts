import { thumbnailOf } from '#contracts/picture-data.ts'
import type { SearchEntry } from '#contracts/search.ts'
import { euros, perUnit } from '#words/money-words.ts'
import { priceWords } from '#words/prices-words.ts'
import { hitKinds } from '#words/search-words.ts'
import { projectAddresses } from './listing.ts'
import { plainText } from './markdown.ts'
import { guidedQuote } from './quote-content.ts'
import { type Article, readNews, readProjects } from './read.ts'
import { photoFields } from './schema.ts'

// Of older articles the search knows less: thousands of whole ones would be too much for a phone and for our server.
const wholeArticles = 12

/** What an article is found by: all its words, or of an older one the headings. */
export function articleWords({ slug, text, description, body }: Article): string {
  const isNew = readNews()
    .slice(-wholeArticles)
    .some((article) => article.slug === slug)
  return isNew ? wordsOf(text, body) : wordsOf(text, description, headingsOf(body))
}

const headingsOf = (markdown: string) => [...markdown.matchAll(/^#{2,} (.+)$/gm)].map(([, text]) => text)

/** The projects, the newest first: those with a story have a page of their own, the others a place on one. */
export function projectEntries(): SearchEntry[] {
  const addresses = projectAddresses()
  return readProjects()
    .toReversed()
    .map(({ id, title, picture, details, name, facts, body }) => ({
      kind: hitKinds.project,
      title,
      url: addresses.get(id) as string,
      text: /[.!?]$/.test(picture.alt) ? picture.alt : `${picture.alt}.`,
      ...thumbnailOf(picture),
      words: wordsOf(details, facts, name, body),
    }))
}

/** What may be asked for, each with its price: it is found by its name, and by what the form is called. */
export function quoteEntries(): SearchEntry[] {
  const { pieces, prices } = guidedQuote()
  return pieces.map(({ id, name, prices: [price] }) => ({
    ...{ kind: hitKinds.quote, title: name, url: `/presupuesto?servicio=${id}` },
    text: price ? `${price.name}, ${priceWords.from} ${perUnit(euros(price.from), price.unit)}` : prices.none,
    words: hitKinds.quote,
  }))
}

/** All texts of some values, a line each, without Markdown, without pictures and addresses. */
export function wordsOf(...values: unknown[]): string {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value
        ? Object.entries(value).flatMap(([key, child]) => (photoFields.has(key) ? [] : texts(child)))
        : []
  return texts(values)
    .flatMap((text) => text.split('\n'))
    .map(plainText)
    .filter((text) => text && !text.startsWith('/'))
    .join('\n')
}
