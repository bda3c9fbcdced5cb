import type { Design } from '../design.ts'
import { carcassBoard } from '../limits.ts'
import { boardOf } from '../materials.ts'
import { type Bench, span } from './bench.ts'
import { carcassDepth, front } from './carcass.ts'
import { lengthsOf } from './sliding.ts'

/** Between the piece and walls and ceiling, where nothing is out of square, mm: what is needed to bring it in. */
const least = 20

/**
 * What the fillers of an opening take of each side and of the top, mm. The measures given are its widest and highest, so the
 * fillers are cut for that and scribed to the walls: half of what is out of square beside the piece, all of it above.
 */
export const fillersOf = ({ placement, outOfSquare }: Design) =>
  placement === 'empotrado'
    ? { side: least + Math.ceil(outOfSquare / 2), top: least + outOfSquare }
    : { side: 0, top: 0 }

/** The piece that stands between its fillers; the design itself where it stands free. */
export function insideOpening(design: Design): Design {
  const { side, top } = fillersOf(design)
  return { ...design, width: design.width - 2 * side, height: design.height - top }
}

/** Brings what is on the bench to its place in the opening and closes it to walls and ceiling, flush with the carcass. */
export function buildFillers(design: Design, bench: Bench): void {
  const { width, height, wood } = design
  const { side, top } = fillersOf(design)
  if (side === 0) return
  bench.shift(side)
  const face = design.fronts === 'correderas' ? design.depth : carcassDepth(design)
  const z: [number, number] = [face - carcassBoard, face]
  const strip = { material: boardOf(wood), flat: 'z', edges: front } as const
  const uprights = lengthsOf([0, height], 2400)
  for (const x of [0, width - side])
    for (const y of uprights)
      bench.part({ ...strip, name: 'Remate lateral', along: 'y', box: span([x, x + side], y, z) })
  const above = lengthsOf([side, width - side], 2400)
  for (const x of above)
    bench.part({ ...strip, name: 'Remate de techo', along: 'x', box: span(x, [height - top, height], z) })
  bench.work('filler', 2 * uprights.length + above.length)
}
