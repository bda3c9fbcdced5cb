import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { afterAll, expect, test, vi } from 'vitest'
import { resultsEnd, resultsStart, searchFilePath } from '#contracts/search.ts'
import { startTestServer } from '#tests/support/server/server.ts'
import { searchPage } from './search-page.ts'

const dir = mkdtempSync(join(tmpdir(), 'search-page-'))
mkdirSync(join(dir, 'client'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const entry = (url: string, title: string, words = '') => ({ url, title, kind: 'Trabajo', text: title, words })
const html = `${resultsStart}${resultsEnd}`

test('without JavaScript all files of the index are searched, and ranked as one', () => {
  const files = [[entry('/mesa', 'Mesa', 'tejo')], [entry('/silla', 'Silla')], [entry('/arco', 'Arco de tejo')]]
  for (const [i, entries] of files.entries())
    writeFileSync(join(dir, 'client', searchFilePath(i + 1)), JSON.stringify({ files: files.length, entries }))
  const page = searchPage(() => dir)(new URL('http://site.invalid/buscar?search=tejo'), html)
  expect(page).toContain('2 resultados para «tejo»')
  expect([...page.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual(['/arco', '/mesa'])
})

test('the same search again costs nothing; the newest two hundred are remembered', () => {
  const page = searchPage(() => dir)
  const ask = (words: string) => page(new URL(`http://site.invalid/buscar?search=${words}`), html)
  const first = ask('tejo')
  const search = vi.spyOn(MiniSearch.prototype, 'search')
  expect(ask('tejo')).toBe(first)
  expect(search).not.toHaveBeenCalled()
  for (let n = 0; n < 200; n++) ask(`tejo${n}`)
  search.mockClear()
  ask('tejo199')
  expect(search).not.toHaveBeenCalled()
  ask('tejo')
  expect(search).toHaveBeenCalled()
  search.mockRestore()
})

test('a household searches thirty times at once; other pages and other households get on', async () => {
  mkdirSync(join(dir, 'client/buscar'))
  for (const page of ['index.html', 'buscar/index.html']) writeFileSync(join(dir, 'client', page), html)
  writeFileSync(join(dir, 'headers.json'), '{"csp":{},"headers":{}}')
  const env = { SITE_DIR: dir, RATE_LIMIT: '5', TRUST_PROXY: 'loopback' }
  const server = await startTestServer(env, { renderers: { '/buscar': searchPage(() => dir) } })
  const get = (path: string, from: string) => fetch(server.address + path, { headers: { 'x-forwarded-for': from } })
  const own = await Promise.all(Array.from({ length: 31 }, (_, n) => get(`/buscar?search=a${n}`, `2001:db8:1:2::${n}`)))
  expect(own.map(({ status }) => status).sort()).toEqual([...Array(30).fill(200), 429])
  const refused = own.find(({ status }) => status === 429)
  expect(await refused?.text()).toMatch(
    /Son muchas peticiones seguidas desde tu conexión\. Espera (un segundo|\d+ segundos) y vuelve a intentarlo/,
  )
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await get('/buscar', '2001:db8:1:2::1')).status).toBe(200)
  expect((await get('/buscar?search=a', '2001:db8:1:3::1')).status).toBe(200)
  await server.stop()
})
