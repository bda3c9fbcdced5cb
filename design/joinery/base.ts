import { carcassBoard, legHeight, plinth, plinthRecess, sideboardTop } from '../limits.ts'
import { boardOf, carcassOf, solidOf } from '../materials.ts'
import { span } from './bench.ts'
import type { Cabinet } from './carcass.ts'

const t = carcassBoard

/** A frame for each module, set back in front for the feet and behind for the skirting of the room. */
export function buildPlinth({ design, bench, modules, depth }: Cabinet): void {
  const material = carcassOf(design)
  const front = design.body === 'macizo' ? material : boardOf(design.wood)
  // A frame of sliding doors stands on it as well.
  const frontFace = (design.fronts === 'correderas' ? design.depth : depth) - plinthRecess
  const y: [number, number] = [0, plinth]
  for (const { from, to, columns } of modules) {
    const board = (z: number) => ({ along: 'x', flat: 'z', box: span([from, to], y, [z, z + t]) }) as const
    bench.part({ name: 'Zócalo trasero', material, ...board(20) })
    bench.part({ name: 'Zócalo', material: front, ...board(frontFace - t) })
    const uprights = [from, ...columns.map((column) => column.to)]
    for (const x of uprights) {
      const box = span([x, x + t], y, [20 + t, frontFace - t])
      bench.part({ name: 'Travesaño de zócalo', material, along: 'z', flat: 'x', box })
    }
    bench.hardware('leveller', 2 * uprights.length)
  }
}

const leg = 45

/** Pairs of legs, no further apart than a bottom of 19 mm likes: 1,200 mm. */
export function buildLegs({ design, bench, depth }: Cabinet): void {
  const inset = 60
  const pairs = Math.ceil((design.width - 2 * inset) / 1200) + 1
  const way = design.width - 2 * inset - leg
  for (let i = 0; i < pairs; i++) {
    const x = inset + Math.round((way * i) / (pairs - 1))
    for (const z of [20, depth - plinthRecess - leg]) {
      const box = span([x, x + leg], [0, legHeight], [z, z + leg])
      bench.part({ name: 'Pata', material: solidOf(design.wood), along: 'y', flat: 'x', box })
    }
  }
  bench.work('leg', 2 * pairs)
  bench.hardware('legPlate', 2 * pairs)
  bench.hardware('glide', 2 * pairs)
}

export function buildTop({ design, bench }: Cabinet): void {
  const { width, height, depth } = design
  const box = span([0, width], [height - sideboardTop, height], [0, depth])
  bench.part({ name: 'Sobre', material: carcassOf(design), along: 'x', flat: 'y', box, edges: { long: 1, short: 2 } })
}
