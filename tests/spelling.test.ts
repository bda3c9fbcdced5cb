import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseAddress } from '#design/address.ts'
import { describePiece } from '#design/drawing/describe.ts'
import { hardwareNames } from '#design/hardware.ts'
import { furniture } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import * as names from '#design/names.ts'
import { placeholders } from '#reader/placeholders.ts'
import { photoFields } from '#reader/schema.ts'
import { designs } from '#tests/support/design/designs.ts'
import { roundPrices } from '#tests/support/design/prices.ts'
import { unknownWords } from './support/spelling.ts'

// Texts that the specification gives word for word, its own spelling included.
const literal = ['Ver Ebanisteria', 'Welcome to the workshop. Complete carpentry services.', 'Factory Design']
// Fields that hold no words but names and choices, and the English texts of the pictures.
const silent = new Set([
  ...'slug service of priceIds id tag tags links link to en credit endpoint week home consent swatch stage first'.split(
    ' ',
  ),
  ...photoFields,
])

type Line = { where: string; text: string }

/** Every Spanish text below a value, line by line, with the field it stands in. */
function linesOf(value: unknown, where: string): Line[] {
  if (typeof value === 'string') return value.split('\n').map((text) => ({ where, text: wordsOnly(text) }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    silent.has(key) ? [] : linesOf(child, `${where}${where.endsWith(': ') ? '' : '.'}${key}`),
  )
}

/** Addresses, code and placeholders have a spelling of their own. */
const wordsOnly = (text: string) =>
  literal
    .reduce((rest, words) => rest.replaceAll(words, ''), text)
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`|\{+[^}]*\}+|https?:\S+|\S+@\S+|\S+\.example|\/disena\/\S+/g, '')

function readLines(): Line[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(md|yaml)$/.test(file) && !file.startsWith('template'))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join('content', file), 'utf8')
      const [, front = source, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
      const fields = file === 'photos.yaml' ? spanishPhotos(parse(front)) : parse(front)
      return [...linesOf(fields, `content/${file}: `), ...linesOf(body, `content/${file}: body`)]
    })
}

/** Pictures of English pages have no `en`: their texts are English. */
const spanishPhotos = (photos: Record<string, { en?: object }>) =>
  Object.fromEntries(Object.entries(photos).filter(([, photo]) => photo.en))

/** What the design tool says of many designs, and the names of all that it chooses from. */
function designLines(): Line[] {
  const sentences = fc.sample(designs(9000), { numRuns: 600, seed: 1 }).flatMap((design) => {
    const piece = makePiece(design, roundPrices)
    const { problems } = parseAddress(`/disena/${design.kind}?ancho=x&madera=x&interior=x&baldas=x&columnas=x&v=x&x=x`)
    return [...piece.warnings, ...describePiece(piece), ...piece.parts.map(({ name }) => name), ...problems]
  })
  // The address has no letters but those of English.
  const words = [...new Set(sentences)].map((sentence) => sentence.replaceAll('castano', 'castaño'))
  const kinds = Object.values(furniture).map(({ name, ranges }) => [name, ranges])
  return linesOf([words, names, hardwareNames, kinds], 'design/: ')
}

// A line with mistakes among them: the dictionary takes seconds to open.
const wrong = { where: 'here', text: 'Carpinteria de calidá, con madera de nogál y presupuesto gratis.' }
let lines: Line[]
let found: string[]
beforeAll(() => {
  lines = [...readLines(), ...linesOf(placeholders(), 'reader/placeholders.ts: '), ...designLines()]
  found = mistakes([...lines, wrong])
})

test('the Spanish texts have no word that neither the dictionary nor content/words.txt knows', () => {
  expect(lines.length).toBeGreaterThan(400)
  expect(found.filter((mistake) => !mistake.startsWith('here: '))).toEqual([])
})

test('the dictionary does see a mistake', () => {
  expect(found.filter((mistake) => mistake.startsWith('here: '))).toEqual([
    'here: Carpinteria',
    'here: calidá',
    'here: nogál',
  ])
})

test('content/words.txt is short and has nothing twice', () => {
  const words = readFileSync('content/words.txt', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(new Set(words).size).toBe(words.length)
  expect(words.length).toBeLessThan(80)
})

const mistakes = (lines: Line[]): string[] => {
  const unknown = unknownWords(
    lines.map(({ text }) => text),
    '--config',
    'cspell.json',
  )
  return lines.flatMap(({ where }, i) => (unknown[i] ?? []).map((word) => `${where}: ${word}`))
}
