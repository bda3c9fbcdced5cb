import type { Design } from '../design.ts'
import { backBoard, carcassBoard, gap, legHeight, lowerBody, plinth, sideboardTop, tallestBody } from '../limits.ts'
import { boardOf } from '../materials.ts'
import type { Column, Plan } from '../plan.ts'
import { type Bench, span } from './bench.ts'

/** Heights of one of the bodies that stand on each other, mm. */
export type Body = { from: number; to: number; upper: boolean; underTop: boolean }

/** What all the makers of a cabinet's parts need to know. */
export type Cabinet = Pick<Plan, 'modules' | 'shelfBoard' | 'pitch' | 'leaves'> & {
  design: Design
  bench: Bench
  bodies: Body[]
  /** Of the carcass, without doors. */
  depth: number
}

export const front = { long: 1, short: 0 }
const t = carcassBoard

/** Depth of the carcass: doors lie on it, 3 mm off. */
export const carcassDepth = ({ depth, fronts }: Design) => (fronts === 'abierto' ? depth : depth - t - gap)

/** A sideboard's top lies on everything, doors too; higher pieces than a board stand in two bodies. */
export function bodiesOf({ kind, height, base }: Design): Body[] {
  if (kind === 'aparador') {
    const from = base === 'patas' ? legHeight : plinth
    return [{ from, to: height - sideboardTop, upper: false, underTop: true }]
  }
  const one = { from: plinth, to: height, upper: false, underTop: false }
  if (height - plinth <= tallestBody) return [one]
  const middle = plinth + lowerBody
  return [
    { ...one, to: middle },
    { ...one, from: middle, upper: true },
  ]
}

/** Clear height inside a body. */
export const insideOf = ({ from, to, underTop }: Body): [number, number] => [from + t, underTop ? to : to - t]

/**
 * Sides take the whole height and depth; bottom, top and uprights stand between them in front of the back, which is
 * screwed to their rear edges. So the back keeps everything square and no edge of it shows from the side.
 */
export function buildCarcasses({ design, bench, modules, bodies, depth }: Cabinet): void {
  const material = boardOf(design.wood)
  for (const body of bodies) {
    const inside = insideOf(body)
    for (const { from, to, columns } of modules) {
      const whole: [number, number] = [body.from, body.to]
      for (const x of [from, to - t])
        bench.part({
          name: 'Costado',
          material,
          along: 'y',
          flat: 'x',
          box: span([x, x + t], whole, [0, depth]),
          edges: front,
        })
      const flat = (name: string, y: number) =>
        bench.part({
          name,
          material,
          along: 'x',
          flat: 'y',
          box: span([from + t, to - t], [y, y + t], [backBoard, depth]),
          edges: front,
        })
      flat('Base', body.from)
      if (!body.underTop) flat('Techo', body.to - t)
      for (const { to: x } of columns.slice(0, -1))
        bench.part({
          name: 'División',
          material,
          along: 'y',
          flat: 'x',
          box: span([x, x + t], inside, [backBoard, depth]),
          edges: front,
        })
      for (const column of columns) buildBack(bench, design, column, whole)
      bench.work('carcass', 1)
      bench.hardware('connector', 8 + 4 * (columns.length - 1))
    }
  }
  const seams = (modules.length - 1) * bodies.length + (bodies.length - 1) * modules.length
  bench.hardware('joiningScrew', 4 * seams)
  bench.hardware('anchor', 2 * modules.length)
}

/** One back for each column, meeting behind the middle of the upright: none is wider than a board of 1220. */
function buildBack(bench: Bench, design: Design, { from, to, first, last }: Column, y: [number, number]) {
  const half = Math.floor(t / 2)
  const box = span([first ? from : from - t + half, last ? to : to + half], y, [0, backBoard])
  bench.part({ name: 'Trasera', material: boardOf(design.wood), along: 'y', flat: 'z', box })
}
