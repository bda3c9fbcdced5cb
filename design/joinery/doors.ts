import { carcassBoard, gap } from '../limits.ts'
import { boardOf, materials } from '../materials.ts'
import type { Column, Range } from '../place.ts'
import { hingesOf } from '../rules/hinges.ts'
import { span } from './bench.ts'
import type { Cabinet } from './carcass.ts'
import { addHandle } from './handles.ts'

/** One leaf, or two alike that meet in the middle. A single one hangs on the outer side, where its hinges are straight. */
export function buildDoors(cabinet: Cabinet, column: Column, [from, to]: Range): void {
  const [left, right] = column.face
  if (cabinet.leaves === 1) {
    leaf(cabinet, [left, right], [from, to], column.first ? 'left' : 'right', column.first || column.last)
    return
  }
  const half = Math.floor((right - left - gap) / 2)
  leaf(cabinet, [left, left + half], [from, to], 'left', column.first)
  leaf(cabinet, [right - half, right], [from, to], 'right', column.last)
}

function leaf({ design, bench }: Cabinet, x: Range, y: Range, side: 'left' | 'right', outer: boolean): void {
  const material = boardOf(design.wood)
  const box = span(x, y, [design.depth - carcassBoard, design.depth])
  const opens = { door: side }
  bench.part({ name: 'Puerta', material, along: 'y', flat: 'z', box, edges: { long: 2, short: 2 }, opens })
  const mass = (box.dx * box.dy * box.dz * materials[material].density) / 1e9
  bench.hardware(outer ? 'hinge' : 'hingeHalf', hingesOf(box.dy, mass))
  bench.work('door', 1)
  // At the height of a hand; at the near end of what is lower or higher than that.
  const at = Math.min(Math.max(1050, y[0] + 120), y[1] - 120)
  const edge = side === 'left' ? x[1] - 40 : x[0] + 40
  addHandle(design, bench, { x: edge, y: at, face: design.depth, upright: true, opens })
}
