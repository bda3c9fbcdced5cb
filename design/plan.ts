import type { Content, Design, Kind } from './design.ts'
import { carcassBoard, coatsOuterHeight } from './limits.ts'
import { carcassOf, materials } from './materials.ts'
import { half, type Module, place, showsFronts } from './place.ts'
import { widestLeaf } from './rules/hinges.ts'
import { loads, widestSpan } from './rules/sag.ts'
import { leavesFor } from './rules/sliding.ts'

export type Plan = {
  modules: Module[]
  shelfBoard: number
  /** Of each column, where it has doors: all columns alike. Of the whole piece where they slide. */
  leaves: number
  reasons: string[]
}

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

/** Clear width of the widest of `count` columns, mm; see place.ts for what is equal. */
const clearWidth = (design: Design, count: number) => {
  const { kind, width } = design
  const modules = modulesOf(kind, count)
  if (!showsFronts(design)) return Math.ceil((width - carcassBoard * (count + modules)) / count)
  const most = Math.ceil(count / modules)
  return Math.ceil(width / count) - (most === 1 ? 2 * carcassBoard : most === 2 ? carcassBoard + half : carcassBoard)
}

/** From the middle of an upright to the middle of the next, at most, mm. */
const pitchOf = (design: Design, count: number) =>
  showsFronts(design) ? Math.ceil(design.width / count) : clearWidth(design, count) + 2 * carcassBoard

/**
 * Divides the width. Left alone, as few columns as the usual shelves can span; with a number given, thicker shelves
 * first, and more columns only when the thickest does not do. In this order nothing gets cheaper when the width grows.
 */
export function planColumns(design: Design): Plan {
  const { count, shelfBoard, leaves, limit } = countColumns(design)
  const asked = columnsAsked(design)
  const interior = contentsOf(design, count)
  return {
    modules: place(design, count, modulesOf(design.kind, count), interior),
    ...{ shelfBoard, leaves },
    reasons: asked ? explain(design, asked, count, shelfBoard, limit) : [],
  }
}

/** How many columns, and how thick their shelves. */
function countColumns(design: Design) {
  const { kind, fronts } = design
  const load = kind === 'libreria' ? loads.books : loads.household
  const limit = (board: number) => Math.min(widestColumn[kind], widestSpan(carcassOf(design), board, load))
  const asked = columnsAsked(design)
  const slides = fronts === 'correderas'
  const wanted = asked || (slides ? leavesFor(design.width) : 1)
  const needed = asked ? clearWidth(design, asked) : comfortable[kind]
  const shelfBoard = shelfBoards.find((board) => needed <= limit(board)) ?? 30
  const widest = limit(shelfBoard)
  const hinged = fronts !== 'abierto' && !slides
  // Where shelves span little more than a leaf is wide, a column gets one leaf, not two that are hardly wider than a hand.
  const oneLeaf = !asked && hinged && widest < 700
  const fits = (columns: number) =>
    clearWidth(design, columns) <= widest && !(oneLeaf && pitchOf(design, columns) > widestLeaf)
  let count = wanted
  while (!fits(count)) count++
  const divided = count > Math.max(2, wanted) && !oneLeaf
  const leaves = slides
    ? leavesFor(design.width, asked || count)
    : pitchOf(design, count) > widestLeaf || divided
      ? 2
      : 1
  return { count, shelfBoard, limit, leaves }
}

/** What the columns hold as they will be built, from left to right. */
export const plannedContents = (design: Design): Content[] => contentsOf(design, countColumns(design).count)

function explain(design: Design, asked: number, count: number, board: number, limit: (board: number) => number) {
  const wide = clearWidth(design, asked)
  const goods = design.kind === 'libreria' ? 'llena de libros' : 'cargada'
  const name = materials[carcassOf(design)].name
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
