import { type Design, type Finish, finishesOf } from './design.ts'
import type { Note, Plan, SetSize } from './furniture.ts'
import { fillersOf, insideOpening } from './joinery/niche.ts'
import { furniture, sideNames, woodsOf } from './kinds.ts'
import { carcassBoard, frontHangerWidth, maxOutOfSquare, narrowestColumn, narrowestSliding } from './limits.ts'
import { centimetres } from './names.ts'
import { columnsAsked, plannedContents } from './plan.ts'

export type Fitted = { design: Design; notes: Note[] }

/** The nearest design that can be built, and a note for each thing that had to change. */
export function fitDesign(asked: Design): Fitted {
  const design = { ...asked, interior: [...asked.interior] }
  const notes: Note[] = []
  const { ranges, plan, adjust } = furniture[design.kind]
  const set: SetSize = (field, value, why) => {
    if (design[field] === value) return
    const text = `El ${sideNames(design.kind)[field]} pasa de ${centimetres(design[field])} a ${centimetres(value)} cm: ${why}.`
    notes.push({ field, text })
    design[field] = value
  }
  fitMaterial(design, notes)
  fitOpening(design, notes)
  const { side, top } = fillersOf(design)
  const taken = { width: 2 * side, height: top, depth: 0 }
  for (const field of ['width', 'height', 'depth'] as const) {
    const { from, to, low, high } = ranges[field]
    const least = from + taken[field]
    set(field, Math.min(to, Math.max(least, design[field])), design[field] < least ? low : high)
  }
  if (plan) fitColumns(design, notes, set, { ...plan, widest: ranges.width.to })
  adjust?.(design, set, notes)
  return { design, notes }
}

function fitMaterial(design: Design, notes: Note[]) {
  const what = design.wood === 'lacado' ? 'el lacado' : 'la melamina'
  if (design.body === 'macizo' && (design.wood === 'lacado' || design.wood === 'melamina')) {
    notes.push({ field: 'body', text: `El cuerpo se hace de tablero: ${what} no va sobre madera maciza.` })
    design.body = 'tablero'
  }
  if (!woodsOf(design.kind).includes(design.wood)) {
    const { feminine, name } = furniture[design.kind]
    const it = `${feminine ? 'La' : 'El'} ${name.toLowerCase()}`
    notes.push({ field: 'wood', text: `${it} se hace en roble: ${what} no aguanta el uso de un sobre.` })
    design.wood = 'roble'
    if (design.finish !== 'barniz') design.finish = 'aceite'
    return
  }
  const possible = finishesOf(design.wood)
  if (possible.includes(design.finish)) return
  const [usual] = possible as [Finish]
  const text =
    usual === 'aceite'
      ? 'El acabado será aceite: la madera lleva aceite o barniz.'
      : usual === 'laca'
        ? 'El acabado será laca: el DM siempre se laca.'
        : 'Va sin acabado: la melamina ya viene acabada.'
  notes.push({ field: 'finish', text })
  design.finish = usual
}

/** What is out of square is the fillers' as far as they go; a piece that stands free has nothing to do with it. */
function fitOpening(design: Design, notes: Note[]) {
  if (design.placement === 'exento' || design.outOfSquare <= maxOutOfSquare) return
  const text = `El descuadre pasa de ${design.outOfSquare} a ${maxOutOfSquare} mm: con más, el remate se nota y antes se corrige la pared.`
  notes.push({ field: 'outOfSquare', text })
  design.outOfSquare = maxOutOfSquare
}

/** Columns that were asked for are kept, and the piece widened; more than the widest piece holds are left out. */
function fitColumns(design: Design, notes: Note[], set: SetSize, plan: Plan & { widest: number }) {
  const { side } = fillersOf(design)
  const clear = design.interior.includes('frontal') ? frontHangerWidth : narrowestColumn
  const least = (count: number) => count * (clear + 2 * carcassBoard) + 2 * side
  const asked = columnsAsked(design)
  let count = asked
  while (least(count) > plan.widest) count--
  if (count < asked) {
    const text = `Quedan ${count} columnas de ${asked}: no caben más en ${centimetres(plan.widest)} cm.`
    notes.push({ field: 'columns', text })
    if (design.interior.length > 0) design.interior = design.interior.slice(0, count)
    else design.columns = count
  }
  const why =
    clear === frontHangerWidth
      ? `en un colgador frontal la percha, de 45 cm, va a lo ancho y pide ${centimetres(clear)} cm libres en cada columna`
      : `${count === 1 ? 'una columna pide' : `${count} columnas piden`} al menos ${centimetres(clear)} cm libres cada una`
  if (count > 0) set('width', Math.max(design.width, least(count)), why)
  if (design.fronts === 'correderas')
    set('width', Math.max(design.width, narrowestSliding + 2 * side), 'dos hojas más estrechas no dejan salir un cajón')
  // Where shelves do not span the columns that were asked for there are more of them, each with its hanger.
  if (clear === frontHangerWidth)
    set('width', Math.max(design.width, least(plannedContents(insideOpening(design), plan).length)), why)
}
