import { readFileSync } from 'node:fs'
import { elevationOf } from '#design/drawing/svg.ts'
import { inGrain, woodOf } from '#design/drawing/wood.ts'
import { kinds, startDesign } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import type { Prices } from '#design/price.ts'

/** Of the place of one piece, in the drawings' 10 mm. */
const place = { width: 270, height: 245 }

/** A picture's file can fetch no other: what it shows, it holds. */
const held = (svg: string) =>
  svg.replace(
    /href="(\/wood\/[^"]+)"/g,
    (_, file) => `href="data:image/webp;base64,${readFileSync(`public${file}`, 'base64')}"`,
  )

/** The fronts of all that can be designed, in their woods, side by side on one floor and to one scale. */
export function piecesFile(prices: Prices): string {
  const defs = new Set<string>()
  const fronts = kinds.map((kind, i) => {
    const piece = makePiece(startDesign(kind), prices)
    const paint = inGrain(woodOf(piece), 'p', 0.1)
    defs.add(paint.defs)
    const { svg, width, height } = elevationOf(piece, paint)
    const x = place.width * (i + 0.5) - width / 2
    const at = `x="${x}" y="${place.height - height - 1}" width="${width}" height="${height}" overflow="visible"`
    return svg.replace('<svg', `<svg ${at}`)
  })
  const box = `viewBox="0 0 ${place.width * kinds.length} ${place.height}"`
  return held(`<svg xmlns="http://www.w3.org/2000/svg" ${box} color="#1d1a15">${[...defs, ...fronts].join('')}</svg>`)
}
