import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brotliWeight, scriptWeight } from '../scripts/bench/weight.ts'
import { client } from './support/built-pages.ts'

const kB = 1000
const read = (address: string) => readFileSync(join(client, address))
const home = read('index.html').toString()

test('fonts weigh at most 60 kB in all', () => {
  const fonts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.woff2'))
  const weight = fonts.reduce((sum, name) => sum + read(`assets/${name}`).length, 0)
  expect(fonts.length).toBeGreaterThan(0)
  report('fonts', weight)
  expect(weight).toBeLessThanOrEqual(60 * kB)
})

test('HTML and CSS of the home page weigh at most 22 kB', () => {
  const weight = brotliWeight(client, 'index.html')
  report('HTML + CSS of /', weight)
  expect(weight).toBeLessThanOrEqual(22 * kB)
})

// 92 kB of it are React and React Router; docs/decisions/0007 says what was tried.
test('the script of the home page weighs at most 136 kB', () => {
  const weight = scriptWeight(client, home)
  report('script of /', weight)
  expect(weight).toBeLessThanOrEqual(136 * kB)
})

test('the home page asks for no stylesheet and no script before it is painted', () => {
  expect(home).not.toMatch(/<link rel="stylesheet"(?![^>]*disabled)/)
  expect(home).not.toMatch(/<link rel="modulepreload"|<script[^>]+src=/)
})

const report = (what: string, bytes: number) => console.log(`${what}: ${(bytes / kB).toFixed(1)} kB`)
