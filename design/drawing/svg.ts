import type { Piece } from '../piece.ts'
import type { Dimension, Shape, Stroke, View } from './view.ts'
import { viewsOf } from './views.ts'

/** One view as SVG; `width` and `height` are its natural size in px, at which its figures are 11 px high. */
export type Drawing = { id: View['id']; title: string; width: number; height: number; svg: string }

/** A phone's width without its margins, and how high a drawing may get, px. */
const sheet = { width: 328, height: 420 }
const row = 17
const margin = { left: 24, right: 24, top: 6, below: 8 }

const strokes: Record<Stroke, string> = {
  cut: 'stroke-width="1.1"',
  edge: 'stroke-width="0.8"',
  hair: 'stroke-width="0.4"',
  dashed: 'stroke-width="0.6" stroke-dasharray="4 2.5"',
}

/** The views, all to one scale. They have the colour of the text around them, and no other. */
export function drawingsOf(piece: Piece): Drawing[] {
  const views = viewsOf(piece)
  const wide = Math.max(...views.map(({ width }) => width))
  const high = Math.max(...views.map(({ height }) => height))
  const scale = Math.min((sheet.width - margin.left - margin.right) / wide, sheet.height / high)
  return views.map((view) => draw(view, scale))
}

function draw(view: View, scale: number): Drawing {
  const rows = 1 + Math.max(...view.dimensions.filter(({ side }) => side === 'below').map(({ row }) => row))
  const size = { width: view.width * scale, height: view.height * scale }
  const width = Math.ceil(size.width + margin.left + margin.right)
  const height = Math.ceil(size.height + margin.top + margin.below + rows * row)
  const content = [
    ...view.shapes.map((shape) => shapeSvg(shape, scale)),
    ...view.dimensions.map((dimension) => dimensionSvg(dimension, size, scale)),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${view.title}" fill="none" stroke="currentColor" font-size="11"><g transform="translate(${margin.left} ${margin.top})">${content.join('')}</g></svg>`
  return { id: view.id, title: view.title, width, height, svg }
}

const n = (value: number) => String(Math.round(value * 100) / 100)

function shapeSvg(shape: Shape, scale: number): string {
  const [attributes, at] = [strokes[shape.stroke], (value: number) => n(value * scale)]
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

/** About the width of a figure of 11 px. */
const digit = 6.3

/**
 * A hairline with a stroke across each end, as on a bench drawing, and the measure in mm; left out where it has no room, unless
 * it is the whole piece's. */
function dimensionSvg(
  { side, from, to, row: line, outer }: Dimension,
  size: { width: number; height: number },
  scale: number,
): string {
  const [a, b] = [from * scale, to * scale]
  const text = String(to - from)
  if (!outer && b - a < text.length * digit + 2) return ''
  const place = { below: size.height + 14 + line * row, left: -9, right: size.width + 9 }[side]
  const middle = n((a + b) / 2)
  if (side === 'below')
    return `<path d="M${n(a)} ${n(place)}H${n(b)}${tick(a, place)}${tick(b, place)}M${n(a)} ${n(place - 4)}v8M${n(b)} ${n(place - 4)}v8" stroke-width="0.4"/>${label(text, `x="${middle}" y="${n(place - 2.5)}"`)}`
  const turned = side === 'left' ? place - 2.5 : place + 10
  return `<path d="M${n(place)} ${n(a)}V${n(b)}${tick(place, a)}${tick(place, b)}M${n(place - 4)} ${n(a)}h8M${n(place - 4)} ${n(b)}h8" stroke-width="0.4"/>${label(text, `transform="translate(${n(turned)} ${middle}) rotate(-90)"`)}`
}

const tick = (x: number, y: number) => `M${n(x - 2.5)} ${n(y + 2.5)}l5 -5`

const label = (text: string, place: string) =>
  `<text ${place} text-anchor="middle" fill="currentColor" stroke="none">${text}</text>`
