import { usualFinish } from './address.ts'
import type { Design, Size } from './design.ts'
import {
  backBoard,
  carcassBoard,
  coatsOuterHeight,
  gap,
  hangingDepth,
  narrowestColumn,
  plinth,
  ranges,
} from './limits.ts'
import { columnsAsked } from './plan.ts'

export type Fitted = { design: Design; reasons: string[] }

const names: Record<keyof Size, string> = { width: 'ancho', height: 'alto', depth: 'fondo' }

/** The nearest design that can be built, and a Spanish sentence for each thing that had to change. */
export function fitDesign(asked: Design): Fitted {
  const design = { ...asked, interior: [...asked.interior] }
  const reasons: string[] = []
  const set = (field: keyof Size, value: number, why: string) => {
    if (design[field] === value) return
    reasons.push(`El ${names[field]} pasa de ${design[field]} a ${value} mm: ${why}.`)
    design[field] = value
  }
  fitMaterial(design, reasons)
  for (const field of ['width', 'height', 'depth'] as const) {
    const { from, to, why } = ranges[design.kind][field]
    set(field, Math.min(to, Math.max(from, design[field])), why)
  }
  if (design.kind === 'mesa') fitTable(design, set)
  else fitColumns(design, reasons, set)
  if (design.kind === 'armario') fitWardrobe(design, set)
  if (design.kind === 'libreria') fitShelves(design, reasons)
  return { design, reasons }
}

type Set = (field: keyof Size, value: number, why: string) => void

function fitMaterial(design: Design, reasons: string[]) {
  const usual = usualFinish(design)
  if (design.kind === 'mesa' && usual !== 'aceite') {
    reasons.push(
      `La mesa se hace en roble: ${design.wood === 'lacado' ? 'el lacado' : 'la melamina'} no aguanta el uso de un sobre.`,
    )
    design.wood = 'roble'
    if (design.finish !== 'barniz') design.finish = 'aceite'
    return
  }
  const possible = usual === 'aceite' ? ['aceite', 'barniz'] : [usual]
  if (possible.includes(design.finish)) return
  const why =
    usual === 'aceite'
      ? 'la madera se acaba al aceite o con barniz'
      : usual === 'laca'
        ? 'el DM se laca'
        : 'la melamina viene acabada'
  reasons.push(`El acabado pasa de ${design.finish} a ${usual}: ${why}.`)
  design.finish = usual
}

const fitTable = (design: Design, set: Set) =>
  set('depth', Math.min(design.depth, design.width), 'la veta corre a lo largo, así que el ancho es el lado mayor')

/** Columns that were asked for are kept, and the piece widened; more than the widest piece holds are left out. */
function fitColumns(design: Design, reasons: string[], set: Set) {
  const least = (count: number) => count * (narrowestColumn + 2 * carcassBoard)
  const asked = columnsAsked(design)
  let count = asked
  while (least(count) > ranges[design.kind].width.to) count--
  if (count < asked) {
    reasons.push(`Quedan ${count} columnas de ${asked}: no caben más en ${ranges[design.kind].width.to} mm.`)
    if (design.interior.length > 0) design.interior = design.interior.slice(0, count)
    else design.columns = count
  }
  if (count > 0)
    set(
      'width',
      Math.max(design.width, least(count)),
      `${count === 1 ? 'una columna pide' : `${count} columnas piden`} al menos ${narrowestColumn} mm libres cada una`,
    )
  if (design.kind === 'aparador' && (design.interior.length === 0 || design.interior.includes('cajones')))
    set('depth', Math.max(design.depth, 300), 'las guías de cajón más cortas miden 250 mm')
}

function fitWardrobe(design: Design, set: Set) {
  const doors = design.fronts === 'puertas' ? carcassBoard + gap : 0
  const hangs = design.interior.some((content) => content === 'abrigos' || content === 'camisas')
  if (hangs)
    set(
      'depth',
      Math.max(design.depth, hangingDepth + backBoard + doors),
      'las perchas miden 45 cm y las mangas sobresalen; con menos fondo, elige el colgador frontal',
    )
  if (design.interior.length === 0 || design.interior.includes('cajones'))
    set('depth', Math.max(design.depth, 350), 'las guías de cajón más cortas miden 250 mm')
  if (design.interior.includes('abrigos'))
    set('height', Math.max(design.height, coatsOuterHeight), 'una columna para abrigos pide 2 metros')
}

function fitShelves(design: Design, reasons: string[]) {
  const inside = design.height - plinth - 2 * carcassBoard
  const most = Math.max(1, Math.floor(inside / 180) - 1)
  if (design.shelves <= most) return
  reasons.push(
    `Quedan ${most} baldas de ${design.shelves} por columna: entre dos tiene que caber un libro de bolsillo.`,
  )
  design.shelves = most
}
