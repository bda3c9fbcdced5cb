import { parseAddress } from '#design/address.ts'
import { fitDesign } from '#design/fit.ts'
import { furniture, materialName, sidesOf } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import type { Prices } from '#design/price.ts'

/** What a piece costs: all three measures in cm and what it is made of, as the price is reckoned. */
export type Reckoned = { measures: string; material: string; feminine: boolean; from: number; to: number }

/** As the design tool: the nearest that can be made. */
export function reckon(address: string, figures: string): Reckoned {
  const { design } = fitDesign(parseAddress(address).design)
  return {
    measures: sidesOf(design)
      .map((side) => (side / 10).toLocaleString('es-ES'))
      .join(' × '),
    material: materialName(design),
    feminine: furniture[design.kind].feminine,
    ...makePiece(design, JSON.parse(figures) as Prices).price,
  }
}
