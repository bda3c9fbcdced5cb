import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsOf, numberOf } from './enquiry-row.ts'

test('an enquiry is called by seven digits in three groups, as telephone numbers are said', () => {
  expect(numberOf('4bb8421e-0000-4000-8000-000000000001')).toBe('295-78-03')
  expect(numberOf('00000000-0000-4000-8000-000000000001')).toBe('000-00-00')
  expect(numberOf('ffffffff-0000-4000-8000-000000000001')).toBe('999-99-99')
})

test('what is no number, such as an ID, leads to none', () => {
  for (const written of ['4bb8421e', '29578', '295-78-031', '295_78_03', 'a95-78-03'])
    expect(idsOf(written)).toBeUndefined()
})

test('a number leads back to its enquiry, however it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), (start) => {
      const id = start.toString(16).padStart(8, '0')
      const number = numberOf(id)
      for (const written of [number, number.replaceAll('-', ' '), number.replaceAll('-', '')]) {
        const { from = '', before = '' } = idsOf(written) ?? {}
        expect(from <= id && id < before).toBe(true)
      }
    }),
  )
})
