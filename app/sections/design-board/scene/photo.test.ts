import { expect, test } from 'vitest'
import { scaleOf } from './photo.ts'

test('two points on a door of 203 cm give the scale of the picture', () => {
  expect(
    scaleOf(
      [
        { x: 10, y: 20 },
        { x: 10, y: 426 },
      ],
      2030,
    ),
  ).toBeCloseTo(200)
})

test('one point, the same point twice or no length give none', () => {
  expect(scaleOf([{ x: 10, y: 20 }], 2030)).toBeUndefined()
  expect(
    scaleOf(
      [
        { x: 10, y: 20 },
        { x: 12, y: 22 },
      ],
      2030,
    ),
  ).toBeUndefined()
  expect(
    scaleOf(
      [
        { x: 10, y: 20 },
        { x: 10, y: 426 },
      ],
      Number.NaN,
    ),
  ).toBeUndefined()
})
