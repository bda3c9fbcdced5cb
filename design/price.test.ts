import fc from 'fast-check'
import { expect, test } from 'vitest'
import { designs } from '#tests/support/design/designs.ts'
import { roundPrices } from '#tests/support/design/prices.ts'
import { parseAddress } from './address.ts'
import { makePiece } from './make-piece.ts'
import { salesPrices } from './price.ts'

const piece = (address: string, prices = roundPrices) => makePiece(parseAddress(`/disena/${address}`).design, prices)
const table = 'mesa?ancho=1000&alto=1050&fondo=700&madera=cerezo'

// By hand. Top 1000·700·30 = 21.000 l, legs 4·1020·80² = 26.112, aprons 22·100·2·(800 + 500) = 5.720: 52.832 l,
// with 50 % waste 79.248 l at 2 €/l = 158.496. Hardware: 16 tenons, (2·3 + 2·2) clips, 4 glides = 30.
// Hours: 9 parts · 0.1 + 0.7 m² · 2 + 5 + 4 · 0.5 = 9.3 · 40 = 372. Oil, both faces: 2·(0.7 + 4·1020·80/1e6 + 2·0.13)
// = 2.5728 · 10 = 25.728. Fitting 100 + 1.05·30 = 131.5. Cost 717.724; · 1.2 · 1.21 = 1042.135.
// Band ± 10 %: 937.92 → 930, 1146.35 → 1150. Weeks: 3 + 9.3 / 10 → 4.
test('a table adds up as by hand', () => {
  const { lines, price, weeks } = piece(table)
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(1042.135, 3)
  expect(price).toEqual({ from: 930, to: 1150 })
  expect(weeks).toEqual(roundPrices.weeks.mesa)
  expect(lines.at(-1)).toMatchObject({ name: 'IVA', quantity: 21 })
})

// Strips of 250 or 240 mm go four times into a board of 1200 (1204 / 254): each uses 301. So 2·920·301 + 4·461·301 (bottom,
// top, two shelves of 460) and, as they are, 2·80·(500 + 152) mm² of 19 mm; the back 920·462 = 0.425040 m² of 10 mm.
// Edges: 2·920 + 4·462 (bottom, top, two shelves of 460) = 1840 + 924 + 920 = 3.684 m.
test('a bookcase is charged by the square metre with its waste, and by the metre of edge', () => {
  const { lines } = piece('libreria?ancho=500&alto=1000&fondo=250&baldas=2')
  const line = (name: RegExp) => lines.find((line) => name.test(line.name))
  const boards = (301 * (2 * 920 + 4 * 461) + 2 * 80 * (500 + 152)) / 1e6
  expect(line(/19 mm/)?.amount).toBeCloseTo(boards * 1.1 * 20, 6)
  expect(line(/10 mm/)?.amount).toBeCloseTo(0.42504 * 1.1 * 10, 6)
  expect(line(/^Canto/)?.quantity).toBeCloseTo(3.684, 6)
})

test('lines are what they say: quantity by rate', () => {
  for (const address of ['armario', 'libreria', 'mesa', 'aparador'])
    for (const { quantity, rate, amount } of piece(address).lines) expect(quantity * rate).toBeCloseTo(amount, 6)
})

test('a price that is missing is told with its file', () => {
  const boards = { ...roundPrices.boards, 'rechapado-roble': { waste: 0, leftover: {}, perM2: { 10: 1 } } }
  expect(() => piece('libreria', { ...roundPrices, boards })).toThrow(
    'content/design-prices.yaml: no price for DM rechapado en roble of 19 mm.',
  )
})

test('what a browser gets names neither margin nor VAT, and comes to the same', () => {
  const sales = salesPrices(roundPrices)
  expect(sales).toMatchObject({ margin: 0, vat: 0, hourlyRate: 40 * 1.2 * 1.21 })
  const sum = ({ lines }: ReturnType<typeof makePiece>) => lines.reduce((all, { amount }) => all + amount, 0)
  fc.assert(
    fc.property(designs(4000), (design) => {
      const [own, shown] = [makePiece(design, roundPrices), makePiece(design, sales)]
      expect(sum(shown)).toBeCloseTo(sum(own), 1)
      expect(shown.weeks).toEqual(own.weeks)
    }),
    { numRuns: 200 },
  )
})
