import { elevationOf } from '#design/drawing/svg.ts'
import { kinds, startDesign } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import type { Prices } from '#design/price.ts'

/** Of the place of one piece, in the drawings' 10 mm. */
const place = { width: 270, height: 245 }
/** Wood is a thin shade of the lines' colour. */
const shade = { fill: () => '#000', strength: (tint: number) => tint / 4, defs: '' }

/** The fronts of all that can be designed, side by side on one floor and to one scale, as a file whose alpha is used. */
export function piecesFile(prices: Prices): string {
  const fronts = kinds.map((kind, i) => {
    const { svg, width, height } = elevationOf(makePiece(startDesign(kind), prices), shade)
    const x = place.width * (i + 0.5) - width / 2
    const at = `x="${x}" y="${place.height - height - 1}" width="${width}" height="${height}" overflow="visible"`
    return svg.replace('<svg', `<svg ${at}`)
  })
  const box = `viewBox="0 0 ${place.width * kinds.length} ${place.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${fronts.join('')}</svg>`
}
