import { carcassBoard, plinth } from '../limits.ts'
import { boardOf } from '../materials.ts'
import { leafWidth, trackZone } from '../rules/sliding.ts'
import { type Bench, span } from './bench.ts'
import type { Cabinet } from './carcass.ts'

type Range = [number, number]
const t = carcassBoard
/** Between a leaf and the frame above and below it, where its rollers run. */
const air = 5
/** The frame's boards and the leaves come from a board of 2440. */
const longest = 2400

/** A frame before the carcass that carries the tracks, and in it leaves, all alike, on the rear and the front track by turns. */
export function buildSliding({ design, bench, bodies, leaves }: Cabinet): void {
  const { width, height, depth, wood } = design
  const material = boardOf(wood)
  const zone: Range = [depth - trackZone, depth]
  const heights = bodies.map((body): Range => [body.from, body.to])
  const edges = { long: 1, short: 0 }
  for (const x of [0, width - t])
    for (const y of heights)
      bench.part({ name: 'Marco lateral', material, along: 'y', flat: 'x', box: span([x, x + t], y, zone), edges })
  for (const y of [plinth, height - t])
    for (const x of lengthsOf([t, width - t], longest))
      bench.part({ name: 'Marco de guías', material, along: 'x', flat: 'y', box: span(x, [y, y + t], zone), edges })
  bench.hardware('slidingTrack', 1, `de ${width - 2 * t} mm`, width - 2 * t)
  for (let i = 0; i < leaves; i++) buildLeaf(bench, leafPlace(design.width, leaves, i), heights, depth, material)
}

/** Where a leaf stands when all are shut; those on the front track run to the left, over their neighbour. */
function leafPlace(width: number, count: number, i: number) {
  const wide = leafWidth(width, count)
  const way = width - 2 * t - wide
  const at = (place: number) => t + Math.round((way * place) / (count - 1))
  return { x: [at(i), at(i) + wide] as Range, slide: i % 2 === 1 ? at(i - 1) - at(i) : 0, front: i % 2 === 1 }
}

function buildLeaf(
  bench: Bench,
  { x, slide, front }: ReturnType<typeof leafPlace>,
  heights: Range[],
  depth: number,
  material: ReturnType<typeof boardOf>,
): void {
  const z: Range = front ? [depth - 12 - t, depth - 12] : [depth - trackZone + 12, depth - trackZone + 12 + t]
  heights.forEach(([from, to], i) => {
    const y: Range = [i === 0 ? from + t + air : from, i === heights.length - 1 ? to - t - air : to]
    const [edges, opens] = [{ long: 2, short: 2 }, { slide }]
    bench.part({ name: 'Hoja corredera', material, along: 'y', flat: 'z', box: span(x, y, z), edges, opens })
  })
  bench.hardware('slidingSet', 1)
  if (heights.length > 1) bench.hardware('joinProfile', 1, `de ${x[1] - x[0]} mm`, x[1] - x[0])
  bench.work('slidingDoor', 1)
}

/** A length in equal pieces, none longer than `most`. */
export function lengthsOf([from, to]: Range, most: number): Range[] {
  const count = Math.ceil((to - from) / most)
  const at = (i: number) => from + Math.round(((to - from) * i) / count)
  return Array.from({ length: count }, (_, i) => [at(i), at(i + 1)])
}
