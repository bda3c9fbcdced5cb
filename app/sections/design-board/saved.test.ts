import { expect, test } from 'vitest'
import { readSaved } from './saved.ts'

const good = { name: 'Salón', address: '/disena/mesa?v=1&ancho=2000' }

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"name":"x"}'],
  ['foreign entries', '[1,null,{"name":"x"},{"name":7,"address":"/disena/mesa"}]'],
  ['designs that cannot be read', JSON.stringify([{ name: 'x', address: '/disena/mesa?ancho=NaN' }])],
  ['another place', JSON.stringify([{ name: 'x', address: 'javascript:alert(1)' }])],
])('a storage with %s holds no design', (_, text) => expect(readSaved(text)).toEqual([]))

test('what is a design of ours is kept, its name cut to a line', () => {
  expect(readSaved(JSON.stringify([good, 'x']))).toEqual([good])
  expect(readSaved(JSON.stringify([{ ...good, name: 'a'.repeat(500) }]))[0]?.name).toHaveLength(60)
})
