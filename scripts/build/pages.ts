import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainPath } from '#contracts/addresses.ts'
import type { SearchEntry } from '#contracts/search.ts'
import { englishEntry } from './english-entry.ts'
import { inlineScriptHashes } from './headers.ts'

/** One prerendered document: `path` as a visitor asks for it, `file` on disk. */
export type Page = { path: string; file: string; html: string }

/** What is remembered of a page that is written: a site may have more pages than fit in memory. */
export type PageFacts = {
  path: string
  /** Canonical address; none for pages that search engines shall not show. */
  address: string | undefined
  /** Addresses of its photographs, each the largest JPEG. */
  images: string[]
  /** Its picture in social networks: address below the site's root, and the title on it. */
  card: { file: string; title: string } | undefined
  /** What the English search finds it by; none for Spanish pages. */
  english: SearchEntry | undefined
  /** Of its inline scripts, for the Content-Security-Policy. */
  hashes: string[]
}

/** Every HTML file of the built site, one at a time. `carpinteria/index.html` answers `/carpinteria`, other files their own name. */
export async function* readPages(client: string): AsyncGenerator<Page> {
  const names = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.html')).sort()
  for (const name of names) {
    const file = join(client, name)
    const path = plainPath(`/${name}`)
    yield { path, file, html: await readFile(file, 'utf8') }
  }
}

export function factsOf({ path, html }: Page): PageFacts {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  const file = /<meta property="og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(html)?.[1]
  const title = /<meta property="og:title" content="([^"]+)"/.exec(html)?.[1]
  const facts: PageFacts = {
    path,
    address: html.includes('content="noindex"') ? undefined : address,
    images: imagesOf(html),
    card: file && title ? { file, title } : undefined,
    english: englishEntry(path, html),
    hashes: inlineScriptHashes(html),
  }
  // A piece that V8 cuts out of a text keeps the whole text in memory; a copy does not.
  return structuredClone(facts)
}

function imagesOf(html: string): string[] {
  const files = [...html.matchAll(/<img [^>]*src="(\/photos\/[^"]+\.jpg)"/g)].map(([, file = '']) => file)
  return [...new Set(files)]
}
