import type { Content, Design, Kind } from './design.ts'
import { carcassBoard, coatsOuterHeight } from './limits.ts'
import { boardOf, materials } from './materials.ts'
import { widestLeaf } from './rules/hinges.ts'
import { loads, widestSpan } from './rules/sag.ts'

type Range = [number, number]

/** A column between two uprights: x of its clear width, mm. */
export type Column = { from: number; to: number; content: Content; first: boolean; last: boolean }

/** A carcass of its own, from side to side. */
export type Module = { from: number; to: number; columns: Column[] }

export type Plan = {
  modules: Module[]
  shelfBoard: number
  /** From the middle of an upright to the middle of the next, at most, mm: what all doors are reckoned by. */
  pitch: number
  /** Of each column, where it has doors: all columns alike. */
  leaves: number
  reasons: string[]
}

/** What an upright in the middle of two fronts takes from the one on its right; the other gets the odd millimetre. */
const half = Math.floor(carcassBoard / 2)
const shelfBoards = [19, 25, 30]
/** The widest column that is asked for, mm: beyond it leaves get too wide, or three columns no longer come from a board. */
const widestColumn: Record<Kind, number> = { armario: 1000, libreria: 780, mesa: 0, aparador: 900 }
/** Left alone, shelves span this much if any board does: two leaves of 450 mm to a column of a wardrobe. */
const comfortable: Record<Kind, number> = { armario: 900, libreria: 0, mesa: 0, aparador: 0 }
/** Top and bottom are one part a module, and come from a board of 2440. */
const columnsPerModule: Record<Kind, number> = { armario: 2, libreria: 3, mesa: 1, aparador: 12 }

const modulesOf = (kind: Kind, columns: number) => Math.ceil(columns / columnsPerModule[kind])

/** Columns that the visitor asked for; 0 when it is left to the workshop. */
export const columnsAsked = ({ interior, columns }: Design) => interior.length || columns

/** Clear width of the widest of `count` columns, mm; see `edges` for what is equal. */
const clearWidth = ({ kind, width }: Design, count: number) => {
  const modules = modulesOf(kind, count)
  if (kind === 'libreria') return Math.ceil((width - carcassBoard * (count + modules)) / count)
  const most = Math.ceil(count / modules)
  return Math.ceil(width / count) - (most === 1 ? 2 * carcassBoard : most === 2 ? carcassBoard + half : carcassBoard)
}

/** From the middle of an upright to the middle of the next, at most, mm. */
const pitchOf = (design: Design, count: number) =>
  design.kind === 'libreria' ? clearWidth(design, count) + 2 * carcassBoard : Math.ceil(design.width / count)

/**
 * Divides the width. Left alone, as few columns as the usual shelves can span; with a number given, thicker shelves
 * first, and more columns only when the thickest does not do. In this order nothing gets cheaper when the width grows.
 */
export function planColumns(design: Design): Plan {
  const { kind, wood, fronts } = design
  const load = kind === 'libreria' ? loads.books : loads.household
  const limit = (board: number) => Math.min(widestColumn[kind], widestSpan(boardOf(wood), board, load))
  const asked = columnsAsked(design)
  const wanted = asked || 1
  const needed = asked ? clearWidth(design, asked) : comfortable[kind]
  const shelfBoard = shelfBoards.find((board) => needed <= limit(board)) ?? 30
  const widest = limit(shelfBoard)
  // Where shelves span little more than a leaf is wide, a column gets one leaf, not two that are hardly wider than a hand.
  const oneLeaf = !asked && fronts !== 'abierto' && widest < 700
  const fits = (columns: number) =>
    clearWidth(design, columns) <= widest && !(oneLeaf && pitchOf(design, columns) > widestLeaf)
  let count = wanted
  while (!fits(count)) count++
  const pitch = pitchOf(design, count)
  const divided = count > Math.max(2, wanted) && !oneLeaf
  return {
    modules: place(design, count),
    ...{ shelfBoard, pitch, leaves: pitch > widestLeaf || divided ? 2 : 1 },
    reasons: asked ? explain(design, asked, count, shelfBoard, limit) : [],
  }
}

function explain(design: Design, asked: number, count: number, board: number, limit: (board: number) => number) {
  const wide = clearWidth(design, asked)
  const goods = design.kind === 'libreria' ? 'llena de libros' : 'cargada'
  const name = materials[boardOf(design.wood)].name
  const reasons: string[] = []
  if (board > carcassBoard)
    reasons.push(
      `Las baldas son de ${board} mm: una de ${carcassBoard} mm en ${name}, ${goods}, solo salva ${limit(carcassBoard)} mm sin combarse más de 1/300, y aquí el hueco pedido mide ${wide}.`,
    )
  if (count > asked)
    reasons.push(
      `Lleva ${count} columnas en lugar de ${asked}: el hueco mayor que admite este mueble con baldas de ${board} mm es de ${limit(board)} mm, y con ${asked} mediría ${wide}.`,
    )
  return reasons
}

function place(design: Design, count: number): Module[] {
  const modules = modulesOf(design.kind, count)
  const interior = contentsOf(design, count)
  const clear = design.kind === 'libreria' ? equalOpenings(design, count) : equalFronts(design, count)
  return Array.from({ length: modules }, (_, module) => {
    const [start, end] = [firstOf(module, modules, count), firstOf(module + 1, modules, count)]
    const columns = clear.slice(start, end).map(([from, to], i): Column => {
      const content = interior[start + i] as Content
      return { from, to, content, first: i === 0, last: start + i === end - 1 }
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
function equalOpenings({ kind, width }: Design, count: number): Range[] {
  const modules = modulesOf(kind, count)
  const free = width - carcassBoard * (count + modules)
  let x = 0
  return Array.from({ length: count }, (_, i) => {
    x += carcassBoard * (i > 0 && isSeam(i, modules, count) ? 2 : 1)
    const from = x
    x += shareOf(free, count, i)
    return [from, x]
  })
}

/** Wardrobe and sideboard show their fronts: all the same, so that columns beside a side are a little narrower. */
function equalFronts({ kind, width }: Design, count: number): Range[] {
  const modules = modulesOf(kind, count)
  let edge = 0
  return Array.from({ length: count }, (_, i) => {
    const left = isSeam(i, modules, count) ? carcassBoard : carcassBoard - half
    const right = isSeam(i + 1, modules, count) ? carcassBoard : half
    const from = edge + left
    edge += shareOf(width, count, i)
    return [from, edge - right]
  })
}

/** What each of `count` columns holds. One that had to be divided keeps its content on both sides. */
function contentsOf(design: Design, count: number): Content[] {
  const { interior } = design
  if (interior.length === 0) {
    const usual = usualContents(design)
    return Array.from({ length: count }, (_, i) => usual[i % usual.length] as Content)
  }
  return Array.from({ length: count }, (_, i) => interior[Math.floor((i * interior.length) / count)] as Content)
}

/** The workshop's own arrangement. */
function usualContents({ kind, height }: Design): Content[] {
  if (kind === 'aparador') return ['puertas', 'cajones', 'puertas']
  if (kind !== 'armario') return ['baldas']
  return [height < coatsOuterHeight ? 'camisas' : 'abrigos', 'cajones', 'camisas', 'baldas']
}
