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
 * Heights of fronts, top to bottom, that fill `height` (mm) with 3 mm between them. About 190 mm each: less holds no
 * folded jersey, more buries what lies below. What cannot be divided goes to the lowest, where weight belongs.
 */
export function drawerFronts(height: number, gap: number, most = 5): number[] {
  const count = Math.min(most, Math.max(2, Math.floor(height / 170)))
  const each = Math.floor((height - gap * (count - 1)) / count)
  return Array.from({ length: count }, (_, i) => (i === count - 1 ? height - (count - 1) * (each + gap) : each))
}
