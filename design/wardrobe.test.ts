import fc from 'fast-check'
import { expect, test } from 'vitest'
import { designs } from '#tests/support/design/designs.ts'
import { roundPrices } from '#tests/support/design/prices.ts'
import { formatAddress, parseAddress } from './address.ts'
import { makePiece } from './make-piece.ts'

const pieceOf = (query: string) => makePiece(parseAddress(`/disena/armario?${query}`).design, roundPrices)
const count = ({ hardware }: ReturnType<typeof makePiece>, id: string) =>
  hardware.filter((item) => item.id === id).reduce((sum, { quantity }) => sum + quantity, 0)

test('a front hanger stands only where its hanger fits, 480 mm; else the piece is widened, or hooks do', () => {
  const asked = pieceOf('ancho=400&alto=2000&fondo=350&interior=frontal')
  expect(asked.outer.width).toBe(480 + 38)
  expect(asked.warnings[0]).toContain('la percha, de 45 cm, va a lo ancho y pide 48 cm libres')
  const hall = pieceOf('ancho=340&alto=2400&fondo=350')
  expect([count(hall, 'pullOut'), count(hall, 'hook'), hall.outer.width]).toEqual([0, 2, 340])
  expect(hall.warnings.join()).toContain('ganchos')
  fc.assert(
    fc.property(designs(3200), (design) => {
      const piece = makePiece(design, roundPrices)
      const widest = Math.max(0, ...piece.columns.map(({ from, to }) => to - from))
      if (count(piece, 'pullOut') > 0 && widest < 480) throw new Error(formatAddress(design))
    }),
    { numRuns: 400 },
  )
})

test('no rail hangs higher than 2,05 m, and over a high one there is a shelf', () => {
  const { fixtures, parts, columns } = pieceOf('ancho=2400&alto=2400&interior=camisas,camisas,camisas')
  const heights = fixtures.filter(({ kind }) => kind === 'rail').map(({ box }) => box.y + box.dy / 2)
  expect(Math.max(...heights)).toBe(2050)
  const above = parts.flatMap(({ name, boxes }) => (name === 'Balda fija' ? boxes : [])).filter(({ y }) => y === 2110)
  expect(above).toHaveLength(columns.length)
  fc.assert(
    fc.property(designs(3200), (design) => {
      for (const { kind, box } of makePiece(design, roundPrices).fixtures)
        if (kind === 'rail' && box.y + box.dy / 2 > 2050) throw new Error(formatAddress(design))
    }),
    { numRuns: 400 },
  )
})

test('a wardrobe of 2,4 m is at most 24 kinds of parts: doors, backs, shelves and columns of a kind are cut alike', () => {
  const { parts } = pieceOf('ancho=2400&alto=2400&fondo=600')
  const sizes = (name: string) => new Set(parts.filter((part) => part.name === name).map(({ width }) => width)).size
  expect([sizes('Puerta'), sizes('Trasera')]).toEqual([1, 2])
  expect(parts.length).toBeLessThanOrEqual(24)
  // An odd width changes none of that: the millimetre is between the bodies.
  expect(pieceOf('ancho=2401&alto=2400&fondo=600').parts.length).toBeLessThanOrEqual(parts.length)
})

test('a drawer is 42 mm narrower inside than its opening, as its runners want', () => {
  const { parts } = pieceOf('ancho=800&alto=2000&frentes=abierto&interior=cajones')
  // 800 − 38 clear. Between the sides lie front and back, so they are as long as the drawer is wide inside.
  expect(parts.find(({ name }) => name === 'Testero de cajón')?.length).toBe(762 - 42)
})

test.each([
  ['ancho=340&alto=1200&fondo=300', 300, 'las guías de cajón'],
  ['ancho=7000', 600, 'más estrecho'],
])('%s is told nothing that it does not have', (query, depth, wrong) => {
  const { outer, warnings } = pieceOf(query)
  expect(outer.depth).toBe(depth)
  expect(warnings.join()).not.toContain(wrong)
})

test('sliding doors: alike, over each other by 30 mm, on two tracks in a frame before the carcass', () => {
  const { parts, hardware, outer } = pieceOf('ancho=2400&alto=2400&fondo=650&frentes=correderas')
  const leaves = parts.filter(({ name }) => name === 'Hoja corredera')
  // (2400 − 38 + 2 · 30) / 3 = 807.33; 2400 − 80 − 38 − 10 high.
  expect(leaves.map(({ quantity, length, width }) => [quantity, length, width])).toEqual([[3, 2272, 808]])
  const boxes = leaves.flatMap((leaf) => leaf.boxes).sort((a, b) => a.x - b.x)
  expect([boxes[0]?.x, (boxes[2]?.x ?? 0) + 808]).toEqual([19, 2400 - 19])
  for (const [i, box] of boxes.slice(1).entries()) {
    const before = boxes[i] as (typeof boxes)[number]
    expect(before.x + before.dx - box.x).toBeGreaterThanOrEqual(30)
    expect(Math.abs(before.z - box.z)).toBeGreaterThan(19)
  }
  // Everything else stays behind the 80 mm of the tracks.
  for (const { name, boxes } of parts)
    if (!/^(Hoja|Marco|Zócalo|Travesaño)/.test(name))
      for (const { z, dz } of boxes) expect(z + dz).toBeLessThanOrEqual(outer.depth - 80)
  expect(hardware.filter(({ id }) => /^sliding|^hinge/.test(id)).map(({ id, quantity }) => [id, quantity])).toEqual([
    ['slidingTrack', 1],
    ['slidingSet', 3],
  ])
})

test('between walls: the measures are the opening’s, fillers are cut for what is out of square and half of it a side', () => {
  const { parts, outer, columns } = pieceOf('ancho=2000&alto=2400&fondo=600&montaje=empotrado&descuadre=15')
  const fillers = parts.filter(({ name }) => name.startsWith('Remate'))
  // Beside 20 + 7.5, above 20 + 15; between them 2000 − 56.
  expect(fillers.map(({ name, quantity, length, width }) => [name, quantity, length, width])).toEqual([
    ['Remate lateral', 2, 2400, 28],
    ['Remate de techo', 1, 1944, 35],
  ])
  expect(outer).toEqual({ width: 2000, height: 2400, depth: 600 })
  expect(columns[0]?.from).toBe(28 + 19)
  expect(parts.find(({ name }) => name === 'Costado')?.length).toBe(2400 - 35 - 80)
  const steep = pieceOf('ancho=2000&montaje=empotrado&descuadre=80')
  expect(steep.warnings.join()).toContain('El descuadre pasa de 80 a 30 mm')
})

test('melamine inside: what is seen of a free-standing wardrobe keeps the wood of its doors', () => {
  const sides = (query: string) =>
    pieceOf(query)
      .parts.filter(({ name }) => name === 'Costado')
      .map(({ material, quantity }) => [material, quantity])
  expect(sides('ancho=2400&cuerpo=melamina')).toEqual([
    ['rechapado-roble', 2],
    ['melamina', 2],
  ])
  expect(sides('ancho=2400&cuerpo=melamina&montaje=empotrado')).toEqual([['melamina', 4]])
})

test('an address of before means what it meant: hinged doors, free-standing, one board', () => {
  const { design } = parseAddress('/disena/armario?v=1&ancho=2400&alto=2400&fondo=600&madera=roble&frentes=puertas')
  expect(design).toMatchObject({ fronts: 'puertas', placement: 'exento', body: 'tablero', outOfSquare: 0 })
  expect(formatAddress(design)).not.toMatch(/montaje|cuerpo|descuadre/)
})
