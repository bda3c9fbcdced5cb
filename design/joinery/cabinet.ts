import type { Design } from '../design.ts'
import type { Built, Plan } from '../furniture.ts'
import { carcassBoard, legHeight, plinth, plinthRecess, sideboardTop } from '../limits.ts'
import { boardOf, carcassOf, type MaterialId, solidOf } from '../materials.ts'
import type { Column } from '../place.ts'
import { planColumns } from '../plan.ts'
import { type Bench, span } from './bench.ts'
import { bodiesOf, buildCarcasses, type Cabinet, carcassDepth } from './carcass.ts'
import { buildSliding } from './sliding.ts'

type Kind = { plan: Plan; fill: (cabinet: Cabinet, column: Column) => void; bodies?: Cabinet['bodies'] }

/** A carcass, what it stands on, and in each column what the kind fills it with. */
export function buildCabinet(design: Design, bench: Bench, { plan, fill, bodies = bodiesOf(design) }: Kind): Built {
  const { reasons, ...planned } = planColumns(design, plan)
  const depth = carcassDepth(design)
  const cabinet: Cabinet = { ...planned, design, bench, bodies, depth }
  const columns = planned.modules.flatMap((module) => module.columns)
  const topped = bodies.some(({ underTop }) => underTop)
  buildCarcasses(cabinet)
  if (topped) buildTop(cabinet)
  if (topped && design.base === 'patas') buildLegs(cabinet)
  else buildPlinth(cabinet)
  for (const column of columns) fill(cabinet, column)
  if (design.fronts === 'correderas') buildSliding(cabinet)
  if (design.body === 'macizo') bench.work('glueUp', solidArea(bench, carcassOf(design)))
  return { columns, reasons, pivot: depth - plinthRecess }
}

/** m² of panels that are glued up of a solid wood; legs are of one piece. */
function solidArea({ parts }: Bench, material: MaterialId): number {
  const panels = parts.filter((part) => part.material === material && part.name !== 'Pata')
  return panels.reduce((sum, { length, width, quantity }) => sum + length * width * quantity, 0) / 1e6
}

const t = carcassBoard

/** A frame for each module, set back in front for the feet and behind for the skirting of the room. */
function buildPlinth({ design, bench, modules, depth }: Cabinet): void {
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
function buildLegs({ design, bench, depth }: Cabinet): void {
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

function buildTop({ design, bench }: Cabinet): void {
  const { width, height, depth } = design
  const box = span([0, width], [height - sideboardTop, height], [0, depth])
  bench.part({ name: 'Sobre', material: carcassOf(design), along: 'x', flat: 'y', box, edges: { long: 1, short: 2 } })
}
