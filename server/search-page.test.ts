import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { resultsEnd, resultsStart, searchFilePath } from '#contracts/search.ts'
import { searchPage } from './search-page.ts'

const dir = mkdtempSync(join(tmpdir(), 'search-page-'))
mkdirSync(join(dir, 'client'))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('without JavaScript all files of the index are searched, and ranked as one', () => {
  const entry = (url: string, title: string, words = '') => ({ url, title, kind: 'Trabajo', text: title, words })
  const files = [[entry('/mesa', 'Mesa', 'tejo')], [entry('/silla', 'Silla')], [entry('/arco', 'Arco de tejo')]]
  for (const [i, entries] of files.entries())
    writeFileSync(join(dir, 'client', searchFilePath(i + 1)), JSON.stringify({ files: files.length, entries }))
  const html = searchPage(() => dir)(new URL('http://site.invalid/buscar?search=tejo'), `${resultsStart}${resultsEnd}`)
  expect(html).toContain('2 resultados para «tejo»')
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual(['/arco', '/mesa'])
})
