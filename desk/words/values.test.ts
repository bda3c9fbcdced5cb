import { expect, test } from 'vitest'
import { excerptOf } from '#contracts/text-changes.ts'
import { compare, merged, ownParagraphs } from './merge.ts'
import { blankOf, differences, valueAt, withIds, withValue } from './values.ts'

const value = { a: 1, list: [{ x: 'uno' }, { x: 'dos' }], group: { b: true } }

test('a value is changed at its place, and what is beside it stays the same object', () => {
  const next = withValue(value, 'list.1.x', 'tres') as typeof value
  expect(next).toEqual({ ...value, list: [{ x: 'uno' }, { x: 'tres' }] })
  expect(next.list[0]).toBe(value.list[0])
  expect(next.group).toBe(value.group)
  expect(withValue(value, 'group.b', undefined)).toEqual({ ...value, group: {} })
  expect(withValue({}, 'new.inside', 1)).toEqual({ new: { inside: 1 } })
  expect(valueAt(value, 'list.0.x')).toBe('uno')
  expect(valueAt(value, 'no.such')).toBeUndefined()
})

test('an entry without an id gets one of its name, and no other’s', () => {
  expect(withIds(value)).toBe(value)
  const items = [
    { id: 'mesa', name: 'Mesa' },
    { id: '', name: 'Mesa' },
    { id: '', name: 'Sillón de roble' },
  ]
  expect(withIds({ items })).toEqual({
    items: [items[0], { id: 'mesa-2', name: 'Mesa' }, { id: 'sillon-de-roble', name: 'Sillón de roble' }],
  })
})

test('differences are the smallest parts; a list that grew or moved is one', () => {
  expect(differences(value, structuredClone(value))).toEqual([])
  expect(differences(value, withValue(value, 'list.1.x', 'tres'))).toEqual(['list.1.x'])
  expect(differences(value, { ...value, list: value.list.toReversed() })).toEqual(['list'])
  expect(differences(value, { ...value, list: [] })).toEqual(['list'])
  expect(differences(value, { ...value, a: [1] })).toEqual(['a'])
  expect(differences({ a: 'x' }, { b: 'x' })).toEqual(['a', 'b'])
})

test('what only one has changed is taken from that one; of the rest one chooses', () => {
  const base = { value: { a: 1, b: 1, c: [1], d: 1 }, body: 'uno\n\ndos' }
  const mine = { value: { a: 2, b: 2, c: [1, 2], d: 1 }, body: 'uno\n\nDOS' }
  const theirs = { value: { a: 1, b: 3, c: [0], d: 4 }, body: 'uno\n\ntres' }
  expect(compare(base, mine, theirs).places).toEqual(['b', 'c', 'body'])
  const chosen = { b: 'mine', c: 'theirs', body: 'theirs' } as const
  expect(merged(base, mine, theirs, chosen)).toEqual({ value: { a: 2, b: 2, c: [0], d: 4 }, body: 'uno\n\ntres' })
  expect(merged(base, { ...mine, body: base.body }, theirs, chosen).body).toBe('uno\n\ntres')
  expect(compare(base, mine, { ...theirs, value: mine.value }).places).toEqual(['body'])
  expect(ownParagraphs(mine.body, theirs.body)).toEqual(['DOS'])
})

test('an entry inside a list that the other has put in order is one choice, the whole list', () => {
  const base = { value: { list: ['a', 'b', 'c'] } }
  const mine = { value: { list: ['a', 'x', 'c'] } }
  const theirs = { value: { list: ['c', 'b', 'a'] } }
  expect(compare(base, mine, theirs).places).toEqual(['list'])
  expect(merged(base, mine, theirs, { list: 'mine' }).value).toEqual(mine.value)
  expect(merged(base, mine, theirs, { list: 'theirs' }).value).toEqual(theirs.value)
})

test('a new entry has every field that there must be', () => {
  const field = {
    properties: {
      name: { type: 'string' },
      kind: { enum: ['x', 'y'] },
      steps: { type: 'array', minItems: 2, items: { type: 'string' } },
      pair: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }] },
      done: { type: 'boolean' },
      maybe: { type: 'string' },
    },
    required: ['name', 'kind', 'steps', 'pair', 'done'],
  }
  expect(blankOf(field)).toEqual({ name: '', kind: 'x', steps: ['', ''], pair: ['', ''], done: false })
})

test('a group is known by its name, else by its first words', () => {
  expect(excerptOf({ id: 'x', title: 'Puertas\n*de roble*' })).toBe('Puertas de roble')
  expect(excerptOf({ id: 'x', text: 'Con dos hojas' })).toBe('Con dos hojas')
  expect(excerptOf([])).toBe('')
})
