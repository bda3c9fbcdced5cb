import type { HardwareId } from '../hardware.ts'

/** kg per litre of drawer that clothes, linen or crockery weigh: the load with which EN 14749 tests drawers. */
const loadPerLitre = 0.2

/** Nominal lengths in which concealed runners are made, mm. */
const runnerLengths = [250, 300, 350, 400, 450, 500, 550]
const shortestRunner = 250

/** The longest runner that goes into a depth (mm) with 10 mm of air behind it. */
export const runnerFor = (depth: number) => runnerLengths.findLast((length) => length + 10 <= depth) ?? shortestRunner

/**
 * Makers rate concealed runners at 30, 50 and 70 kg, drawer included: contents of `volume` (mm³) decide, and the drawer
 * itself as a fifth more (a birch box with an oak front weighs 5 to 8 kg).
 */
export function runnerClass(volume: number): HardwareId {
  const load = (volume / 1e6) * loadPerLitre * 1.2
  return load <= 30 ? 'runner30' : load <= 50 ? 'runner50' : 'runner70'
}

/**
 * Fronts that fill `height` (mm) from top to bottom, all alike, with 3 mm between them: where each begins, from above, and
 * how high it is. About 190 mm: less holds no folded jersey, more buries what lies below. What cannot be divided makes some
 * of the gaps 4 mm.
 */
export function drawerFronts(height: number, gap: number, most = 5): { top: number; high: number }[] {
  const count = Math.min(most, Math.max(2, Math.floor(height / 170)))
  const free = height - gap * (count - 1)
  const high = Math.floor(free / count)
  const over = free % count
  return Array.from({ length: count }, (_, i) => ({
    top: i * (high + gap) + Math.round((i * over) / (count - 1)),
    high,
  }))
}
