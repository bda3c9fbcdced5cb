import { n } from '../../lines.tsx'
import { board, colour, eased, enlarged, primer } from './film.ts'

/** The front as it is: its edge above, its faces left and right. */
export const unit = 4 // per mm
export const front = { left: 34, right: 34 + board * unit, top: 120, low: 410 }

export const large = unit * enlarged
export const lens = { x: 394, y: 216, r: 200 }
export const far = { left: lens.x - lens.r, low: lens.y + lens.r }
/** Where the eased corner's centre lies in the lens; from it to the board's surface and to those of the coats. */
export const centre = { x: 302, y: 308 }
export const surface = eased * large
export const [first, second] = [primer, 2 * primer].map((coat) => surface + coat * large) as [number, number]
export const [under, outer] = [colour, 2 * colour].map((coat) => second + coat * large) as [number, number]

/** At an angle from the face, so far from the corner's centre: the numbers stand in the air before the coats. */
export function out(degrees: number, reach = outer + 40) {
  const angle = (degrees * Math.PI) / 180
  return [n(centre.x + reach * Math.cos(angle)), n(centre.y - reach * Math.sin(angle))] as const
}

/** The same number from 0 to 1 for the same k: no two fibres alike, and every build alike. */
export const stray = (k: number) => Math.abs(Math.sin(k * 12.9898) * 43758.5453) % 1
