import { ringPath } from './ring-path.ts'

const bark = 178

/** A year's ring and the edge of the trunk at its end have one shape, so that the edge cuts between two rings. */
const shape = (a: number) => 1 + 0.05 * Math.sin(a * 2 + 0.6) + 0.025 * Math.sin(a * 3 + 1.2)

/** The end of a trunk as an image: a ring for each of the `years`, good years wider than bad ones. */
export function yearRings(years: number): string {
  const year = bark / years
  const rings = Array.from({ length: years }, (_, i) => {
    const radius = (i + 0.5 + 0.15 * Math.sin(i * 2.7)) * year
    // Neighbours bend alike, or they would touch; the pith is round.
    return ringPath((a) => radius * shape(a) + 0.2 * year * Math.min(1, i / 6) * Math.sin(a * 5 + i * 0.4))
  })
  return drawing(`<path fill="none" stroke="#000" stroke-width="1.2" d="${rings.join('')}"/>`)
}

/** The same trunk as one piece: what of it is shown of the rings has grown. */
export const trunk = () => drawing(`<path d="${ringPath((a) => bark * shape(a))}"/>`)

const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${content}</svg>`
