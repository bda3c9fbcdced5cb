import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchFile } from '#contracts/search.ts'

// Four files: the first about oak, a walnut in each, one yew in the last.
const entry = (url: string, title: string) => ({ url, title, kind: 'Trabajo', text: title, words: '' })
const files: SearchFile[] = Array.from({ length: 4 }, (_, n) => ({
  files: 4,
  entries: [
    ...Array.from({ length: 10 }, (_, i) => entry(`/${n}-${i}`, n === 0 ? 'Puerta de roble' : 'Silla de haya')),
    entry(`/${n}-nogal`, 'Mesa de nogal'),
    ...(n === 3 ? [entry('/tejo', 'Arco de tejo')] : []),
  ],
}))

let asked: string[] = []
let broken: string | undefined
let searchSite: typeof import('./site-search.ts').searchSite

beforeEach(async () => {
  asked = []
  broken = undefined
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const n = Number(/-(\d+)\.json$/.exec(address)?.[1] ?? 1)
    return address === broken ? new Response(null, { status: 503 }) : Response.json(files[n - 1])
  })
  vi.resetModules()
  ;({ searchSite } = await import('./site-search.ts'))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a full list of hits needs the first file only', async () => {
  const { hits, more } = await searchSite('roble', 8)
  expect([hits.length, more]).toEqual([8, false])
  expect(asked).toEqual(['/search-index.json'])
})

test('while the list is not full the next files are read, each once', async () => {
  const { hits, more } = await searchSite('nogal', 3)
  expect(hits.map(({ url }) => url).sort()).toEqual(['/0-nogal', '/1-nogal', '/2-nogal'])
  expect(more).toBe(false)
  await searchSite('nogal', 3)
  expect(asked).toEqual(['/search-index.json', '/search-index-2.json', '/search-index-3.json'])
})

test('after the files it may read it says that there is more, and finds it when asked for everything', async () => {
  expect(await searchSite('tejo', 8, 2)).toEqual({ hits: [], more: true })
  expect(asked).toHaveLength(3)
  const { hits, more } = await searchSite('tejo', 8, Number.POSITIVE_INFINITY)
  expect([hits.map(({ url }) => url), more]).toEqual([['/tejo'], false])
})

test('two searches at once read no file twice', async () => {
  await Promise.all([searchSite('nogal', 3), searchSite('tejo', 3), searchSite('roble', 3)])
  expect(asked).toEqual([...new Set(asked)])
})

test('without the first file it fails, and works when the line is back', async () => {
  broken = '/search-index.json'
  await expect(searchSite('roble')).rejects.toThrow('503')
  broken = undefined
  expect((await searchSite('roble', 8)).hits).toHaveLength(8)
})

test('without a later file it gives what it has', async () => {
  broken = '/search-index-2.json'
  const { hits, more } = await searchSite('nogal', 3)
  expect([hits.length, more]).toEqual([1, true])
})
