import type { Design } from '../design.ts'
import type { Built, Plan } from '../furniture.ts'
import { plinthRecess } from '../limits.ts'
import { carcassOf, type MaterialId } from '../materials.ts'
import type { Column } from '../place.ts'
import { planColumns } from '../plan.ts'
import { buildLegs, buildPlinth, buildTop } from './base.ts'
import type { Bench } from './bench.ts'
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
