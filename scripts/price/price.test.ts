import { execFile } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAddress } from '#design/address.ts'
import type { Design, Size } from '#design/design.ts'
import { type Kind, startDesign } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { designs } from '#tests/support/design/designs.ts'

const price = (...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) =>
    execFile(process.execPath, ['scripts/price.ts', ...args], (failure, out, error) =>
      resolve({ code: Number(failure?.code ?? 0), out, error }),
    ),
  )

const address = '/disena/libreria?v=1&ancho=2400&alto=2200&fondo=320&madera=roble'

test('prints the cut list and every line of the sum', async () => {
  const { code, out, error } = await price(address)
  expect([code, error]).toEqual([0, ''])
  expect(out).toMatch(/^libreria de 2400 × 2200 × 320 mm, \d+,\d kg$/m)
  expect(out).toMatch(/^ {4}4 {2}Costado +2120 × 320 × 19 +DM rechapado en roble, canto 1L$/m)
  for (const group of ['Madera y tablero', 'Cantos', 'Herrajes', 'Horas de taller', 'Acabado', 'Entrega y montaje'])
    expect(out).toMatch(new RegExp(`^${group}$`, 'm'))
  // The amounts stand in the last column and make the total.
  const sum = out.slice(out.indexOf('Suma (euros)'), out.indexOf('Total con IVA'))
  const amounts = [...sum.matchAll(/× +[\d,]+ +([\d,]+)$/gm)].map(([, amount = '']) => Number(amount.replace(',', '.')))
  const total = Number(/Total con IVA +([\d,]+)/.exec(out)?.[1]?.replace(',', '.'))
  expect(amounts.length).toBeGreaterThan(15)
  expect(amounts.reduce((a, b) => a + b, 0)).toBeCloseTo(total, 0)
  const [, from, to] = /Horquilla: de (\d+) a (\d+) € con IVA/.exec(out) ?? []
  expect(Number(from)).toBeLessThan(total)
  expect(Number(to)).toBeGreaterThan(total)
  expect(out).toContain('Precios de ejemplo')
})

test('--json gives exactly the piece', async () => {
  const { code, out } = await price('--json', `https://veta.example${address}`)
  expect(code).toBe(0)
  const piece = JSON.parse(out)
  expect(Object.keys(piece)).toEqual(['kind', 'outer', 'parts', 'hardware', 'mass', 'warnings', 'price', 'weeks'])
  expect(piece.outer).toEqual({ width: 2400, height: 2200, depth: 320 })
  for (const part of piece.parts) {
    expect(Object.keys(part)).toEqual([
      'name',
      'quantity',
      'length',
      'width',
      'thickness',
      'material',
      'grain',
      'edges',
      'boxes',
    ])
    expect(part.boxes).toHaveLength(part.quantity)
    for (const box of part.boxes) expect(Object.keys(box)).toEqual(['x', 'y', 'z', 'dx', 'dy', 'dz'])
  }
  for (const item of piece.hardware) expect(Object.keys(item)).toEqual(['name', 'quantity'])
  expect(Object.keys(piece.price)).toEqual(['from', 'to'])
})

test('the nearest possible piece is offered with its reason', async () => {
  const { code, out } = await price('--json', '/disena/armario?v=1&ancho=9000&alto=1500&fondo=400&interior=abrigos')
  expect(code).toBe(0)
  const { outer, warnings } = JSON.parse(out)
  expect(outer).toEqual({ width: 6000, height: 2000, depth: 572 })
  expect(warnings.slice(0, 3)).toEqual([
    expect.stringContaining('El ancho pasa de 900 a 600 cm: '),
    expect.stringContaining('El fondo pasa de 40 a 57,2 cm: las perchas miden 45 cm'),
    expect.stringContaining('El alto pasa de 150 a 200 cm: una columna para abrigos pide 2 metros.'),
  ])
})

