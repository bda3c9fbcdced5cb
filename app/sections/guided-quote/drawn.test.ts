import { expect, test } from 'vitest'
import { parseAddress } from '#design/address.ts'
import { drawnAt, isFor, lengthOf, lengthsIn, woodIn } from './drawn.ts'
import { barPrice } from './price-band.tsx'

const wardrobe = '/disena/armario?v=1&ancho=2000&alto=2600&fondo=600&madera=lacado&acabado=laca&frentes=puertas'
const table = '/disena/mesa?v=1&ancho=2000&alto=750&fondo=900&madera=roble&acabado=aceite'

test('a design is drawn with the measures that have been answered, in the order of the letters', () => {
  expect(lengthsIn(drawnAt(wardrobe, ['2,4 m', undefined, '65'], undefined))).toEqual([2400, 2600, 650])
  expect(drawnAt(table, ['220', '100', '76'], undefined)).toMatch(/ancho=2200&alto=760&fondo=1000/)
  expect(drawnAt(wardrobe, ['', 'no sé', ''], undefined)).toBe(wardrobe)
})

test('another wood takes the finish that suits it, and the address is one that the tool reads', () => {
  const drawn = drawnAt(`${wardrobe}&interior=barra,cajones`, ['240'], 'nogal')
  expect(woodIn(drawn)).toBe('nogal')
  expect(drawn).toContain('interior=barra,cajones')
  expect(parseAddress(drawn).design).toMatchObject({ width: 2400, wood: 'nogal', finish: 'aceite' })
})

test('a table is no wardrobe; what is no length is none', () => {
  expect([isFor(wardrobe, '/disena/armario?v=1'), isFor(wardrobe, table)]).toEqual([true, false])
  expect([lengthOf('240'), lengthOf('x'), lengthOf()]).toEqual([2400, undefined, undefined])
})

test('the bar says the lowest price with its unit, then the sum for what has been answered, or of the own design', () => {
  const prices = [
    { name: 'Ventana', from: 720, unit: 'hoja' },
    { name: 'Puerta', from: 590, unit: '' },
  ]
  const reckoned = { measures: '240 × 260 × 60', material: 'roble macizo', feminine: false, from: 3550, to: 4250 }
  expect(barPrice([], undefined, false)).toBe('')
  expect(barPrice(prices, undefined, false)).toMatch(/^Desde 590\s€$/)
  expect(barPrice(prices.slice(0, 1), undefined, false)).toMatch(/^Desde 720\s€ \/ hoja$/)
  expect(barPrice(prices, reckoned, false)).toMatch(/^Con 240 × 260 × 60\scm, desde 3\.550\s€$/)
  expect(barPrice(prices, reckoned, true)).toMatch(/^Tu diseño, desde 3\.550\s€$/)
})
