import { backBoard, carcassBoard } from '../limits.ts'
import { carcassOf, jointOf } from '../materials.ts'
import type { Column, Range } from '../place.ts'
import { span } from './bench.ts'
import { type Cabinet, front } from './carcass.ts'

/** Behind doors shelves stand back, so that hinges and folded sleeves clear them. */
const behindDoors = 20

const shelfFront = ({ design, depth }: Cabinet) => (design.fronts === 'puertas' ? depth - behindDoors : depth)

/** A shelf on four pins with a millimetre of air at each end, or a little more; its underside at `y`. */
export function loose(cabinet: Cabinet, { from, nominal }: Column, y: number, name = 'Balda'): void {
  const { design, bench, shelfBoard } = cabinet
  const box = span([from + 1, from + nominal - 1], [y, y + shelfBoard], [backBoard, shelfFront(cabinet)])
  bench.part({ name, material: carcassOf(design), along: 'x', flat: 'y', box, edges: front })
  bench.hardware('pin', 4)
  bench.work('shelf', 1)
}

/** A shelf fixed to both uprights: it keeps them from bowing, carries a rail, or closes a set of drawers. */
export function fixed(cabinet: Cabinet, { from, to }: Column, y: number): void {
  const { design, bench, shelfBoard } = cabinet
  const box = span([from, to], [y, y + shelfBoard], [backBoard, shelfFront(cabinet)])
  bench.part({ name: 'Balda fija', material: carcassOf(design), along: 'x', flat: 'y', box, edges: front })
  bench.hardware(jointOf(design), 4)
  bench.work('shelf', 1)
}

/** What a shelf takes where its room is judged, mm: the thinnest board, so that a thicker one never costs a shelf. */
export const judgedShelf = carcassBoard

/** The most that is left clear between shelves of folded clothes, mm. */
export const clothesPitch = 380
/** How many shelves leave no more than `pitch` mm clear between them. */
export const shelvesFor = (height: number, pitch: number) => Math.max(0, Math.ceil(height / pitch) - 1)

/** Evenly spread shelves between two heights; the middle one fixed where nothing else keeps tall uprights from bowing. */
export function spread(cabinet: Cabinet, column: Column, [from, to]: Range, count: number, fixMiddle = false): void {
  const { shelfBoard } = cabinet
  const free = to - from - count * shelfBoard
  for (let i = 1; i <= count; i++) {
    const y = from + Math.round((free * i) / (count + 1)) + (i - 1) * shelfBoard
    if (fixMiddle && i === Math.ceil(count / 2)) fixed(cabinet, column, y)
    else loose(cabinet, column, y)
  }
}

/** Shoes in rows of 190 mm with their shelf, up to half the height and six rows; gives where they end. */
export function shoes(cabinet: Cabinet, column: Column, [from, to]: Range): number {
  const pitch = 190
  const rows = Math.min(6, Math.max(2, Math.floor((to - from) / 2 / pitch)))
  for (let i = 1; i < rows; i++) loose(cabinet, column, from + i * pitch - cabinet.shelfBoard, 'Balda zapatera')
  fixed(cabinet, column, from + rows * pitch - cabinet.shelfBoard)
  return from + rows * pitch
}

/** Thickness of what stands between drawers and uprights, so that they pass the open door and its hinges. */
export const filler = carcassBoard
