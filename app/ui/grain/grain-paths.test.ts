import { expect, test } from 'vitest'
import { grainPaths, reach } from './grain-paths.ts'

const knot = { x: 488, rx: 96, ry: 96, left: 300, right: 622, lines: [0, 100, 200, 300, 400, 500, 600] }
const tenth = (n: number) => Math.round(n * 10) / 10
/** The points a path goes through, from above to below. */
const points = (d: string) => {
  const [begin = [], ...curves] = d.split(/[cs]/).map((part) => (part.match(/-?\d*\.?\d+/g) ?? []).map(Number))
  const way = [[begin[0] ?? 0, begin[1] ?? 0] as const]
  for (const [dx = 0, dy = 0] of curves.map((numbers) => numbers.slice(-2))) {
    const [x, y] = way.at(-1) ?? [0, 0]
    way.push([tenth(x + dx), tenth(y + dy)])
  }
  return way
}
const lines = (of = knot) => grainPaths(of).filter(({ fine }) => !fine)

test('each line begins and ends on a line of the page, where nothing is pushed any more', () => {
  for (const { d, from } of lines()) {
    const way = points(d)
    for (const [x, y] of [way[0], way.at(-1)].map((point) => point ?? [Number.NaN, Number.NaN])) {
      expect(x).toBe(from)
      expect(Math.abs(y)).toBeCloseTo(reach * knot.ry, 0)
    }
  }
  expect(lines().map(({ from }) => from)).toEqual([400, 500, 600])
})

test('no line runs through the knot, and none crosses another', () => {
  const ways = lines().map(({ d }) => points(d))
  for (const way of ways)
    for (const [x, y] of way) expect(((x - knot.x) / knot.rx) ** 2 + (y / knot.ry) ** 2).toBeGreaterThan(1)
  for (const [i, way] of ways.entries())
    for (const [j, [x]] of way.entries()) expect(x).toBeLessThan(ways[i + 1]?.[j]?.[0] ?? knot.right)
})

test('a line through the middle parts in two', () => {
  expect(lines({ ...knot, x: 500 }).map(({ from }) => from)).toEqual([400, 500, 500, 600])
})

test('the finer lines leave a line of the page and come back to it', () => {
  const fine = grainPaths(knot).filter((path) => path.fine)
  expect(fine).toHaveLength(4)
  for (const { d, from } of fine) {
    const way = points(d)
    expect(way[0]?.[0]).toBeCloseTo(way.at(-1)?.[0] ?? 0)
    expect(Math.abs((way[0]?.[0] ?? 0) - from)).toBeLessThan(8)
  }
})
