import { carcassBoard, gap } from '../limits.ts'
import { boardOf, materials } from '../materials.ts'
import type { Column, Module } from '../plan.ts'
import { hingesOf } from '../rules/hinges.ts'
import { span } from './bench.ts'
import type { Cabinet } from './carcass.ts'
import { addHandle } from './handles.ts'

type Range = [number, number]
/** From the edge of a front to the piece's side, mm. */
const reveal = 2

/** Where the fronts of a column begin and end: 3 mm between neighbours, in the middle of the upright between them. */
export function frontOf(modules: Module[], column: Column): Range {
  const last = modules.at(-1)?.to ?? 0
  const middle = (edge: number, outwards: -1 | 1, alone: boolean) =>
    edge + outwards * (alone ? carcassBoard : carcassBoard / 2)
  const left = middle(column.from, -1, column.first)
  const right = middle(column.to, 1, column.last)
  return [
    left === 0 ? reveal : Math.floor(left - gap / 2) + gap,
    right === last ? last - reveal : Math.floor(right - gap / 2),
  ]
}

/** One leaf, or two that meet in the middle. A single one hangs on the outer side, where its hinges are straight. */
export function buildDoors(cabinet: Cabinet, column: Column, [from, to]: Range): void {
  const [left, right] = frontOf(cabinet.modules, column)
  if (cabinet.leaves === 1) {
    leaf(cabinet, [left, right], [from, to], column.first ? 'left' : 'right', column.first || column.last)
    return
  }
  const half = Math.floor((right - left - gap) / 2)
  leaf(cabinet, [left, left + half], [from, to], 'left', column.first)
  leaf(cabinet, [left + half + gap, right], [from, to], 'right', column.last)
}

function leaf(
  { design, bench, pitch, leaves }: Cabinet,
  x: Range,
  y: Range,
  side: 'left' | 'right',
  outer: boolean,
): void {
  const material = boardOf(design.wood)
  const box = span(x, y, [design.depth - carcassBoard, design.depth])
  const opens = { door: side }
  bench.part({ name: 'Puerta', material, along: 'y', flat: 'z', box, edges: { long: 2, short: 2 }, opens })
  // All leaves of a piece count as its widest: a millimetre must not give neighbours different hinges.
  const widest = Math.ceil(pitch / leaves)
  const mass = (widest * box.dy * box.dz * materials[material].density) / 1e9
  bench.hardware(outer ? 'hinge' : 'hingeHalf', hingesOf(box.dy, mass))
  bench.work('door', 1)
  // At the height of a hand; at the near end of what is lower or higher than that.
  const at = Math.min(Math.max(1050, y[0] + 120), y[1] - 120)
  const edge = side === 'left' ? x[1] - 40 : x[0] + 40
  addHandle(design, bench, { x: edge, y: at, face: design.depth, upright: true, opens })
}
