import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { parseAddress } from '#design/address.ts'
import { describePiece } from '#design/drawing/describe.ts'
import { hardwareNames } from '#design/hardware.ts'
import { furniture } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import * as names from '#design/names.ts'
import { contentFile } from '#reader/content.ts'
import { placeholders } from '#reader/placeholders.ts'
import { designs } from '#tests/support/design/designs.ts'
import { roundPrices } from '#tests/support/design/prices.ts'
import { contentLines, type Line, linesOf, unknownIn } from '../scripts/spelling.ts'

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
  return linesOf([words, names, hardwareNames, kinds], 'design/')
}

// A line with mistakes among them: the dictionary takes seconds to open.
const wrong = { file: 'here', field: '', text: 'Carpinteria de calidá, con madera de nogál y presupuesto gratis.' }
let lines: Line[]
let found: ReturnType<typeof unknownIn>
beforeAll(() => {
  lines = [...contentLines(), ...linesOf(placeholders(), 'reader/placeholders.ts'), ...designLines()]
  found = unknownIn([...lines, wrong])
})

test('the Spanish texts have no word that neither the dictionary nor content/words.txt knows', () => {
  expect(lines.length).toBeGreaterThan(400)
  expect(found.filter(({ file }) => file !== 'here')).toEqual([])
})

test('the dictionary does see a mistake', () => {
  expect(found.filter(({ file }) => file === 'here').map(({ word }) => word)).toEqual([
    'Carpinteria',
    'calidá',
    'nogál',
  ])
})

test('content/words.txt is short and has nothing twice', () => {
  const words = readFileSync(contentFile('content/words.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(new Set(words).size).toBe(words.length)
  expect(words.length).toBeLessThan(80)
})
