// The texts of the site's own search: made from content/ at build, put into an engine by the browser on first use and by
// our server for /buscar.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SearchEntry, type SearchFile, searchFilePath } from '#contracts/search.ts'
import { searchEntries } from '#reader/search.ts'

// Bytes before compression; Brotli leaves about a third, and 60 kB are what the first use may cost.
const largest = 120_000

/** Writes the index into the built site, and that of the English pages, whose `entries` were read from them. */
export async function writeSearchIndex(client: string, entries: SearchEntry[]): Promise<void> {
  const files = searchFiles(searchEntries())
  const english: SearchFile = { files: 1, entries }
  await writeFile(join(client, searchFilePath(1, 'en')), JSON.stringify(english))
  await Promise.all(files.map((file, i) => writeFile(join(client, searchFilePath(i + 1)), JSON.stringify(file))))
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
