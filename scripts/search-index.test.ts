import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { SearchEntry } from '#contracts/search.ts'
import { plainText } from '#reader/markdown.ts'
import { readServices } from '#reader/read.ts'
import { projectEntries, wordsOf } from '#reader/search.ts'
import { generateArticles, generateProjects } from '#tests/support/generate-content.ts'
import { inOrder, searchFiles } from './search-index.ts'

/** Texts of the length that pages have. */
const services = (kind: string): SearchEntry[] =>
  readServices().map(({ title, slug, teaser, ...texts }) => ({
    ...{ kind, title, url: `/${kind}/${slug}`, text: teaser },
    words: wordsOf(texts),
  }))

/** The site's entries with generated ones behind them, all words of the articles among them: more than the site would take. */
function grown(count: number): SearchEntry[] {
  const title = (text: string) => /^(?:title|details): "(.*)"$/m.exec(text)?.[1] ?? ''
  const entry = (kind: string) => (file: { name: string; text: string }) => ({
    kind,
    title: title(file.text),
    url: `/${file.name}`,
    text: title(file.text),
    words: plainText(file.text),
  })
  const articles = generateArticles(count).map(entry('Noticia'))
  const projects = [...projectEntries(), ...generateProjects(count).map(entry('Trabajo'))]
  return inOrder([...articles, ...services('Servicio'), ...services('Página')], projects)
}

const few = grown(0)
const many = grown(5000)

test('the few pages of today are one file', () => {
  const files = searchFiles(few)
  expect(files).toHaveLength(1)
  expect(files[0]?.files).toBe(1)
})

test('with 5,000 whole articles and 5,000 projects the first use weighs at most 60 kB with Brotli', () => {
  const files = searchFiles(many)
  expect(files.length).toBeGreaterThan(100)
  for (const file of [files[0], files[100], files.at(-1)])
    expect(brotliCompressSync(JSON.stringify(file)).length).toBeLessThanOrEqual(60_000)
})

test('each entry stands in one file, in its order, and each file knows how many there are', () => {
  const files = searchFiles(many)
  expect(files.flatMap(({ entries }) => entries.map(({ url }) => url))).toEqual(many.map(({ url }) => url))
  expect(new Set(files.map((file) => file.files))).toEqual(new Set([files.length]))
})

test('pages and services stand in the first file', () => {
  const first = searchFiles(many)[0]?.entries.map(({ kind }) => kind) ?? []
  const count = (kind: string, entries: SearchEntry[]) => entries.filter((entry) => entry.kind === kind).length
  for (const kind of ['Página', 'Servicio'])
    expect(first.filter((found) => found === kind)).toHaveLength(count(kind, many))
})
