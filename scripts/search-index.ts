// The texts of the site's own search: what its pages say of themselves, put into an engine by the browser on first use and
// by our server for /buscar.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageFacts } from '#app/renderer/route.ts'
import { type SearchEntry, type SearchFile, searchFilePath, unshown } from '#contracts/search.ts'
import { productEntries } from '#reader/products.ts'
import { projectEntries, quoteEntries } from '#reader/search.ts'
import { hitKinds } from '#words/search-words.ts'

// Bytes before compression; Brotli leaves about a third, and 60 kB are what the first use may cost.
const largest = 120_000

/** Writes the index into the built site, and that of the English pages. */
export async function writeSearchIndex(client: string, pages: readonly PageFacts[]): Promise<void> {
  const inLanguage = (wanted: string) =>
    pages.flatMap(({ language, search }) => (language === wanted && search ? [search] : []))
  // The English pages are shown by what was written of each.
  const entries = [...inLanguage('en'), ...productEntries()].map((hit) => ({ ...hit, words: unshown(hit.words) }))
  const english: SearchFile = { files: 1, entries }
  await writeFile(join(client, searchFilePath(1, 'en')), JSON.stringify(english))
  const files = searchFiles(inOrder([...inLanguage('es'), ...quoteEntries()], projectEntries()))
  await Promise.all(files.map((file, i) => writeFile(join(client, searchFilePath(i + 1)), JSON.stringify(file))))
}

/**
 * Everything that the search finds, the most important first: pages, services, what may be asked for, then the newest articles and projects.
 * @param entries of the pages, the articles in the order of their dates
 * @param projects the newest first
 */
export function inOrder(entries: SearchEntry[], projects: SearchEntry[]): SearchEntry[] {
  const ofKind = (wanted: string) => entries.filter(({ kind }) => kind === wanted)
  const news = ofKind(hitKinds.article).reverse()
  const inTurn = Array.from({ length: Math.max(news.length, projects.length) }, (_, i) => [
    ...news.slice(i, i + 1),
    ...projects.slice(i, i + 1),
  ])
  return [...ofKind(hitKinds.page), ...ofKind(hitKinds.service), ...ofKind(hitKinds.quote), ...inTurn.flat()]
}

/** Cuts the entries, kept in their order, into files of at most 120 kB. */
export function searchFiles(entries: SearchEntry[]): SearchFile[] {
  const files: SearchEntry[][] = [[]]
  let size = 0
  for (const entry of entries) {
    const more = Buffer.byteLength(JSON.stringify(entry)) + 1
    if (size + more > largest && size > 0) {
      files.push([])
      size = 0
    }
    files.at(-1)?.push(entry)
    size += more
  }
  return files.map((entries) => ({ files: files.length, entries }))
}
