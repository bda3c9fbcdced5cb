import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCategories } from '#contracts/category.ts'

const seating = { id: 1, name: 'Seating', href: '/shop-1?category=seating', item1: 'Chairs' }

test('the categories that ship are well-formed, every one', () => {
  const shipped = JSON.parse(readFileSync(new URL('../content/template/categories.json', import.meta.url), 'utf8'))
  expect(readCategories(shipped)).toEqual(shipped)
  expect(shipped.length).toBeGreaterThan(0)
})

test('well-formed categories are kept, the last two items are optional', () => {
  const others = [
    { ...seating, id: 'a1', item2: 'Stools', item3: 'Benches' },
    { ...seating, item2: null },
  ]
  expect(readCategories([seating, ...others])).toEqual([seating, ...others])
})

test.each([
  ['no object', 'Seating'],
  ['nothing', null],
  ['no name', { ...seating, name: undefined }],
  ['no first item', { ...seating, item1: '' }],
  ['a link that runs script', { ...seating, href: 'javascript:alert(1)' }],
  ['a link to another host in disguise', { ...seating, href: '//evil.example' }],
  ['a second item that is no text', { ...seating, item2: 7 }],
])('an entry with %s is dropped', (_, entry) => {
  expect(readCategories([entry, seating])).toEqual([seating])
})

test.each([undefined, null, 'text', {}, 7])('an answer that is no list gives none: %j', (answer) => {
  expect(readCategories(answer)).toEqual([])
})
