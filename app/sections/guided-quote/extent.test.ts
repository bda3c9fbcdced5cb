import { expect, test } from 'vitest'
import { drawingOf, drawings } from './drawings.ts'
import { extentOf } from './extent.ts'

test.each([
  [
    'absolute and relative lines',
    'M40 24h72v80H40zM40 24l16-10h72v80l-16 10',
    { left: 40, right: 128, top: 14, bottom: 104 },
  ],
  ['a line goes on from where a closed figure began', 'M10 20h5v5zl-4 30', { left: 6, right: 15, top: 20, bottom: 50 }],
  [
    'several pairs, decimals, a curve by its end',
    'M1.5 2 3 4l.5 1 1 1c0-9 7-9 7 0',
    { left: 1.5, right: 11.5, top: 2, bottom: 6 },
  ],
])('%s', (_, path, extent) => expect(extentOf(path)).toEqual(extent))

test('every piece begins on one line, and fits a phone’s column', () => {
  for (const { lines } of Object.keys(drawings).map(drawingOf)) {
    const { left, right, top, bottom } = extentOf(lines)
    expect(left).toBe(28)
    expect(right).toBeLessThanOrEqual(132)
    expect(top).toBeGreaterThanOrEqual(8)
    expect(bottom).toBeLessThanOrEqual(104)
  }
})
