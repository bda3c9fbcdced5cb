import { expect, test } from 'vitest'
import { longTimeOf } from './times.ts'

test('a publication is told in Spain’s time wherever its reader is, with the year where it is another one', () => {
  const year = new Date().getFullYear()
  expect(longTimeOf(`${year}-11-22T13:04:00Z`)).toMatch(/^22 de noviembre.* 14:04$/)
  expect(longTimeOf('2020-12-31T23:30:00Z')).toMatch(/^1 de enero de 2021.* 0:30$/)
})
