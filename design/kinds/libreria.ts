import type { Furniture, Plan } from '../furniture.ts'
import { buildCabinet } from '../joinery/cabinet.ts'
import { type Cabinet, insideOf } from '../joinery/carcass.ts'
import { buildDoors } from '../joinery/doors.ts'
import { fixed, judgedShelf, loose, spread } from '../joinery/shelves.ts'
import { carcassBoard, gap, plinth } from '../limits.ts'
import type { Column } from '../place.ts'

const plan: Plan = {
  ...{ widestColumn: 780, comfortable: 0, columnsPerModule: 3, books: true },
  equal: ({ fronts }) => (fronts === 'bajas' ? 'fronts' : 'openings'),
  contents: () => ['baldas'],
}

export const libreria: Furniture = {
  ...{ name: 'Librería', feminine: true, service: 'ebanisteria', sheetHeight: 720, plan },
  choices: ['body', 'fronts', 'columns', 'shelves', 'handle'],
  fronts: ['abierto', 'bajas'],
  bodies: ['tablero', 'macizo'],
  contents: [],
  ranges: {
    width: {
      ...{ from: 340, to: 6000 },
      low: 'más estrecha no se tiene de pie',
      high: 'es lo que se monta como una sola librería',
    },
    height: { from: 400, to: 3000, low: 'por debajo es un banco', high: 'por encima no llega nadie' },
    depth: {
      ...{ from: 180, to: 600 },
      low: 'un libro de bolsillo pide 18 cm',
      high: 'más de 60 cm esconde una fila detrás de otra',
    },
  },
  start: { width: 2400, height: 2200, depth: 320, wood: 'roble', fronts: 'abierto' },
  adjust(design, _, notes) {
    const inside = design.height - plinth - 2 * carcassBoard
    const max = Math.max(1, Math.floor(inside / 180) - 1)
    if (design.shelves <= max) return
    const text = `Quedan ${max} baldas de ${design.shelves} por columna: entre dos tiene que caber un libro de bolsillo.`
    notes.push({ field: 'shelves', text })
    design.shelves = max
  },
  build: (design, bench) => buildCabinet(design, bench, { plan, fill }),
}

/** As many shelves as leave an A4 book (297 mm) its place above shelves of up to 30 mm. */
const bookShelves = (height: number) => Math.max(0, Math.floor((height + 25) / 330) - 1)

function fill(cabinet: Cabinet, column: Column): void {
  const { design, bodies, shelfBoard } = cabinet
  for (const body of bodies) {
    const [bottom, to] = insideOf(body)
    let from = bottom
    if (design.fronts === 'bajas' && !body.upper) {
      const zone = Math.min(800, Math.floor((design.height - plinth) * 0.4))
      const top = body.from + zone
      buildDoors(cabinet, column, [body.from, top])
      fixed(cabinet, column, top + gap - shelfBoard)
      const upTo = top + gap - from
      if (upTo - judgedShelf > 350) loose(cabinet, column, from + Math.floor((upTo - 2 * shelfBoard) / 2))
      from = top + gap
    }
    const count = (!body.upper && design.shelves) || bookShelves(to - from)
    spread(cabinet, column, [from, to], count, from === bottom && to - from > 1200)
  }
}
