import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes of a built file with Brotli. */
export const brotliWeight = (client: string, address: string) =>
  brotliCompressSync(readFileSync(join(client, address))).length

/** Bytes of all scripts that a page starts, each with Brotli. */
export const scriptWeight = (client: string, html: string) =>
  scriptsOf(client, html).reduce((sum, address) => sum + brotliWeight(client, address), 0)

/** What a page's module starts, and all that those import statically. Lazy imports further down come when needed. */
function scriptsOf(client: string, html: string): string[] {
  const module = /data-module="([^"]+)"/.exec(html)?.[1]
  if (!module) throw new Error('the page starts no module')
  const read = (address: string) => readFileSync(join(client, address), 'utf8')
  const found = new Set([module])
  const add = (addresses: string[]) => {
    for (const address of addresses.filter((a) => !found.has(a))) {
      found.add(address)
      add(staticImports(read(address)))
    }
  }
  add([...read(module).matchAll(/(?:import\(|\[|,)\s*"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] as string))
  return [...found]
}

function staticImports(code: string): string[] {
  const statements = code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)
  return [...statements].map((match) => `/assets/${match[1]}`)
}
