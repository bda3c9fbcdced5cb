import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { editYaml, readYamlValue, UnreadableYaml } from './yaml-edit.ts'

const sources = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(yaml|md)$/.test(name) && !name.startsWith('template'))
  .map((name) => {
    const text = readFileSync(join('content', name), 'utf8')
    return { name, source: /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? text }
  })

/** Every place of a value that holds a scalar. */
const leaves = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        leaves(child, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path]

function withChange<T>(value: T, path: (string | number)[], change: (old: unknown) => unknown): T {
  const copy = structuredClone(value)
  let at = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>
  const last = path.at(-1) as string
  at[last] = change(at[last])
  return copy
}

/** Lines of the one that the other has not at that place, from both ends. */
function changedLines(before: string, after: string): [string[], string[]] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  while (a.length > 0 && b.length > 0 && a[0] === b[0]) [a.shift(), b.shift()]
  while (a.length > 0 && b.length > 0 && a.at(-1) === b.at(-1)) [a.pop(), b.pop()]
  return [a, b]
}

const otherThan = (old: unknown) =>
  typeof old === 'number' ? old + 1 : typeof old === 'boolean' ? !old : `${old} y: «más», {x} # "así"`

describe.each(sources)('$name', ({ source }) => {
  test('saved unchanged is the same to the byte', () => {
    expect(editYaml(source, readYamlValue(source))).toBe(source)
  })

  test('one value changed is one line changed, and reads as it was meant', () => {
    const value = parse(source)
    const places = leaves(value)
    const step = Math.ceil(places.length / 25)
    for (const path of places.filter((_, i) => i % step === 0)) {
      const wanted = withChange(value, path, otherThan)
      const edited = editYaml(source, wanted)
      expect(parse(edited), path.join('.')).toEqual(wanted)
      const [before, after] = changedLines(source, edited)
      expect([before.length, after.length], `${path.join('.')}\n${after.join('\n')}`).toEqual([
        Math.max(before.length, 1),
        before.length > 1 ? after.length : 1,
      ])
    }
  })

  test('lists turned round and back are the same to the byte', () => {
    const turn = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turn).reverse()
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, turn(child)]))
          : value
    const value = parse(source)
    const turned = editYaml(source, turn(value))
    expect(parse(turned)).toEqual(turn(value))
  })
})

const lines = (...text: string[]) => `${text.join('\n')}\n`

describe('a list', () => {
  const source = lines(
    '# Opening days',
    'days:',
    '  # first',
    '  - { id: a, name: "Uno" }   # stays',
    '  # about b',
    '  - { id: b, name: Dos }',
    '',
    'last: x   # end',
  )
  test('moved entries take their comments along', () => {
    expect(
      editYaml(source, {
        days: [
          { id: 'b', name: 'Dos' },
          { id: 'a', name: 'Uno' },
        ],
        last: 'x',
      }),
    ).toBe(
      lines(
        '# Opening days',
        'days:',
        '  # first',
        '  # about b',
        '  - { id: b, name: Dos }',
        '  - { id: a, name: "Uno" }   # stays',
        '',
        'last: x   # end',
      ),
    )
  })
  test('a new entry looks like its neighbours; a removed one goes with its line', () => {
    const days = [
      { id: 'a', name: 'Uno' },
      { id: 'c', name: 'Tres, y más' },
      { id: 'd', name: 'Cuatro' },
    ]
    expect(editYaml(source, { days, last: 'x' })).toBe(
      lines(
        '# Opening days',
        'days:',
        '  # first',
        '  - { id: a, name: "Uno" }   # stays',
        '  - { id: c, name: "Tres, y más" }',
        '  - { id: d, name: Cuatro }',
        '',
        'last: x   # end',
      ),
    )
  })
  test('emptied, filled again', () => {
    const empty = editYaml(source, { days: [], last: 'x' })
    expect(parse(empty)).toEqual({ days: [], last: 'x' })
    expect(editYaml(empty, { days: ['a'], last: 'x' })).toContain('[a]')
  })
})

test('fields come and go', () => {
  expect(editYaml('a: 1 # one\nc: 3\n', { a: 1, b: 'dos', c: 3 })).toBe('a: 1 # one\nb: dos\nc: 3\n')
  expect(editYaml('a: 1 # one\nb: 2\nc: 3\n', { a: 1, c: 3 })).toBe('a: 1 # one\nc: 3\n')
  expect(editYaml('x: { a: 1, c: 3 }\n', { x: { a: 1, b: 2, c: 3 } })).toBe('x: { a: 1, b: 2, c: 3 }\n')
  expect(editYaml('x: { a: 1, c: 3 }\n', { x: { c: 3 } })).toBe('x: { c: 3 }\n')
  expect(editYaml('a: 1\nb:\n  c: 2', { a: 1, b: { c: 2, d: 3 } })).toBe('a: 1\nb:\n  c: 2\n  d: 3')
})

test('what looks like something else is kept a text', () => {
  for (const text of ['true', '12', '2024-01-01', '- a', '{x}', 'a: b', '# no', '*x', '&x', '', ' ', 'null', '@a', '%'])
    expect(parse(editYaml('a: Hola\n', { a: text }))).toEqual({ a: text })
})

test('a source that is no YAML, or has references, is refused', () => {
  const bomb = lines('a: &a [x, x]', 'b: &b [*a, *a, *a]', 'c: [*b, *b, *b]')
  for (const source of ['a: [1', 'a: 1\na: 2', bomb, 'a: !!js/function x\n<<: *b'])
    expect(() => editYaml(source, {}), source).toThrow(UnreadableYaml)
})
