import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { client } from './support/built-pages.ts'

const kB = 1000
const read = (address: string) => readFileSync(join(client, address))
const brotli = (bytes: Buffer) => brotliCompressSync(bytes).length
const home = read('index.html').toString()

test('fonts weigh at most 60 kB in all', () => {
  const fonts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.woff2'))
  const weight = fonts.reduce((sum, name) => sum + read(`assets/${name}`).length, 0)
  expect(fonts.length).toBeGreaterThan(0)
  report('fonts', weight)
  expect(weight).toBeLessThanOrEqual(60 * kB)
})

test('HTML and CSS of the home page weigh at most 21 kB', () => {
  const weight = brotli(read('index.html'))
  report('HTML + CSS of /', weight)
  expect(weight).toBeLessThanOrEqual(21 * kB)
})

// 92 kB of it are React and React Router; docs/decisions/0007 says what was tried.
test('the script of the home page weighs at most 134 kB', () => {
  const weight = scriptsOf(home).reduce((sum, address) => sum + brotli(read(address)), 0)
  report('script of /', weight)
  expect(weight).toBeLessThanOrEqual(134 * kB)
})

test('the home page asks for no stylesheet and no script before it is painted', () => {
  expect(home).not.toMatch(/<link rel="stylesheet"(?![^>]*disabled)/)
  expect(home).not.toMatch(/<link rel="modulepreload"|<script[^>]+src=/)
})

/** What a page's module starts, and all that those import statically. Lazy imports further down come when needed. */
function scriptsOf(html: string): string[] {
  const module = /data-module="([^"]+)"/.exec(html)?.[1]
  if (!module) throw new Error('the page starts no module')
  const found = new Set([module])
  const add = (addresses: string[]) => {
    for (const address of addresses.filter((a) => !found.has(a))) {
      found.add(address)
      add(staticImports(address))
    }
  }
  const code = read(module).toString()
  add([...code.matchAll(/(?:import\(|\[|,)\s*"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] as string))
  return [...found]
}

function staticImports(address: string): string[] {
  const statements = read(address)
    .toString()
    .matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)
  return [...statements].map((match) => `/assets/${match[1]}`)
}

const report = (what: string, bytes: number) => console.log(`${what}: ${(bytes / kB).toFixed(1)} kB`)
