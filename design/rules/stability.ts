import type { Design } from '../design.ts'
import { isTable } from '../kinds.ts'
import { materials } from '../materials.ts'
import type { Box, Opening, Part } from '../piece.ts'

const gravity = 9.81
/** A child of four who hangs on what is open (kg), from where one can climb: a piece higher than this, mm. */
const [child, climbable] = [25, 600]
/** Somebody leaning against or pulling at a piece: newtons, at most at this height, mm. */
const [push, shoulder] = [100, 1600]
/** Somebody sitting on the edge of a table, kg. */
const sitting = 75

/** Kilograms. */
export const massOf = ({ material, boxes }: Pick<Part, 'material' | 'boxes'>) =>
  boxes.reduce((sum, box) => sum + boxMass(box, material), 0)

const boxMass = ({ dx, dy, dz }: Box, material: Part['material']) => (dx * dy * dz * materials[material].density) / 1e9

type Outline = Pick<Design, 'kind' | 'height' | 'depth'>
type Placed = { box: Box & { opens?: Opening }; mass: number }

/**
 * Righting moment over tipping moment about the front feet, empty and standing free; the worse of two cases: pulled at
 * with 100 N, and with everything open and a child of 25 kg hanging on the edge that stands out furthest, after the idea
 * of ASTM F2057-23 (children climb open drawers; it asks so of pieces over 686 mm). On a table's edge somebody sits down.
 * Under 1 the piece must be fixed to the wall.
 *
 * @param pivot z of the front feet's front edge, mm
 */
export function stabilityOf(parts: Part[], { kind, height, depth }: Outline, pivot: number): number {
  const placed = parts.flatMap((part) => part.boxes.map((box): Placed => ({ box, mass: boxMass(box, part.material) })))
  const closed = moments(
    placed.map(({ box, mass }) => ({ mass, z: box.z + box.dz / 2 })),
    pivot,
  )
  if (isTable(kind)) return closed.righting / (closed.tipping + (sitting * (depth - pivot)) / 1000)
  const pulled = (push * Math.min(height, shoulder)) / 1000 / gravity
  const first = closed.righting / (closed.tipping + pulled)
  // Nobody hangs on a leaf that slides.
  if (height <= climbable || !placed.some(({ box }) => box.opens && !('slide' in box.opens))) return first
  const open = moments(placed.map(opened(depth)), pivot)
  const reach = Math.max(...placed.map((part) => furthest(part, depth)))
  return Math.min(first, open.righting / (open.tipping + (child * (reach - pivot)) / 1000))
}

/** Moments in kg·m before and behind the pivot. */
function moments(masses: { mass: number; z: number }[], pivot: number) {
  const sum = { righting: 0, tipping: 0 }
  for (const { mass, z } of masses) {
    if (z < pivot) sum.righting += (mass * (pivot - z)) / 1000
    else sum.tipping += (mass * (z - pivot)) / 1000
  }
  return sum
}

/** A door stands straight out, a drawer is out by two thirds. */
const opened =
  (depth: number) =>
  ({ box, mass }: Placed) => {
    if (!box.opens || 'slide' in box.opens) return { mass, z: box.z + box.dz / 2 }
    if ('door' in box.opens) return { mass, z: depth + box.dx / 2 }
    return { mass, z: box.z + box.dz / 2 + (box.opens.travel * 2) / 3 }
  }

const furthest = ({ box }: Placed, depth: number) => {
  if (!box.opens || 'slide' in box.opens) return 0
  return 'door' in box.opens ? depth + box.dx : box.z + box.dz + (box.opens.travel * 2) / 3
}
