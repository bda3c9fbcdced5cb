import { expect, test } from 'vitest'
import { drawerFronts, runnerClass, runnerFor } from './drawers.ts'
import { hingesOf } from './hinges.ts'
import { movementOf, slidingClips } from './movement.ts'
import { legSection, longRails, railSag } from './table-frame.ts'

test.each([
  [700, 5, 2],
  [900, 6, 2],
  [901, 5, 3],
  [700, 6.1, 3],
  [1600, 12, 3],
  [1700, 9, 4],
  [1500, 17, 4],
  [2394, 20, 5],
  [2200, 23, 6],
])('a door %i mm high of %d kg hangs on %i hinges', (height, mass, hinges) => {
  expect(hingesOf(height, mass)).toBe(hinges)
})

test('drawer fronts fill their height all alike, with 3 mm between them or 4', () => {
  // 572 = 3 fronts + 2 gaps: (572 − 6) / 3 = 188.67, so 2 mm are over, one for each gap.
  expect(drawerFronts(572, 3)).toEqual([
    { top: 0, high: 188 },
    { top: 192, high: 188 },
    { top: 384, high: 188 },
  ])
  for (let height = 300; height < 1000; height++) {
    const fronts = drawerFronts(height, 3)
    const [{ high }, last] = [fronts[0], fronts.at(-1)] as [(typeof fronts)[number], (typeof fronts)[number]]
    expect(last.top + last.high).toBe(height)
    expect(high).toBeGreaterThanOrEqual(140)
    for (const [i, front] of fronts.slice(1).entries()) {
      expect(front.high).toBe(high)
      expect([3, 4]).toContain(front.top - (fronts[i]?.top ?? 0) - high)
    }
  }
})

test('runners: the longest that leaves 10 mm behind, the class by what a drawer can hold', () => {
  expect([runnerFor(460), runnerFor(459), runnerFor(2000), runnerFor(100)]).toEqual([450, 400, 550, 250])
  // 500 × 200 × 500 mm = 50 l × 0.2 × 1.2 = 12 kg; 900 × 200 × 550 = 99 l → 23.8 kg; 1.3 × as much passes 30 kg
  expect([runnerClass(50e6), runnerClass(99e6), runnerClass(130e6)]).toEqual(['runner30', 'runner30', 'runner50'])
  expect(runnerClass(300e6)).toBe('runner70')
})

test('an oak top of 950 mm moves 13.7 mm between 8 and 12 % of moisture', () => {
  expect(movementOf('macizo-roble', 950)).toBeCloseTo(950 * 0.0036 * 4, 6)
  // 1800 mm of apron: 5 a side; 750 mm: 2 an end
  expect(slidingClips(1800, 750)).toBe(14)
})

test.each(['roble', 'nogal', 'fresno', 'cerezo', 'castano'] as const)(
  'rails of %s get no weaker with the span and never bend more than 1/300',
  (wood) => {
    for (const depth of [600, 950, 1200]) {
      let before = 0
      for (let span = 400; span <= 2780; span += 20) {
        const rails = longRails(`macizo-${wood}`, span, depth)
        expect(rails.thickness * rails.count).toBeGreaterThanOrEqual(before)
        expect(railSag(`macizo-${wood}`, span, depth, rails)).toBeLessThanOrEqual(span / 300)
        before = rails.thickness * rails.count
      }
      expect(before).toBeGreaterThan(44)
    }
  },
)

test('legs grow with length and height', () => {
  const sections = [legSection(1800, 750), legSection(2000, 750), legSection(2600, 750), legSection(1000, 1000)]
  expect(sections).toEqual([70, 80, 90, 80])
})
