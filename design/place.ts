import type { Content, Size } from './design.ts'
import type { Plan } from './furniture.ts'
import { carcassBoard, gap, reveal } from './limits.ts'

export type Range = [from: number, to: number]

/**
 * A column between two uprights: x of its clear width, mm. `nominal`: the clear width of the narrowest of its kind, which
 * loose shelves, backs and drawers are cut to, so that a millimetre makes no further part.
 */
export type Column = {
  from: number
  to: number
  nominal: number
  content: Content
  first: boolean
  last: boolean
  /** Where its fronts begin and end, all fronts of a piece being equally wide. */
  face: Range
}

/** A carcass of its own, from side to side. */
export type Module = { from: number; to: number; columns: Column[] }

/** What an upright in the middle of two fronts takes from the one on its right; the other gets the odd millimetre. */
export const half = Math.floor(carcassBoard / 2)

/** The carcasses of `interior`'s columns, `modules` of them. */
export function place(
  { width }: Size,
  equal: ReturnType<Plan['equal']>,
  modules: number,
  interior: Content[],
): Module[] {
  const count = interior.length
  const clear = { bodies: equalBodies, fronts: equalFronts, openings: equalOpenings }[equal](width, count, modules)
  const faces = equalFaces(width, count)
  const nominal = ([from, to]: Range) =>
    Math.min(...clear.map(([a, b]) => b - a).filter((wide) => Math.abs(wide - (to - from)) <= 1))
  return Array.from({ length: modules }, (_, module) => {
    const [start, end] = [firstOf(module, modules, count), firstOf(module + 1, modules, count)]
    const columns = clear.slice(start, end).map(([from, to], i): Column => {
      const [content, face] = [interior[start + i] as Content, faces[start + i] as Range]
      return { from, to, nominal: nominal([from, to]), content, first: i === 0, last: start + i === end - 1, face }
    })
    const [first, last] = [clear[start], clear[end - 1]] as [Range, Range]
    return { from: first[0] - carcassBoard, to: last[1] + carcassBoard, columns }
  })
}

/** The column with which a module begins. */
const firstOf = (module: number, modules: number, count: number) => Math.floor((count * module) / modules)

/** Between two columns stand two sides where modules meet, else one upright. */
const isSeam = (column: number, modules: number, count: number) =>
  Array.from({ length: modules + 1 }, (_, module) => firstOf(module, modules, count)).includes(column)

/** Whole millimetres: what is over goes to the first, so that no share shrinks when the whole grows. */
const shareOf = (whole: number, count: number, i: number) => Math.floor(whole / count) + (i < whole % count ? 1 : 0)

/** A bookcase shows its openings: all the same. */
function equalOpenings(width: number, count: number, modules: number): Range[] {
  const free = width - carcassBoard * (count + modules)
  let x = 0
  return Array.from({ length: count }, (_, i) => {
    x += carcassBoard * (i > 0 && isSeam(i, modules, count) ? 2 : 1)
    const from = x
    x += shareOf(free, count, i)
    return [from, x]
  })
}

/** A sideboard shows its fronts: uprights stand behind the joints. */
function equalFronts(width: number, count: number, modules: number): Range[] {
  let edge = 0
  return Array.from({ length: count }, (_, i) => {
    const left = isSeam(i, modules, count) ? carcassBoard : carcassBoard - half
    const right = isSeam(i + 1, modules, count) ? carcassBoard : half
    const from = edge + left
    edge += shareOf(width, count, i)
    return [from, edge - right]
  })
}

/**
 * A wardrobe: bodies of two columns, all alike, before them one of a single column when their number is odd. What does not
 * divide stays as air of a millimetre between bodies, where the joining screws hold a shim: so their parts are the same.
 */
function equalBodies(width: number, count: number): Range[] {
  const [pairs, single] = [Math.floor(count / 2), count % 2]
  const each = Math.floor(width / count)
  const over = width % count
  const alone = single && pairs > 0 ? each + (over > 0 ? 1 : 0) : single * width
  const double = single ? 2 * each + (over - 1 >= pairs ? 1 : 0) : Math.floor(width / Math.max(1, pairs))
  const air = width - alone - pairs * double
  const columns: Range[] = single ? [[carcassBoard, alone - carcassBoard]] : []
  let x = alone
  for (let i = 0; i < pairs; i++) {
    if (x > 0 && i + single <= air) x += 1
    const middle = x + carcassBoard + Math.ceil((double - 3 * carcassBoard) / 2)
    columns.push([x + carcassBoard, middle], [middle + carcassBoard, x + double - carcassBoard])
    x += double
  }
  return columns
}

/** Fronts equally wide over the whole width, 3 mm between them; what does not divide makes some of the gaps 4 mm. */
function equalFaces(width: number, count: number): Range[] {
  const free = width - 2 * reveal - gap * (count - 1)
  const each = Math.floor(free / count)
  const over = free % count
  return Array.from({ length: count }, (_, i) => {
    const from = reveal + i * (each + gap) + (count > 1 ? Math.round((i * over) / (count - 1)) : 0)
    return [from, from + each]
  })
}
