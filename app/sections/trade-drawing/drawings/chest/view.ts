import { n } from '../../lines.tsx'

/** Centimetres. */
export const width = 132
export const high = 58
export const depth = 52
const lid = 3.5
export const over = 2
export const plinth = 9
/** The top of the moulding on it. */
export const moulding = plinth + 2
export const stile = 9
const muntin = 8
export const bevel = 5
export const [start, end, top] = [over, width - over, high - lid]
export const field = { low: moulding + 7, top: top - 9, wide: (end - start - 2 * stile - muntin) / 2 }
export const fields = [start + stile, end - stile - field.wide]

export const unit = 3.54 // per cm
const [left, floor] = [58, 348]
/** What lies behind goes up and to the right, at half its depth. */
export const x = (cm: number, behind = 0) => n(left + (cm + behind * (Math.SQRT1_2 / 2)) * unit)
export const y = (cm: number, behind = 0) => n(floor - (cm + behind * (Math.SQRT1_2 / 2)) * unit)

export type Spot = readonly [x: number, y: number, behind?: number]
export const line = (...spots: Spot[]) =>
  `M${spots.map(([at, up, behind]) => `${x(at, behind)} ${y(up, behind)}`).join('L')}`
export const face = (...corners: Spot[]) => `${line(...corners)}Z`
export const box = (from: number, low: number, to: number, high: number) =>
  face([from, low], [to, low], [to, high], [from, high])
