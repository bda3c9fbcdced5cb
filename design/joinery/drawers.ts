import type { Design } from '../design.ts'
import { backBoard, carcassBoard, gap } from '../limits.ts'
import { boardOf, carcassOf, type MaterialId } from '../materials.ts'
import type { Opening } from '../piece.ts'
import type { Column, Range } from '../place.ts'
import { drawerFronts, runnerClass, runnerFor } from '../rules/drawers.ts'
import type { Bench } from './bench.ts'
import { span } from './bench.ts'
import { type Cabinet, front } from './carcass.ts'
import { addHandle, type Place } from './handles.ts'
import { filler, fixed } from './shelves.ts'

const bottomBoard = 10
/** Birch plywood, or dovetailed ash in a solid piece. */
const boxes = {
  ply: { material: 'abedul', side: 15 },
  solid: { material: 'macizo-fresno', side: 12 },
} satisfies Record<string, { material: MaterialId; side: number }>
/**
 * Concealed runners: the drawer is 42 mm narrower inside than the opening, its sides at most 16 mm thick, with 13 mm under
 * the bottom. Blum, TANDEM plus BLUMOTION 560H/563H, planning sheet («LW − 42»); others' sheets ask the same.
 */
const [runnerTake, runnerRoom] = [42, 13]

/** Runners are chosen as if every drawer were this high (mm): all of a stack alike, and none the weaker for a lower front. */
const countedHeight = 200

/** What a lower body holds: a piece that is just low enough for one body has no drawer more than the next higher one. */
const highestStack = 824

/** Drawers behind doors or in an open wardrobe, closed above by a fixed shelf; gives where they end. */
export function innerDrawers(cabinet: Cabinet, column: Column, [from, to]: Range): number {
  const { design, bench, depth } = cabinet
  const doors = design.fronts !== 'abierto'
  const zone = Math.min(highestStack, Math.max(380, Math.floor((to - from) * 0.4)))
  const face = design.fronts === 'puertas' ? depth - 20 : depth
  const [left, right] = nominalOf(column)
  const clear: Range = doors ? [left + filler, right - filler] : [left, right]
  if (doors)
    for (const x of [column.from, column.to - filler]) {
      const box = span([x, x + filler], [from, from + zone], [backBoard, face])
      const material = carcassOf(design)
      bench.part({ name: 'Regrueso de cajonera', material, along: 'y', flat: 'x', box, edges: front })
    }
  for (const { top: below, high } of drawerFronts(zone - 2 * gap, gap)) {
    const top = from + zone - gap - below
    const y: Range = [top - high, top]
    const inset: Range = [clear[0] + gap, clear[1] - gap]
    drawer(cabinet, { clear, front: inset, y, boxTop: top - 25, boxFrom: y[0] + 15, face, handles: !doors })
  }
  fixed(cabinet, column, from + zone)
  return from + zone + cabinet.shelfBoard
}

/** Drawers whose fronts lie on the carcass like doors, from edge to edge. */
export function frontDrawers(cabinet: Cabinet, column: Column, [from, to]: Range): void {
  const bottom = from + carcassBoard
  for (const { top: below, high } of drawerFronts(to - from, gap)) {
    const top = to - below
    const y: Range = [top - high, top]
    const clear = nominalOf(column)
    drawer(cabinet, {
      clear,
      front: column.face,
      y,
      boxTop: top - 30,
      boxFrom: Math.max(y[0] + 15, bottom + 5),
      face: cabinet.design.depth,
      handles: true,
    })
  }
}

/** A column as wide as the narrowest of its kind, so that all their drawers are alike. */
const nominalOf = ({ from, nominal }: Column): Range => [from, from + nominal]

type Drawer = {
  /** Between the uprights, and of the front, mm in x. */
  clear: Range
  front: Range
  y: Range
  boxFrom: number
  boxTop: number
  /** z of the front's outer face. */
  face: number
  /** Behind doors they would meet them: there the front has a hollow for the fingers. */
  handles: boolean
}

function drawer({ design, bench }: Cabinet, { clear, front: wide, y, boxFrom, boxTop, face, handles }: Drawer): void {
  const back = face - carcassBoard
  const length = runnerFor(back - backBoard)
  const solid = design.body === 'macizo'
  const box = solid ? boxes.solid : boxes.ply
  const air = runnerTake / 2 - box.side
  const x: Range = [clear[0] + air, clear[1] - air]
  const opens: Opening = { drawer: Math.round(y[0] * 10_000 + wide[0]), travel: length }
  const edges = { long: 2, short: 2 }
  const material = solid ? carcassOf(design) : boardOf(design.wood)
  const board = span(wide, y, [back, face])
  bench.part({ name: 'Frente de cajón', material, along: 'x', flat: 'z', box: board, edges, opens })
  buildBox(bench, box, x, [boxFrom, boxTop], [back - length, back], opens)
  const volume = (x[1] - x[0]) * countedHeight * length
  bench.hardware(runnerClass(volume), 1, `(${length} mm)`)
  if (handles) addHandles(design, bench, wide, { y: (y[0] + y[1]) / 2, face, upright: false, opens })
  bench.work('drawer', 1)
  if (solid) bench.work('dovetail', 4)
}

/** A wide drawer with knobs is pulled with two hands. */
function addHandles(design: Design, bench: Bench, [left, right]: Range, place: Omit<Place, 'x'>): void {
  const shares = right - left > 800 && design.handle === 'pomo' ? [0.25, 0.75] : [0.5]
  for (const at of shares) addHandle(design, bench, { ...place, x: left + (right - left) * at })
}

/** Two sides, front and back between them, the bottom among the four, 13 mm up for the runners. */
function buildBox(
  bench: Bench,
  { material, side }: (typeof boxes)[keyof typeof boxes],
  x: Range,
  y: Range,
  z: Range,
  opens: Opening,
): void {
  const inner: Range = [x[0] + side, x[1] - side]
  const deep: Range = [z[0] + side, z[1] - side]
  const ofBox = { material, edges: front, opens }
  for (const at of [x[0], inner[1]])
    bench.part({ ...ofBox, name: 'Lateral de cajón', along: 'z', flat: 'x', box: span([at, at + side], y, z) })
  for (const at of [z[0], deep[1]])
    bench.part({ ...ofBox, name: 'Testero de cajón', along: 'x', flat: 'z', box: span(inner, y, [at, at + side]) })
  const bottom = span(inner, [y[0] + runnerRoom, y[0] + runnerRoom + bottomBoard], deep)
  bench.part({ name: 'Fondo de cajón', material: 'abedul', along: 'x', flat: 'y', box: bottom, opens })
}
