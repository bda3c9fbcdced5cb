import type { Content, Design } from './design.ts'
import type { Plan } from './furniture.ts'
import { carcassBoard } from './limits.ts'
import { carcassOf } from './materials.ts'
import { centimetres } from './names.ts'
import { half, type Module, place } from './place.ts'
import { widestLeaf } from './rules/hinges.ts'
import { loads, widestSpan } from './rules/sag.ts'
import { leavesFor } from './rules/sliding.ts'

export type Columns = {
  modules: Module[]
  shelfBoard: number
  /** Of each column, where it has doors: all columns alike. Of the whole piece where they slide. */
  leaves: number
  reasons: string[]
}

const shelfBoards = [19, 25, 30]
const modulesOf = ({ columnsPerModule }: Plan, columns: number) => Math.ceil(columns / columnsPerModule)

/** Columns that the visitor asked for; 0 when it is left to the workshop. */
export const columnsAsked = ({ interior, columns }: Design) => interior.length || columns

/** Clear width of the widest of `count` columns, mm; see place.ts for what is equal. */
const clearWidth = (design: Design, plan: Plan, count: number) => {
  const { width } = design
  const modules = modulesOf(plan, count)
  if (plan.equal(design) === 'openings') return Math.ceil((width - carcassBoard * (count + modules)) / count)
  const most = Math.ceil(count / modules)
  return Math.ceil(width / count) - (most === 1 ? 2 * carcassBoard : most === 2 ? carcassBoard + half : carcassBoard)
}

/** From the middle of an upright to the middle of the next, at most, mm. */
const pitchOf = (design: Design, plan: Plan, count: number) =>
  plan.equal(design) === 'openings'
    ? clearWidth(design, plan, count) + 2 * carcassBoard
    : Math.ceil(design.width / count)

/**
 * Divides the width. Left alone, as few columns as the usual shelves can span; with a number given, thicker shelves
 * first, and more columns only when the thickest does not do. In this order nothing gets cheaper when the width grows.
 */
export function planColumns(design: Design, plan: Plan): Columns {
  const counted = countColumns(design, plan)
  const { count, shelfBoard, leaves } = counted
  return {
    modules: place(design, plan.equal(design), modulesOf(plan, count), contentsOf(design, plan, count)),
    ...{ shelfBoard, leaves },
    reasons: explain(design, plan, counted),
  }
}

/** How many columns, and how thick their shelves. */
function countColumns(design: Design, plan: Plan) {
  const { fronts } = design
  const load = plan.books ? loads.books : loads.household
  const limit = (board: number) => Math.min(plan.widestColumn, widestSpan(carcassOf(design), board, load))
  const asked = columnsAsked(design)
  const slides = fronts === 'correderas'
  const wanted = asked || (slides ? leavesFor(design.width) : 1)
  const needed = asked ? clearWidth(design, plan, asked) : plan.comfortable
  const shelfBoard = shelfBoards.find((board) => needed <= limit(board)) ?? 30
  const widest = limit(shelfBoard)
  const hinged = fronts !== 'abierto' && !slides
  // Where shelves span little more than a leaf is wide, a column gets one leaf, not two that are hardly wider than a hand.
  const oneLeaf = !asked && hinged && widest < 700
  const fits = (columns: number) =>
    clearWidth(design, plan, columns) <= widest && !(oneLeaf && pitchOf(design, plan, columns) > widestLeaf)
  let count = wanted
  while (!fits(count)) count++
  const divided = count > Math.max(2, wanted) && !oneLeaf
  const leaves = slides
    ? leavesFor(design.width, asked || count)
    : pitchOf(design, plan, count) > widestLeaf || divided
      ? 2
      : 1
  return { count, shelfBoard, limit, leaves }
}

/** What the columns hold as they will be built, from left to right. */
export const plannedContents = (design: Design, plan: Plan): Content[] =>
  contentsOf(design, plan, countColumns(design, plan).count)

type Counted = ReturnType<typeof countColumns>

function explain(design: Design, plan: Plan, { count, shelfBoard: board, limit }: Counted) {
  const asked = columnsAsked(design)
  if (!asked) return []
  const wide = clearWidth(design, plan, asked)
  const goods = plan.books ? 'llena de libros' : 'cargada'
  const reasons = [
    board > carcassBoard &&
      `Las baldas son de ${board} mm: con ${carcassBoard} mm, ${goods}, una no aguanta recta más de ${centimetres(limit(carcassBoard))} cm, y aquí el hueco mide ${centimetres(wide)}.`,
    count > asked &&
      `Lleva ${count} columnas en lugar de ${asked}: con baldas de ${board} mm el hueco no puede pasar de ${centimetres(limit(board))} cm, y con ${asked === 1 ? 'una columna' : `${asked} columnas`} mediría ${centimetres(wide)}.`,
  ]
  return reasons.filter((text) => text !== false)
}

/** What each of `count` columns holds. One that had to be divided keeps its content on both sides. */
function contentsOf(design: Design, plan: Plan, count: number): Content[] {
  const { interior } = design
  if (interior.length === 0) {
    const usual = plan.contents(design)
    return Array.from({ length: count }, (_, i) => usual[i % usual.length] as Content)
  }
  return Array.from({ length: count }, (_, i) => interior[Math.floor((i * interior.length) / count)] as Content)
}
