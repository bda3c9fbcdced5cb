import { expect, test } from 'vitest'
import { csv } from '#contracts/csv.ts'
import { readCsv } from '#tests/support/csv.ts'

test('what is written is read back by a spreadsheet in Spanish, cell by cell', () => {
  const rows = [
    ['Pieza', 'Largo', 'Nota'],
    ['Balda "de roble"; fija, 1ª', 1600, ''],
    ['Ñandú', 12.5, 'uno\r\n\r\n  dos\u0000'],
  ]
  expect(readCsv(csv(rows))).toEqual([
    ['Pieza', 'Largo', 'Nota'],
    ['Balda "de roble"; fija, 1ª', '1600', ''],
    ['Ñandú', '12,5', 'uno ⏎ dos'],
  ])
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r\n=1',
  ' =1',
  '＝1',
  '\u200b=1',
  '\u0000=1',
  '\u2028=1',
  "=cmd|'/c calc'!A0",
])('%j is a text, not a formula', (text) => {
  expect(readCsv(csv([[text]]))[0]?.[0]).toMatch(/^'[^\s]/)
})

test('a formula behind a separator or a line break stays inside its cell', () => {
  const source = csv([["hola;=cmd|'/c calc'!A0;fin"], ['+1\n=2']])
  expect(readCsv(source)).toEqual([["hola;=cmd|'/c calc'!A0;fin"], ["'+1 ⏎ =2"]])
  expect(source.split('\r\n').filter((line) => /^"?[=+@-]/.test(line))).toEqual([])
})

test('an amount below zero is a number', () => {
  expect(readCsv(csv([[-12.5]]))).toEqual([['-12,5']])
})
