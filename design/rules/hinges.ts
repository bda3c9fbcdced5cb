/** Wider leaves pull their hinges out; the tables hold to this width. */
export const widestLeaf = 600

/**
 * Cup hinges of a door, by its height (mm) and weight (kg), whichever asks for more. A rule of thumb: the makers' tables
 * (Blum, Hettich, Salice agree within one hinge) for leaves up to 600 mm wide read
 *
 *     up to  900 mm or  6 kg   2        up to 2000 mm or 17 kg   4
 *     up to 1600 mm or 12 kg   3        up to 2400 mm or 22 kg   5
 */
export function hingesOf(height: number, mass: number): number {
  const by = (value: number, steps: number[]) => 2 + steps.filter((step) => value > step).length
  return Math.max(by(height, [900, 1600, 2000, 2400]), by(mass, [6, 12, 17, 22]))
}
