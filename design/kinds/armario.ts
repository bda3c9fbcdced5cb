import type { Design } from '../design.ts'
import type { Furniture, Plan } from '../furniture.ts'
import { buildCabinet } from '../joinery/cabinet.ts'
import { type Cabinet, frontZone, insideOf } from '../joinery/carcass.ts'
import { buildDoors } from '../joinery/doors.ts'
import { innerDrawers } from '../joinery/drawers.ts'
import { fillersOf, insideOpening } from '../joinery/niche.ts'
import { hang } from '../joinery/rails.ts'
import { clothesPitch, fixed, judgedShelf, shelvesFor, shoes, spread } from '../joinery/shelves.ts'
import { backBoard, coatsHeight, gap, hangingDepth, highestRail, railDrop } from '../limits.ts'
import type { Column, Range } from '../place.ts'
import { plannedContents } from '../plan.ts'

/** The most that is left clear between shelves at the top, mm. */
const topPitch = 450
/** The least above a rail for which there is a shelf, mm. */
const leastAbove = 180
/** One rail of shirts, jackets or folded trousers, mm. */
const shirtsHeight = 1000
/** A wardrobe for coats is at least this high outside. */
const coatsOuterHeight = 2000
/** Carcass of a wardrobe with drawers, mm: the shortest runner, what it leaves behind it, its front and the doors' air. */
const shortestDrawer = 328

const plan: Plan = {
  // Two leaves of 450 mm to a column.
  ...{ widestColumn: 1000, comfortable: 900, columnsPerModule: 2, books: false },
  equal: () => 'bodies',
  contents: ({ height }) => [height < coatsOuterHeight ? 'camisas' : 'abrigos', 'cajones', 'camisas', 'baldas'],
}

export const armario: Furniture = {
  ...{ name: 'Armario', feminine: false, service: 'carpinteria', sheetHeight: 720, plan },
  choices: ['body', 'fronts', 'columns', 'interior', 'handle', 'placement', 'outOfSquare'],
  fronts: ['puertas', 'correderas', 'abierto'],
  // A whole wardrobe of solid wood is nothing this workshop makes by a formula.
  bodies: ['tablero', 'melamina'],
  contents: ['abrigos', 'camisas', 'frontal', 'baldas', 'cajones', 'zapatero'],
  ranges: {
    width: {
      ...{ from: 340, to: 6000 },
      low: 'un armario más estrecho no da para una puerta y unas baldas',
      high: 'a partir de 6 metros son dos armarios',
    },
    height: { from: 1200, to: 3000, low: 'por debajo no cuelga una camisa', high: 'por encima no llega nadie' },
    depth: {
      ...{ from: 300, to: 800 },
      low: 'con menos no cabe una pila de ropa doblada',
      high: 'con más se pierde lo del fondo',
    },
  },
  start: { width: 1800, height: 2400, depth: 600, wood: 'roble', fronts: 'puertas', handle: 'asa' },
  adjust(design, set) {
    const doors = frontZone(design)
    const asks = (content: Design['interior'][number]) => design.interior.includes(content)
    if (asks('abrigos') || asks('camisas'))
      set(
        'depth',
        Math.max(design.depth, hangingDepth + backBoard + doors),
        'las perchas miden 45 cm y las mangas sobresalen; con menos fondo, elige el colgador frontal',
      )
    if (plannedContents(insideOpening(design), plan).includes('cajones'))
      set('depth', Math.max(design.depth, shortestDrawer + doors), 'las guías de cajón más cortas miden 25 cm')
    if (asks('abrigos'))
      set(
        'height',
        Math.max(design.height, coatsOuterHeight + fillersOf(design).top),
        'una columna para abrigos pide 2 metros',
      )
  },
  build: (design, bench) => buildCabinet(design, bench, { plan, fill }),
}

function fill(cabinet: Cabinet, column: Column): void {
  for (const body of cabinet.bodies) {
    const inside = insideOf(body)
    if (body.upper) spread(cabinet, column, inside, shelvesFor(inside[1] - inside[0], topPitch))
    else fillColumn(cabinet, column, inside)
    if (cabinet.design.fronts === 'puertas') buildDoors(cabinet, column, [body.from, body.to - gap])
  }
}

function fillColumn(cabinet: Cabinet, column: Column, inside: Range): void {
  const [from, to] = inside
  const rest = (start: number) => spread(cabinet, column, [start, to], shelvesFor(to - start, clothesPitch))
  switch (column.content) {
    case 'abrigos':
    case 'frontal':
      coats(cabinet, column, inside)
      break
    case 'camisas':
      shirts(cabinet, column, inside)
      break
    case 'cajones':
      rest(innerDrawers(cabinet, column, inside))
      break
    case 'zapatero':
      rest(shoes(cabinet, column, inside))
      break
    default:
      spread(cabinet, column, inside, shelvesFor(to - from, clothesPitch), to - from > 1200)
  }
}

/** A rail; where there is room over 1.7 m of coats, a shelf for hats over it. */
function coats(cabinet: Cabinet, column: Column, [from, to]: Range): void {
  const shelf = from + coatsHeight
  const hats = to - shelf >= judgedShelf + 250
  hang(cabinet, column, hats ? shelf : to)
  if (hats) shelvesAbove(cabinet, column, [shelf, to])
}

/** Two rails, each with a metre, where two metres are clear; else one. Over what a hand reaches there are shelves. */
function shirts(cabinet: Cabinet, column: Column, [from, to]: Range): void {
  const upper = Math.min(to, highestRail + railDrop)
  hang(cabinet, column, upper)
  if (to - upper >= judgedShelf + leastAbove) shelvesAbove(cabinet, column, [upper, to])
  if (to - from < 2 * shirtsHeight + judgedShelf) return
  hang(cabinet, column, from + shirtsHeight)
  fixed(cabinet, column, from + shirtsHeight)
}

/** A fixed shelf that carries a rail, and loose ones over it. */
function shelvesAbove(cabinet: Cabinet, column: Column, [from, to]: Range): void {
  fixed(cabinet, column, from)
  spread(cabinet, column, [from + cabinet.shelfBoard, to], shelvesFor(to - from - judgedShelf, 400))
}
