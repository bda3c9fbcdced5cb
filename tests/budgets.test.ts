import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtPages, client } from './support/built-pages.ts'
import { brotliWeight, entryWeight } from './support/weight.ts'

const kB = 1000
const read = (address: string) => readFileSync(join(client, address))
const home = read('index.html').toString()

test('the fonts that nearly every page needs weigh at most 33 kB on a phone, 46 elsewhere, and those with rare letters 32', () => {
  const fonts = readdirSync(join(client, 'static')).filter((name) => name.endsWith('.woff2'))
  const weigh = (names: string[]) => names.reduce((sum, name) => sum + read(`static/${name}`).length, 0)
  const rare = fonts.filter((name) => name.includes('-rest'))
  const phone = fonts.filter((name) => name.includes('-phone'))
  const wide = fonts.filter((name) => !rare.includes(name) && !phone.includes(name))
  expect([wide.length, rare.length, phone.length]).toEqual([3, 3, 2])
  report('fonts', weigh(fonts))
  const sans = wide.filter((name) => name.startsWith('instrument'))
  expect(weigh([...phone, ...sans])).toBeLessThanOrEqual(33 * kB)
  expect(weigh(wide)).toBeLessThanOrEqual(46 * kB)
  expect(weigh(rare)).toBeLessThanOrEqual(32 * kB)
})

test('HTML and CSS of the home page weigh at most 24 kB', () => {
  const weight = brotliWeight(client, 'index.html')
  report('HTML + CSS of /', weight)
  expect(weight).toBeLessThanOrEqual(24 * kB)
})

test('the entry script, on every page, weighs at most 12 kB', () => {
  const weight = entryWeight(client, home)
  report('entry script', weight)
  expect(weight).toBeLessThanOrEqual(12 * kB)
})

test('the home page asks for no stylesheet before it is painted, and for one script, which waits for it', () => {
  expect(home).not.toMatch(/<link rel="stylesheet"|<link rel="modulepreload"/)
  expect(home.match(/<script[^>]+src=[^>]*>/g)).toEqual([expect.stringMatching(/type="module"(?!.*async)/)])
})

test('a page brings no sheet of the list of photographs, of what is found or of the large picture, which come with the first of them', () => {
  for (const page of [home, read('contacto/index.html').toString()])
    expect(page).not.toMatch(/::-webkit-progress-value|6\.5rem minmax\(0,1fr\)|object-fit:contain/)
})

test('the order of the cascade layers stands first in every page', () => {
  for (const { file } of builtPages())
    expect(/<style>(.*?;)/.exec(readFileSync(file, 'utf8'))?.[1]).toMatch(
      /^@layer reset, ?tokens, ?base, ?ui, ?sections, ?shell, ?pages;$/,
    )
})

test('no rule of a page stands outside the layers', () => {
  for (const { file } of builtPages()) {
    let left = /<style>(.*?)<\/style>/s.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
    while (left.includes('{')) left = left.replace(/\{[^{}]*\}/g, ' ')
    expect(left.replace(/@layer [\w, -]+;|@layer \w+ |@(font-face|keyframes|media|property)[^@]* /g, '').trim()).toBe(
      '',
    )
  }
})

test('a page holds its own data only: 404.html neither structured data nor loader data', () => {
  const page = read('404.html').toString()
  expect(page).not.toContain('ld+json')
  expect([...page.matchAll(/data-island="(\w+)"/g)].map(([, name]) => name)).toEqual(['SearchField'])
})

const report = (what: string, bytes: number) => console.log(`${what}: ${(bytes / kB).toFixed(1)} kB`)
