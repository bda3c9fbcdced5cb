import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes of a built file with Brotli. */
export const brotliWeight = (client: string, address: string) =>
  brotliCompressSync(readFileSync(join(client, address))).length

/** Bytes with Brotli of a page's entry script and of what it imports statically; the rest comes when needed. */
export function entryWeight(client: string, html: string): number {
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1]
  if (!entry) throw new Error('the page has no entry script')
  const found = new Set<string>()
  const add = (address: string) => {
    if (found.has(address)) return
    found.add(address)
    const imports = readFileSync(join(client, address), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)
    for (const [, other] of imports) add(join(dirname(address), other as string))
  }
  add(entry)
  return [...found].reduce((sum, address) => sum + brotliWeight(client, address), 0)
}
