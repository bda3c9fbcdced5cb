import { parseAddress } from '#design/address.ts'
import { fitDesign } from '#design/fit.ts'
import { sidesOf } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import { woodNames } from '#design/names.ts'
import type { Prices } from '#design/price.ts'

/** What a piece costs: all three measures in cm and the wood, as the price is reckoned. */
export type Reckoned = { measures: string; wood: string; from: number; to: number }

/** As the design tool: the nearest that can be made. */
export function reckon(address: string, figures: string): Reckoned {
  const { design } = fitDesign(parseAddress(address).design)
  return {
    measures: sidesOf(design)
      .map((side) => (side / 10).toLocaleString('es-ES'))
      .join(' × '),
    wood: woodNames[design.wood].toLowerCase(),
    ...makePiece(design, JSON.parse(figures) as Prices).price,
  }
}
