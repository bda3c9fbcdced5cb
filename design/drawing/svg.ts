import type { Piece } from '../piece.ts'
import { dimensionSvg, figure, marginsOf, n } from './dimension.ts'
import type { Shape, Stroke, View } from './view.ts'
import { viewsOf } from './views.ts'
import { inColour, inGrain, type Paint, woodOf } from './wood.ts'

/** Lines as SVG; `width` and `height` are its natural size in px, at which its figures are 14 px high. */
export type Drawing = { id: View['id'] | 'pliego'; title: string; width: number; height: number; svg: string }

/** How wide a single view may be on a phone and how high the views may get, px. */
const phone = { width: 310, height: 250 }
/** Above each view of a sheet, for its name. */
export const nameRow = 24

const strokes: Record<Stroke, string> = {
  cut: 'stroke-width="1"',
  face: 'stroke-width="0.8"',
  back: 'stroke="none"',
  beyond: 'stroke-width="0.4"',
  edge: 'stroke-width="0.8"',
  hair: 'stroke-width="0.4"',
  dashed: 'stroke-width="0.5" stroke-dasharray="4 2.5"',
}
/** How strongly the wood's colour fills what is wood. */
const tints: Partial<Record<Stroke, number>> = { cut: 0.6, face: 0.42, back: 0.16, beyond: 0.05 }

/** What a drawing's wood is filled with: a tint of its colour, for a file of its own, or the photograph of the site. */
export type Filling = 'tint' | 'photograph'
export const paintOf = (piece: Piece, filling: Filling, id: string, scale: number): Paint =>
  filling === 'tint' ? inColour(woodOf(piece)) : inGrain(woodOf(piece), `${id}-${piece.kind}`, scale)

/** The views apart, all to one scale. Their lines have the colour of the text around them. */
export function drawingsOf(piece: Piece, filling: Filling = 'tint'): Drawing[] {
  const views = viewsOf(piece)
  const wide = (scale: number) => Math.max(...views.map((view) => sizeOf(view, scale).width))
  const high = Math.max(...views.map(({ height }) => height))
  const scale = largest((scale) => wide(scale) <= phone.width && high * scale <= phone.height)
  return views.map((view) => {
    const size = sizeOf(view, scale)
    const { left, top } = marginsOf(view)
    const { id, title } = view
    const paint = paintOf(piece, filling, id, scale)
    const content = paint.defs + group(view, { scale, x: left, y: top, paint })
    return { id, title, ...size, svg: svgOf({ title, ...size }, content) }
  })
}

/** The front alone, without measures: 10 mm to the px, so that pieces beside each other are to one scale. */
export function elevationOf(piece: Piece, paint = paintOf(piece, 'photograph', 'frente', 0.1)): Drawing {
  const [{ id, title, shapes }] = viewsOf(piece) as [View]
  const [width, height] = [piece.outer.width / 10, piece.outer.height / 10]
  const content = paint.defs + shapes.map((shape) => shapeSvg(shape, 0.1, paint)).join('')
  return { id, title, width, height, svg: svgOf({ title, width, height }, content) }
}

export type Size = { width: number; height: number }
type Place = { scale: number; x: number; y: number; paint: Paint; digit?: number }

/** The largest scale that fits, of sixteen to each doubling: between them a piece is seen to grow on the paper. */
export function largest(fits: (scale: number) => boolean): number {
  let step = 0
  while (!fits(2 ** (step / 16))) step -= 1
  return 2 ** (step / 16)
}

/** Of a view with its dimension lines, px. */
export function sizeOf(view: View, scale: number): Size {
  const { left, right, top, below } = marginsOf(view)
  return {
    width: Math.ceil(view.width * scale + left + right),
    height: Math.ceil(view.height * scale + top + below),
  }
}

export const svgOf = (
  { title, width, height }: Size & { title: string },
  content: string,
  field = `viewBox="0 0 ${width} ${height}"`,
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${field} role="img" aria-label="${title}" fill="none" stroke="currentColor" font-size="${figure}">${content}</svg>`

export const named = (view: View, place: Place) => name(view.title, place.x, place.y) + group(view, place)

const name = (text: string, x: number, y: number) =>
  `<text x="${x}" y="${y - 9}" fill="currentColor" stroke="none" opacity="0.7">${text}</text>`

function group(view: View, { scale, x, y, paint, digit }: Place): string {
  const size = { width: view.width * scale, height: view.height * scale }
  const content = [
    ...view.shapes.map((shape) => shapeSvg(shape, scale, paint)),
    ...view.dimensions.map((dimension) => dimensionSvg(dimension, size, scale, digit)),
  ]
  return `<g transform="translate(${x} ${y})">${content.join('')}</g>`
}

function shapeSvg(shape: Shape, scale: number, paint: Paint): string {
  const at = (value: number) => n(value * scale)
  const tint = tints[shape.stroke]
  const along = shape.kind === 'rect' && shape.dy > shape.dx ? 'y' : 'x'
  const fill = tint ? ` fill="${paint.fill(along)}" fill-opacity="${paint.strength(tint)}"` : ''
  const attributes = strokes[shape.stroke] + fill
  switch (shape.kind) {
    case 'rect':
      return `<rect x="${at(shape.x)}" y="${at(shape.y)}" width="${at(shape.dx)}" height="${at(shape.dy)}" ${attributes}/>`
    case 'line':
      return `<path d="M${at(shape.x1)} ${at(shape.y1)}L${at(shape.x2)} ${at(shape.y2)}" ${attributes}/>`
    case 'swing': {
      const free = shape.x + (shape.to === 'right' ? shape.radius : -shape.radius)
      const turn = shape.to === 'right' ? 1 : 0
      return `<path d="M${at(free)} ${at(shape.y)}A${at(shape.radius)} ${at(shape.radius)} 0 0 ${turn} ${at(shape.x)} ${at(shape.y + shape.radius)}" ${attributes}/>`
    }
  }
}
