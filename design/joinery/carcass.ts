import type { Design } from '../design.ts'
import {
  backBoard,
  carcassBoard,
  gap,
  legHeight,
  lowerBody,
  plinth,
  plinthRecess,
  sideboardTop,
  tallestBody,
} from '../limits.ts'
import { boardOf, solidOf } from '../materials.ts'
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

/** A frame for each module, set back in front for the feet and behind for the skirting of the room. */
export function buildPlinth({ design, bench, modules, depth }: Cabinet): void {
  const material = boardOf(design.wood)
  const frontFace = depth - plinthRecess
  const y: [number, number] = [0, plinth]
  for (const { from, to, columns } of modules) {
    for (const z of [20, frontFace - t])
      bench.part({
        name: z === 20 ? 'Zócalo trasero' : 'Zócalo',
        material,
        along: 'x',
        flat: 'z',
        box: span([from, to], y, [z, z + t]),
      })
    const uprights = [from, ...columns.map((column) => column.to)]
    for (const x of uprights)
      bench.part({
        name: 'Travesaño de zócalo',
        material,
        along: 'z',
        flat: 'x',
        box: span([x, x + t], y, [20 + t, frontFace - t]),
      })
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
    for (const z of [20, depth - plinthRecess - leg])
      bench.part({
        name: 'Pata',
        material: solidOf(design.wood),
        along: 'y',
        flat: 'x',
        box: span([x, x + leg], [0, legHeight], [z, z + leg]),
      })
  }
  bench.work('leg', 2 * pairs)
  bench.hardware('legPlate', 2 * pairs)
  bench.hardware('glide', 2 * pairs)
}

export function buildTop({ design, bench }: Cabinet): void {
  const { width, height, depth, wood } = design
  const box = span([0, width], [height - sideboardTop, height], [0, depth])
  bench.part({ name: 'Sobre', material: boardOf(wood), along: 'x', flat: 'y', box, edges: { long: 1, short: 2 } })
}
