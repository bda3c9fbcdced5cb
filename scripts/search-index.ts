// The site's search index: made from content/ at build, read by the browser on first use and by our server for /buscar.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { searchEntries } from '#content/search.ts'
import { searchIndexPath, searchOptions } from '#contracts/search.ts'

/** Writes the index into the built site. */
export async function writeSearchIndex(client: string): Promise<void> {
  const index = new MiniSearch(searchOptions)
  index.addAll(searchEntries())
  await writeFile(join(client, searchIndexPath), JSON.stringify(index))
}
