import { expect, test } from 'vitest'
import { roundPrices } from '#tests/support/design/prices.ts'
import { parseAddress } from './address.ts'
import { makePiece } from './make-piece.ts'

const pieceOf = (query: string) => makePiece(parseAddress(`/disena/${query}`).design, roundPrices)

test('a solid sideboard: carcass, top and drawer fronts of the wood, dovetailed ash drawers, veneered doors and back', () => {
  const { parts, operations, lines, warnings, hardware } = pieceOf('aparador?ancho=1600&madera=nogal&cuerpo=macizo')
  const made = (name: string) => [
    ...new Set(parts.filter((part) => part.name === name).map(({ material }) => material)),
  ]
  for (const name of ['Costado', 'Base', 'Sobre', 'Balda', 'Frente de cajón'])
    expect(made(name)).toEqual(['macizo-nogal'])
  expect([made('Lateral de cajón'), made('Puerta'), made('Trasera')]).toEqual([
    ['macizo-fresno'],
    ['rechapado-nogal'],
    ['rechapado-nogal'],
  ])
  const drawers = operations.find(({ id }) => id === 'drawer')?.quantity ?? 0
  expect(operations.find(({ id }) => id === 'dovetail')?.quantity).toBe(4 * drawers)
  expect(lines.map(({ name }) => name).join()).toContain('nogal macizo')
  expect(hardware.map(({ id }) => id)).toContain('tenon')
  expect(hardware.map(({ id }) => id)).not.toContain('connector')
  expect(warnings.join()).toMatch(/cuerpo macizo.* crece y mengua hasta \d+\smm/)
})

test('solid costs more than veneered, and lacquer does not go on it', () => {
  for (const kind of ['libreria', 'aparador'])
    expect(pieceOf(`${kind}?cuerpo=macizo`).price.from).toBeGreaterThan(pieceOf(kind).price.from)
  expect(pieceOf('libreria?madera=lacado&cuerpo=macizo').warnings[0]).toBe(
    'El cuerpo se hace de tablero: el lacado no va sobre madera maciza.',
  )
})

// Walnut: half of the last board of each thickness finds no other job; oak of 19 mm is kept.
test('of a thickness that the workshop does not keep, the rest of the last board is charged', () => {
  const over = (query: string) => pieceOf(query).lines.filter(({ name }) => name.includes('lo que sobra del tablero'))
  expect(over('aparador?ancho=1200').map(({ quantity }) => quantity)).toEqual([(2.44 * 1.22) / 2])
  expect(over('libreria?ancho=500&alto=1000')).toEqual([])
})
