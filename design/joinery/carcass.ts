import type { Design } from '../design.ts'
import { backBoard, carcassBoard, gap, lowerBody, plinth, tallestBody } from '../limits.ts'
import { boardOf, carcassOf, jointOf } from '../materials.ts'
import type { Module } from '../place.ts'
import type { Columns } from '../plan.ts'
import { trackZone } from '../rules/sliding.ts'
import { type Bench, span } from './bench.ts'

/** Heights of one of the bodies that stand on each other, mm. `underTop`: a top lies on it and its doors. */
export type Body = { from: number; to: number; upper: boolean; underTop: boolean }

/** What all the makers of a cabinet's parts need to know. */
export type Cabinet = Pick<Columns, 'modules' | 'shelfBoard' | 'leaves'> & {
  design: Design
  bench: Bench
  bodies: Body[]
  /** Of the carcass, without doors. */
  depth: number
}

export const front = { long: 1, short: 0 }
const t = carcassBoard

/** What the fronts take of the depth, mm: doors lie on the carcass, 3 mm off; sliding ones run before it. */
export const frontZone = ({ fronts }: Pick<Design, 'fronts'>) =>
  fronts === 'abierto' ? 0 : fronts === 'correderas' ? trackZone : t + gap

export const carcassDepth = (design: Design) => design.depth - frontZone(design)

/** Higher pieces than a board stand in two bodies. */
export function bodiesOf({ height }: Design): Body[] {
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
  const material = carcassOf(design)
  for (const body of bodies) {
    const inside = insideOf(body)
    for (const { from, to, columns } of modules) {
      const whole: [number, number] = [body.from, body.to]
      for (const x of [from, to - t]) {
        const wood = isShown(design, x) ? carcassOf({ ...design, body: shownBody(design) }) : material
        const box = span([x, x + t], whole, [0, depth])
        bench.part({ name: 'Costado', material: wood, along: 'y', flat: 'x', box, edges: front })
      }
      const flat = (name: string, y: number) => {
        const box = span([from + t, to - t], [y, y + t], [backBoard, depth])
        bench.part({ name, material, along: 'x', flat: 'y', box, edges: front })
      }
      flat('Base', body.from)
      if (!body.underTop) flat('Techo', body.to - t)
      for (const { to: x } of columns.slice(0, -1)) {
        const box = span([x, x + t], inside, [backBoard, depth])
        bench.part({ name: 'División', material, along: 'y', flat: 'x', box, edges: front })
      }
      buildBacks(bench, design, { from, to, columns }, body)
      bench.work('carcass', 1)
      bench.hardware(jointOf(design), 8 + 4 * (columns.length - 1))
    }
  }
  const seams = (modules.length - 1) * bodies.length + (bodies.length - 1) * modules.length
  bench.hardware('joiningScrew', 4 * seams)
  bench.hardware('anchor', 2 * modules.length)
}

/** The outermost sides of a free-standing piece are seen: they are of the wood of its fronts, not of melamine. */
const isShown = ({ width, placement }: Design, x: number) => placement === 'exento' && (x === 0 || x === width - t)
const shownBody = ({ body }: Design) => (body === 'melamina' ? 'tablero' : body)

/**
 * Backs, all alike, meeting behind the uprights: none is wider than a board of 1220, and each lies on 6 mm of upright at
 * least. Under a top it is one, with the grain along it. They stay veneered in solid pieces, which move before them.
 */
function buildBacks(bench: Bench, design: Design, { from, to, columns }: Module, body: Body) {
  const material = design.body === 'melamina' ? 'melamina' : boardOf(design.wood)
  const back = (x: [number, number], along: 'x' | 'y') =>
    bench.part({ name: 'Trasera', material, along, flat: 'z', box: span(x, [body.from, body.to], [0, backBoard]) })
  if (body.underTop) return back([from + t, to - t], 'x')
  const count = columns.length
  const least = Math.min(...columns.map(({ nominal }) => nominal))
  const each = Math.floor((least * count + t * (count - 1)) / count)
  for (let i = 0; i < count; i++) back([from + t + i * each, from + t + (i + 1) * each], 'y')
}
