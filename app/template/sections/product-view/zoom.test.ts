import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedBy, pointAt, scaledAround, unzoomed } from './zoom.ts'

const part = fc.double({ min: -0.5, max: 0.5, noNaN: true })
const step = fc.tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), part, part)

test('the frame stays filled and the picture between 1 and 4 times its size', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let zoom = unzoomed
      for (const [factor, x, y] of steps) {
        zoom = movedBy(scaledAround(zoom, factor, x, y), x, y)
        expect(zoom.scale).toBeGreaterThanOrEqual(1)
        expect(zoom.scale).toBeLessThanOrEqual(4)
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual((zoom.scale - 1) / 2)
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual((zoom.scale - 1) / 2)
      }
    }),
  )
})

test('the pointer at an edge shows that edge', () => {
  expect(pointAt({ scale: 2, x: 0, y: 0 }, 0.5, -0.5)).toEqual({ scale: 2, x: -0.5, y: 0.5 })
})

test('the point between the fingers stands still', () => {
  const { scale, x } = scaledAround(unzoomed, 2, 0.25, 0)
  expect([scale, x]).toEqual([2, -0.25])
})
