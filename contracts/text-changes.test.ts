import { expect, test } from 'vitest'
import type { Field } from './desk-words.ts'
import { fieldChanges } from './text-changes.ts'

const text: Field = { type: 'string', title: 'Texto' }
const form: Field = {
  properties: {
    title: { ...text, title: 'Título' },
    woods: { title: 'Maderas', items: text },
    weeks: { title: 'Plazo', prefixItems: [{ type: 'integer' }, { type: 'integer' }] },
    items: {
      title: 'Precios',
      items: {
        properties: { name: { ...text, title: 'Qué es' }, from: { type: 'number', title: 'Desde', unit: '€' } },
      },
    },
  },
}
const before = {
  title: 'Carpintería',
  woods: ['Roble', 'Nogal'],
  weeks: [4, 6],
  items: [
    { name: 'Mesa', from: 590 },
    { name: 'Silla', from: 90 },
  ],
}
const changed = (after: object) =>
  fieldChanges(form, before, after).map(({ names, before: old, after: now }) => [names.join(' · '), old, now])

test('the same text has no changes', () => {
  expect(changed(structuredClone(before))).toEqual([])
})

test('a field is named by the entry it stands in, with its old and its new value', () => {
  expect(changed({ ...before, title: 'Ebanistería', items: [{ name: 'Mesa', from: 1700 }, before.items[1]] })).toEqual([
    ['Título', 'Carpintería', 'Ebanistería'],
    ['Mesa · Desde', 590, 1700],
  ])
})

test('an entry that comes or goes leaves the others as they are', () => {
  const bench = { name: 'Banco', from: 300 }
  expect(changed({ ...before, items: [bench, ...before.items] })).toEqual([['Precios', undefined, bench]])
  expect(changed({ ...before, items: [before.items[1]] })).toEqual([['Precios', before.items[0], undefined]])
  expect(changed({ ...before, woods: ['Nogal'] })).toEqual([['Maderas', 'Roble', undefined]])
})

test('another order is one change, and a pair of numbers too', () => {
  expect(changed({ ...before, items: before.items.toReversed(), weeks: [5, 8] })).toEqual([
    ['Plazo', [4, 6], [5, 8]],
    ['Precios', ['Mesa', 'Silla'], ['Silla', 'Mesa']],
  ])
})
