import { expect, test } from 'vitest'
import { pageAddress, pageCount, pageNumber, pageNumbers, pageOf, perPage } from './lists.ts'

const entries = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

test('a page of a list has twelve entries, the last one the rest', () => {
  expect(pageOf(entries(30), 1)).toEqual(entries(12))
  expect(pageOf(entries(30), 3)).toEqual([25, 26, 27, 28, 29, 30])
  expect(pageOf(entries(24), 2)).toHaveLength(perPage)
})

test('there is always a first page, and none past the last', () => {
  expect([0, 1, 12, 13, 24, 25].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3])
  expect(pageOf([], 1)).toEqual([])
  for (const at of [0, 4, 1.5, Number.NaN]) expect(pageOf(entries(30), at)).toBeUndefined()
})

test('every entry stands on exactly one page', () => {
  const all = entries(5003)
  expect(entries(pageCount(all.length)).flatMap((at) => pageOf(all, at))).toEqual(all)
})

test('the first page is the list itself, the others have their number', () => {
  expect([1, 2].map((at) => pageAddress('/noticias', at))).toEqual(['/noticias', '/noticias/2'])
  expect(['/noticias', '/noticias/2', '/noticias/10'].map(pageNumber)).toEqual([1, 2, 10])
})

test('the page bar shows both ends and the neighbours, and leaves out no single number', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(1, 417)).toEqual([1, 2, null, 417])
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageNumbers(200, 417)).toEqual([1, null, 199, 200, 201, null, 417])
})
