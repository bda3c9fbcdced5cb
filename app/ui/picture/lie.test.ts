import { expect, test } from 'vitest'
import { lieOf } from '#app/ui/picture/lie.ts'

const [wide, upright] = [
  { width: 3, height: 2 },
  { width: 3, height: 4 },
]

test('plates lie two to a row, the broader one is what lies, and from the third row on it has a row alone', () => {
  expect(lieOf([upright, upright, upright, wide, upright, wide, wide, upright, upright, wide])).toEqual([
    ...['left-broad', 'right', 'left', 'right-wide', 'left', 'right-wide', 'alone'],
    ...['left', 'right-broad', 'alone'],
  ])
})

test('from the third row on three upright ones share a row, and so do two that lie and end the list', () => {
  expect(lieOf([upright, upright, wide, upright, wide, upright, upright, upright, wide, wide])).toEqual([
    ...['left-broad', 'right', 'left-wide', 'right', 'alone'],
    ...['third', 'third', 'last-third', 'left-broad', 'right-broad'],
  ])
})

test('the last one, alone in its row, goes from edge to edge where it lies, and stands at the right below others', () => {
  expect(lieOf([wide])).toEqual(['alone'])
  expect(lieOf([upright])).toEqual(['left-broad'])
  expect(lieOf([upright, wide, upright])).toEqual(['left', 'right-wide', 'right-broad'])
  expect(lieOf([wide, wide, upright])).toEqual(['alone', 'left-wide', 'right'])
  expect(lieOf([])).toEqual([])
})
