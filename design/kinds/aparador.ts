import type { Furniture, Plan } from '../furniture.ts'
import { buildCabinet } from '../joinery/cabinet.ts'
import { type Cabinet, insideOf } from '../joinery/carcass.ts'
import { buildDoors } from '../joinery/doors.ts'
import { frontDrawers } from '../joinery/drawers.ts'
import { shelvesFor, spread } from '../joinery/shelves.ts'
import { gap, legHeight, plinth, sideboardTop } from '../limits.ts'
import type { Column } from '../place.ts'

/** The most that is left clear between shelves, mm: plates and glasses. */
const pitch = 320

const plan: Plan = {
  ...{ widestColumn: 900, comfortable: 0, columnsPerModule: 12, books: false },
  equal: () => 'fronts',
  contents: () => ['puertas', 'cajones', 'puertas'],
}

export const aparador: Furniture = {
  ...{ name: 'Aparador', feminine: false, service: 'ebanisteria', sheetHeight: 590, plan },
  choices: ['body', 'columns', 'interior', 'handle', 'base'],
  fronts: ['puertas'],
  bodies: ['tablero', 'macizo'],
  contents: ['puertas', 'cajones', 'baldas'],
  ranges: {
    width: {
      ...{ from: 640, to: 2400 },
      low: 'más estrecho es una mesilla',
      high: 'más largo, el sobre ya no sale de una pieza',
    },
    height: { from: 500, to: 1200, low: 'más bajo es un mueble de televisión', high: 'más alto es un armario' },
    depth: { from: 300, to: 600, low: 'un plato llano pide 30 cm', high: 'más de 60 cm no pasa por las puertas' },
  },
  start: { width: 1800, height: 800, depth: 450, wood: 'nogal', fronts: 'puertas', base: 'patas' },
  build: (design, bench) => {
    const from = design.base === 'patas' ? legHeight : plinth
    // Its top lies on everything, doors too.
    const bodies = [{ from, to: design.height - sideboardTop, upper: false, underTop: true }]
    return buildCabinet(design, bench, { plan, fill, bodies })
  },
}

function fill(cabinet: Cabinet, column: Column): void {
  for (const body of cabinet.bodies) {
    const [from, to] = insideOf(body)
    const face: [number, number] = [body.from, body.to - gap]
    if (column.content === 'cajones') frontDrawers(cabinet, column, face)
    else spread(cabinet, column, [from, to], shelvesFor(to - from, pitch))
    if (column.content === 'puertas') buildDoors(cabinet, column, face)
  }
}
