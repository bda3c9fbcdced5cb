import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { contentFile } from '#reader/content.ts'
import { readingFrom } from './content.ts'
import { readDesignPrices } from './design-prices.ts'

const copies: string[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true })
})

function withChange(from: string | RegExp, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'prices-'))
  copies.push(root)
  cpSync(contentFile('content/photos.yaml'), join(root, 'photos.yaml'))
  const source = readFileSync(contentFile('content/design-prices.yaml'), 'utf8')
  const changed = source.replace(from, to)
  if (changed === source) throw new Error(`the prices have no ${from}`)
  writeFileSync(join(root, 'design-prices.yaml'), changed)
  return root
}

test('what ships is read, and says that it is a sample', () => {
  const prices = readDesignPrices()
  expect(prices.sample).toBe(true)
  expect(prices.boards['rechapado-roble'].perM2['19']).toBeGreaterThan(0)
})

test.each([
  [
    'a missing price',
    /^ {2}hinge: .*\n/m,
    '',
    '"hardware.hinge" is missing; expected a number of euros or hours, 0 or more.',
  ],
  ['a negative one', 'hourlyRate: 36', 'hourlyRate: -1', '"hourlyRate" is -1; expected a number above 0.'],
  ['text', 'vat: 0.21', 'vat: veintiuno', '"vat" is "veintiuno"; expected a share from 0 to 1, such as 0.18.'],
  ['percents for shares', 'margin: 0.2 ', 'margin: 20 ', '"margin" is 20; expected a share from 0 to 1, such as 0.18.'],
  ['an unknown thickness', '19: 11.5', '18: 11.5', '"boards.dm.perM2.19" is missing'],
  ['a misspelt name', '  haya:', '  haia:', 'unknown key "haia" under "solid"'],
])('%s is told with file and field', (_, from, to, sentence) => {
  expect(() => readingFrom(withChange(from, to), readDesignPrices)).toThrow(`content/design-prices.yaml: ${sentence}`)
})