test.each([
  ['«ancho» dice «NaN»', ['/disena/libreria?ancho=NaN']],
  ['«ancho» dice «-1»', ['/disena/libreria?ancho=-1']],
  ['no es la medida de un mueble', ['/disena/libreria?ancho=1000000000']],
  ['La versión «99» de este enlace no se conoce', ['/disena/libreria?v=99']],
  ['La dirección tiene 100023 caracteres', [`/disena/libreria?ancho=${'1'.repeat(100_000)}`]],
  ['«sofa» no es un mueble', ['/disena/sofa']],
  ["npm run price -- '<dirección de un diseño>'", []],
  ["npm run price -- '<dirección de un diseño>'", [address, 'more']],
  ['--cheap', ['--cheap', address]],
])('ends with 2 and a sentence: %s', async (sentence, args) => {
  const { code, out, error } = await price(...args)
  expect([code, out]).toEqual([2, ''])
  expect(error).toContain(sentence)
  expect(error).not.toMatch(/ at .*:\d+:\d+/)
})

const prices = readDesignPrices()
const cost = (design: Design) => makePiece(design, prices).lines.reduce((sum, { amount }) => sum + amount, 0)

test('the price does not fall when one measure grows and the choices stay', () => {
  // Where the shelves become thicker: none of them is lost.
  const low = { ...startDesign('libreria'), height: 1045, depth: 1, fronts: 'bajas' } as const
  expect(cost({ ...low, width: 592 })).toBeGreaterThan(cost({ ...low, width: 588 }))
  // Where one body becomes two: none of the drawers is lost.
  const open: Design = { ...startDesign('armario'), width: 1039, depth: 328, fronts: 'abierto', interior: ['cajones'] }
  expect(cost({ ...open, height: 2481 })).toBeGreaterThan(cost({ ...open, height: 2286 }))
  // Where the odd millimetre goes to the other column: one narrower shelf is no hour less of gluing.
  const solid = { ...startDesign('aparador'), wood: 'roble', finish: 'aceite', handle: 'pomo', body: 'macizo' } as const
  const tall: Design = { ...solid, height: 1200, depth: 600, width: 987 }
  expect(cost({ ...tall, width: 988 })).toBeGreaterThan(cost(tall) - 0.1)
  const field = fc.constantFrom<keyof Size>('width', 'height', 'depth')
  const more = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 400 }))
  fc.assert(
    fc.property(designs(3200), field, more, (design, name, by) => {
      const larger = { ...design, [name]: design[name] + by }
      const [before, after] = [cost(design), cost(larger)]
      // Cents are the edges of a drawer that one millimetre makes lower; prices are shown in steps of fifty euros.
      if (after < before - 0.1) throw new Error(`${formatAddress(design)} ${before}, ${name} + ${by}: ${after}`)
    }),
    { numRuns: 2000 },
  )
})

test('… nor at any millimetre of the way, on a walk through widths, heights and depths', () => {
  for (const [kind, field, from, to, others] of [
    ['armario', 'width', 300, 4200],
    ['armario', 'height', 1150, 3050],
    ['armario', 'depth', 280, 820],
    ['libreria', 'width', 300, 4200],
    ['libreria', 'height', 380, 3050],
    ['aparador', 'width', 600, 2450],
    ['aparador', 'height', 480, 1250],
    ['mesa', 'width', 580, 3050],
    ['mesa', 'height', 700, 1150],
    ['mesa', 'depth', 580, 1250],
    // The largest, where legs and rails change together.
    ['mesa', 'height', 700, 1150, { width: 3000, depth: 1200 }],
    ['mesa', 'width', 1700, 2500, { depth: 1200 }],
  ] satisfies [Kind, keyof Size, number, number, Partial<Size>?][]) {
    let before = 0
    const falls: number[] = []
    for (let value = from; value <= to; value++) {
      const now = cost({ ...startDesign(kind), ...others, [field]: value })
      if (now < before - 1e-6) falls.push(value)
      before = now
    }
    expect(falls, `${kind} ${field}`).toEqual([])
  }
})
