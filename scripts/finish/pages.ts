import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One prerendered document: `path` as a visitor asks for it, `file` on disk. */
export type Page = { path: string; file: string; html: string }

/** Every HTML file of the built site. `carpinteria/index.html` answers `/carpinteria`, other files their own name. */
export async function findPages(client: string): Promise<Page[]> {
  const names = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.html')).sort()
  return Promise.all(
    names.map(async (name) => {
      const file = join(client, name)
      const path = `/${name}`.replace(/\/index\.html$/, '') || '/'
      return { path, file, html: await readFile(file, 'utf8') }
    }),
  )
}
