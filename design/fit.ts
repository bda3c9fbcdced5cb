import { type Content, type Design, type Finish, finishesOf, type Size, woodsOf } from './design.ts'
import { frontZone } from './joinery/carcass.ts'
import { fillersOf, insideOpening } from './joinery/niche.ts'
import {
  backBoard,
  carcassBoard,
  coatsOuterHeight,
  frontHangerWidth,
  hangingDepth,
  mostOutOfSquare,
  narrowestColumn,
  narrowestSliding,
  plinth,
  ranges,
} from './limits.ts'
import { centimetres } from './names.ts'
import { columnsAsked, plannedContents } from './plan.ts'

/** What had to change, and a Spanish sentence that says why. */
export type Note = { field: keyof Design; text: string }
export type Fitted = { design: Design; notes: Note[] }

const names: Record<keyof Size, string> = { width: 'ancho', height: 'alto', depth: 'fondo' }
const tableNames: typeof names = { width: 'largo', height: 'alto', depth: 'ancho' }

/** The nearest design that can be built, and a note for each thing that had to change. */
export function fitDesign(asked: Design): Fitted {
  const design = { ...asked, interior: [...asked.interior] }
  const notes: Note[] = []
  const set = (field: keyof Size, value: number, why: string) => {
    if (design[field] === value) return
    const name = (design.kind === 'mesa' ? tableNames : names)[field]
    const text = `El ${name} pasa de ${centimetres(design[field])} a ${centimetres(value)} cm: ${why}.`
    notes.push({ field, text })
    design[field] = value
  }
  fitMaterial(design, notes)
  fitOpening(design, notes)
  const { side, top } = fillersOf(design)
  const taken = { width: 2 * side, height: top, depth: 0 }
  for (const field of ['width', 'height', 'depth'] as const) {
    const { from, to, low, high } = ranges[design.kind][field]
    const least = from + taken[field]
    set(field, Math.min(to, Math.max(least, design[field])), design[field] < least ? low : high)
  }
  if (design.kind === 'mesa') fitTable(design, set)
  else fitColumns(design, notes, set)
  if (design.kind === 'armario') fitWardrobe(design, set)
  if (design.kind === 'libreria') fitShelves(design, notes)
  return { design, notes }
}

type Set = (field: keyof Size, value: number, why: string) => void

function fitMaterial(design: Design, notes: Note[]) {
  if (design.body === 'macizo' && (design.wood === 'lacado' || design.wood === 'melamina')) {
    const what = design.wood === 'lacado' ? 'el lacado' : 'la melamina'
    notes.push({ field: 'body', text: `El cuerpo se hace de tablero: ${what} no va sobre madera maciza.` })
    design.body = 'tablero'
  }
  if (!woodsOf(design.kind).includes(design.wood)) {
    const what = design.wood === 'lacado' ? 'el lacado' : 'la melamina'
    notes.push({ field: 'wood', text: `La mesa se hace en roble: ${what} no aguanta el uso de un sobre.` })
    design.wood = 'roble'
    if (design.finish !== 'barniz') design.finish = 'aceite'
    return
  }
  const possible = finishesOf(design.wood)
  if (possible.includes(design.finish)) return
  const [usual] = possible as [Finish]
  const why =
    usual === 'aceite'
      ? 'la madera se acaba al aceite o con barniz'
      : usual === 'laca'
        ? 'el DM se laca'
        : 'la melamina viene acabada'
  notes.push({ field: 'finish', text: `El acabado pasa de ${design.finish} a ${usual}: ${why}.` })
  design.finish = usual
}

/** What is out of square is the fillers' as far as they go; a piece that stands free has nothing to do with it. */
function fitOpening(design: Design, notes: Note[]) {
  if (design.placement === 'exento' || design.outOfSquare <= mostOutOfSquare) return
  const text = `El descuadre pasa de ${design.outOfSquare} a ${mostOutOfSquare} mm: con más, el remate se nota y antes se corrige la pared.`
  notes.push({ field: 'outOfSquare', text })
  design.outOfSquare = mostOutOfSquare
}

const fitTable = (design: Design, set: Set) =>
  set('depth', Math.min(design.depth, design.width), 'la veta corre a lo largo, y el largo es el lado mayor')

/** Columns that were asked for are kept, and the piece widened; more than the widest piece holds are left out. */
function fitColumns(design: Design, notes: Note[], set: Set) {
  const { side } = fillersOf(design)
  const clear = design.interior.includes('frontal') ? frontHangerWidth : narrowestColumn
  const least = (count: number) => count * (clear + 2 * carcassBoard) + 2 * side
  const asked = columnsAsked(design)
  let count = asked
  while (least(count) > ranges[design.kind].width.to) count--
  if (count < asked) {
    const text = `Quedan ${count} columnas de ${asked}: no caben más en ${centimetres(ranges[design.kind].width.to)} cm.`
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
  if (clear === frontHangerWidth) set('width', Math.max(design.width, least(holds(design).length)), why)
}

/** What the columns of the piece hold as it will be built. */
const holds = (design: Design): Content[] => plannedContents(insideOpening(design))

function fitWardrobe(design: Design, set: Set) {
  const doors = frontZone(design)
  const hangs = design.interior.some((content) => content === 'abrigos' || content === 'camisas')
  if (hangs)
    set(
      'depth',
      Math.max(design.depth, hangingDepth + backBoard + doors),
      'las perchas miden 45 cm y las mangas sobresalen; con menos fondo, elige el colgador frontal',
    )
  if (holds(design).includes('cajones'))
    set('depth', Math.max(design.depth, shortestDrawer + doors), 'las guías de cajón más cortas miden 25 cm')
  if (design.interior.includes('abrigos'))
    set(
      'height',
      Math.max(design.height, coatsOuterHeight + fillersOf(design).top),
      'una columna para abrigos pide 2 metros',
    )
}

/** Carcass of a wardrobe with drawers, mm: the shortest runner, what it leaves behind it, its front and the doors' air. */
const shortestDrawer = 328

function fitShelves(design: Design, notes: Note[]) {
  const inside = design.height - plinth - 2 * carcassBoard
  const most = Math.max(1, Math.floor(inside / 180) - 1)
  if (design.shelves <= most) return
  const text = `Quedan ${most} baldas de ${design.shelves} por columna: entre dos tiene que caber un libro de bolsillo.`
  notes.push({ field: 'shelves', text })
  design.shelves = most
}
