import { parseAddress } from '#design/address.ts'
import type { Design } from '#design/design.ts'
import { makePiece } from '#design/make-piece.ts'
import type { Prices } from '#design/price.ts'
import { lengthOf } from './drawn.ts'

/** What a piece costs with the measures that are given; `measures` are all three in cm, as the price is reckoned. */
export type Reckoned = { measures: string; from: number; to: number }

/** Undefined where no measure can be read. `given`: a line for each, in the order of the drawing. */
export function reckon(address: string, given: string, figures: string): Reckoned | undefined {
  const { design } = parseAddress(address)
  const sides = sidesOf(design)
  const lengths = given.split('\n').map(lengthOf)
  if (lengths.every((length) => length === undefined)) return undefined
  const measured = Object.fromEntries(sides.flatMap((side, i) => (lengths[i] ? [[side, lengths[i]]] : [])))
  const { outer, price } = makePiece({ ...design, ...measured }, JSON.parse(figures) as Prices)
  return { measures: sides.map((side) => (outer[side] / 10).toLocaleString('es-ES')).join(' × '), ...price }
}

/** A table is asked for its length, its width and then its height. */
const sidesOf = ({ kind }: Design) =>
  kind === 'mesa' ? (['width', 'depth', 'height'] as const) : (['width', 'height', 'depth'] as const)
