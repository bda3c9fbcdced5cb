import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressFiles } from './compress.ts'

const folder = mkdtempSync(join(tmpdir(), 'compress-'))
const store = join(folder, 'kept')
afterAll(() => rmSync(folder, { recursive: true }))

const text = `<p>${'Roble y nogal. '.repeat(200)}${folder}</p>`

test('files of the same text do not come in each other’s way', async () => {
  const site = join(folder, 'same')
  mkdirSync(site)
  const names = Array.from({ length: 8 }, (_, i) => `${i}.html`)
  for (const name of names) writeFileSync(join(site, name), `${text} twice`)
  await compressFiles(site, join(folder, 'kept of the same'))
  for (const name of names)
    expect(brotliDecompressSync(readFileSync(join(site, `${name}.br`))).toString()).toBe(`${text} twice`)
})

test('what is compressed is the text, also where a file was kept that is not whole', async () => {
  for (const state of ['first', 'again', 'broken']) {
    const site = join(folder, state)
    mkdirSync(site)
    writeFileSync(join(site, 'page.html'), text)
    if (state === 'broken') for (const name of readdirSync(store)) writeFileSync(join(store, name), '')
    await compressFiles(site, store)
    expect(brotliDecompressSync(readFileSync(join(site, 'page.html.br'))).toString(), state).toBe(text)
    expect(gunzipSync(readFileSync(join(site, 'page.html.gz'))).toString(), state).toBe(text)
    expect(readdirSync(store)).toHaveLength(2)
  }
})
