import type { Design } from './design.ts'
import { fitDesign } from './fit.ts'
import { Bench } from './joinery/bench.ts'
import { buildFillers, fillersOf, insideOpening } from './joinery/niche.ts'
import { furniture } from './kinds.ts'
import { frontHangerWidth, lowerBody } from './limits.ts'
import { solidOf } from './materials.ts'
import { centimetres } from './names.ts'
import type { Piece } from './piece.ts'
import { type Prices, sumUp } from './price.ts'
import { purchasesOf } from './purchase.ts'
import { movementOf } from './rules/movement.ts'
import { massOf, stabilityOf } from './rules/stability.ts'

/** Everything about a design: parts with their places, hardware, mass, price. The nearest that can be built, if it cannot. */
export function makePiece(asked: Design, prices: Prices): Piece {
  const { design, notes } = fitDesign(asked)
  const { kind, width, height, depth } = design
  const bench = new Bench()
  const built = furniture[kind].build(insideOpening(design), bench)
  buildFillers(design, bench)
  const { side } = fillersOf(design)
  const columns = built.columns.map(({ from, to, content }) => ({ from: from + side, to: to + side, content }))
  const { parts, items: hardware, operations, fixtures } = bench
  const stability = stabilityOf(parts, design, built.pivot)
  return {
    ...{ kind, outer: { width, height, depth }, columns, parts, hardware, fixtures, operations, stability },
    mass: parts.reduce((sum, part) => sum + massOf(part), 0),
    warnings: [...notes.map(({ text }) => text), ...built.reasons, ...adviceOn(design, stability, bench)],
    purchases: purchasesOf(parts),
    ...sumUp(design, { parts, hardware, operations }, prices),
  }
}

function adviceOn({ kind, height, wood, body, depth }: Design, stability: number, { items }: Bench): string[] {
  const o = furniture[kind].feminine ? 'a' : 'o'
  const movement = () => Math.ceil(movementOf(solidOf(wood), depth))
  const advice = [
    height - 80 > 2400 &&
      `Va en dos cuerpos, uno de ${centimetres(lowerBody)} cm y otro encima: un costado entero no se puede levantar dentro de la habitación.`,
    items.some(({ id }) => id === 'hook') &&
      `Lleva ganchos en lugar de barra: una percha mide 45 cm y aquí no cabe ni de lado ni de frente. De frente pide ${centimetres(frontHangerWidth)} cm libres en la columna.`,
    body === 'macizo' &&
      `El cuerpo macizo, de ${centimetres(depth)} cm de fondo, crece y mengua hasta ${movement()}\u00a0mm a lo largo del año: la trasera va en ranura, sin encolar. Puertas y trasera son rechapadas, porque una hoja maciza de una pieza se alabea.`,
    stability < 1 &&
      `Hay que anclarl${o} a la pared; las escuadras van incluidas. Suelt${o} y con todo abierto, se vuelca si se cuelga un niño.`,
  ]
  return advice.filter((text) => text !== false)
}
