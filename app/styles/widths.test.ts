import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const usual = ['37.5rem', '50rem', '75rem']
const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
const linesOf = (sheet: string) => readFileSync(join('app', sheet), 'utf8').split('\n')

/** The widths in a condition of a line: of `(37.5rem <= width < 50rem)` both. */
const widthsIn = (line: string) =>
  /@(media|container)/.test(line)
    ? [...line.matchAll(/([\d.]+[a-z]+) <=? width|width [<>]=? ([\d.]+[a-z]+)/g)].flatMap(([whole]) =>
        [...whole.matchAll(/[\d.]+[a-z]+/g)].map(([width]) => width),
      )
    : []

test('a width that is none of the usual three has its reason beside it', () => {
  const unexplained = sheets.flatMap((sheet) => {
    const lines = linesOf(sheet)
    return lines
      .filter((line, at) => widthsIn(line).some((width) => !usual.includes(width)) && !lines[at - 1]?.includes('*/'))
      .map((line) => `${sheet}: ${line.trim()}`)
  })
  expect(unexplained).toEqual([])
})

test('conditions of width are ranges, which neither overlap nor leave a gap', () => {
  const others = sheets.filter((sheet) => linesOf(sheet).some((line) => /\((min|max)-(width|inline-size):/.test(line)))
  expect(others).toEqual([])
})
