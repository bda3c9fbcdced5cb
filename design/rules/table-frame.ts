import { materials, type SolidId } from '../materials.ts'

export const topThickness = 30
export const apronHeight = 100
/** Room for knees under the apron: the least that EN 527-1 gives a seated person. */
export const kneeRoom = 600

/** Long rails that carry the top: how thick and how many. The third runs along the middle. */
export type Rails = { thickness: number; count: number }
const sections = [
  { thickness: 22, count: 2 },
  { thickness: 27, count: 2 },
  { thickness: 32, count: 2 },
  { thickness: 40, count: 2 },
  { thickness: 40, count: 3 },
  { thickness: 50, count: 3 },
] as const
const strongest: Rails = { thickness: 70, count: 3 }

/** Legs grow with the table: 70 mm up to 1.8 m, 80 up to 2.4, 90 above; a high table takes 10 more (racking). */
export const legSection = (length: number, height: number) =>
  (length <= 1800 ? 70 : length <= 2400 ? 80 : 90) + (height > 900 ? 10 : 0)

/** Cross rails under the top, so that its boards stay flat: none further apart than 950 mm. */
export const crossRails = (span: number) => Math.max(0, Math.ceil(span / 950) - 1)

/**
 * The long rails: with the top they carry 100 kg/m² over `span` (mm) and bend at most 1/300 after years. Beam on two
 * supports, 5·q·L⁴ / (384·E·I); the top lies loose on them (sliding clips), so the moments of inertia add up and do not
 * work together. Creep: EN 1995-1-1 with ψ2 = 0.3.
 */
export const longRails = (wood: SolidId, span: number, depth: number): Rails =>
  sections.find((rails) => railSag(wood, span, depth, rails) <= span / 300) ?? strongest

export function railSag(wood: SolidId, span: number, depth: number, { thickness, count }: Rails): number {
  const { modulus, density, creep } = materials[wood]
  const inertia = (count * thickness * apronHeight ** 3 + depth * topThickness ** 3) / 12
  const section = count * thickness * apronHeight + depth * topThickness
  const own = (section / 1e6) * density * (1 + creep)
  const goods = (depth / 1000) * 100 * (1 + 0.3 * creep)
  const load = ((own + goods) * 9.81) / 1000
  return (5 * load * span ** 4) / (384 * modulus(thickness) * inertia)
}
