import type { Design } from './design.ts'
import { fitDesign } from './fit.ts'
import { Bench } from './joinery/bench.ts'
import { buildCabinet } from './joinery/cabinet.ts'
import { carcassDepth } from './joinery/carcass.ts'
import { buildTable } from './joinery/table.ts'
import { lowerBody, plinthRecess } from './limits.ts'
import type { Piece } from './piece.ts'
import { type Prices, sumUp } from './price.ts'
import { purchasesOf } from './purchase.ts'
import { massOf, stabilityOf } from './rules/stability.ts'

/** Everything about a design: parts with their places, hardware, mass, price. The nearest that can be built, if it cannot. */
export function makePiece(asked: Design, prices: Prices): Piece {
  const { design, notes } = fitDesign(asked)
  const { kind, width, height, depth } = design
  const bench = new Bench()
  const built = kind === 'mesa' ? { columns: [], reasons: buildTable(design, bench) } : buildCabinet(design, bench)
  const columns = built.columns.map(({ from, to, content }) => ({ from, to, content }))
  const { parts, items: hardware, operations, fixtures } = bench
  const pivot = kind === 'mesa' ? depth - 20 : carcassDepth(design) - plinthRecess
  const stability = stabilityOf(parts, design, pivot)
  return {
    ...{ kind, outer: { width, height, depth }, columns, parts, hardware, fixtures, operations, stability },
    mass: parts.reduce((sum, part) => sum + massOf(part), 0),
    warnings: [...notes.map(({ text }) => text), ...built.reasons, ...adviceOn(design, stability)],
    purchases: purchasesOf(parts),
    ...sumUp(design, { parts, hardware, operations }, prices),
  }
}

function adviceOn({ kind, height }: Design, stability: number): string[] {
  const advice: string[] = []
  if (height - 80 > 2400 && kind !== 'mesa')
    advice.push(
      `Va en dos cuerpos, uno de ${lowerBody} mm y otro encima: un costado entero no sale de un tablero de 2440 ni se levanta dentro de la habitación.`,
    )
  if (stability < 1)
    advice.push(
      `Hay que anclarlo a la pared, y las escuadras van incluidas: sin anclar, su estabilidad al vuelco es ${stability.toFixed(2).replace('.', ',')} y hace falta 1.`,
    )
  return advice
}
