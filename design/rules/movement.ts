import { materials, type SolidId } from '../materials.ts'

/** Moisture of wood in a heated winter and in a damp spring on the plateau: 8 to 12 %. */
const seasons = 12 - 8

/** Millimetres by which a solid panel `width` mm across the grain swells and shrinks between the seasons. */
export const movementOf = (wood: SolidId, width: number) => (width * (materials[wood].movement ?? 0) * seasons) / 100

/** Fixings of a solid top that let it move: one each 400 mm along both aprons, at least three; two at each end. */
export const slidingClips = (length: number, width: number) =>
  2 * Math.max(3, Math.ceil(length / 400)) + 2 * Math.max(2, Math.ceil(width / 400))
