import type { Piece } from '../piece.ts'
import type { Dimension, Shape, Stroke, View } from './view.ts'
import { viewsOf } from './views.ts'

/** Lines as SVG; `width` and `height` are its natural size in px, at which its figures are 11 px high. */
export type Drawing = { id: View['id'] | 'pliego'; title: string; width: number; height: number; svg: string }

/** A phone's width without its margins, and how high the views may get, px. */
const phone = { width: 328, height: 250 }
/** All views on one sheet. */
const board = { width: 820, height: 660, gap: 28 }
const row = 17
const margin = { left: 24, right: 24, top: 6, below: 8 }
/** Above each view of the board, for its name. */
const nameRow = 26

const strokes: Record<Stroke, string> = {
  cut: 'stroke-width="1.1" fill="currentColor" fill-opacity="0.09"',
  edge: 'stroke-width="0.8"',
  hair: 'stroke-width="0.4"',
  dashed: 'stroke-width="0.6" stroke-dasharray="4 2.5"',
}

/** The views apart, all to one scale. They have the colour of the text around them, and no other. */
export function drawingsOf(piece: Piece): Drawing[] {
  const views = viewsOf(piece)
  const wide = Math.max(...views.map(({ width }) => width))
  const high = Math.max(...views.map(({ height }) => height))
  const scale = stepped(Math.min((phone.width - margin.left - margin.right) / wide, phone.height / high))
  return views.map((view) => {
    const { width, height } = sizeOf(view, scale)
    const { id, title } = view
    return {
      id,
      title,
      width,
      height,
      svg: svgOf({ title, width, height }, group(view, scale, margin.left, margin.top)),
    }
  })
}

/** The views on one sheet of constant size, as on a drawing board: the section beside the front, the plan under it. */
export function boardOf(piece: Piece): Drawing {
  const [front, section, plan] = viewsOf(piece) as [View, View, View]
  const around = sizeOf({ ...front, width: 0, height: 0 }, 1)
  const under = sizeOf({ ...plan, width: 0, height: 0 }, 1)
  const free = {
    width: board.width - 2 * around.width - board.gap,
    height: board.height - around.height - under.height - 2 * nameRow,
  }
  const scale = stepped(
    Math.min(free.width / (front.width + section.width), free.height / (front.height + plan.height)),
  )
  const [first, second, third] = [front, section, plan].map((view) => sizeOf(view, scale)) as [Size, Size, Size]
  const left = Math.floor((board.width - first.width - board.gap - second.width) / 2) + margin.left
  // Nearer to the head of the sheet than to its foot.
  const top = Math.floor((board.height - first.height - third.height - 2 * nameRow) / 4) + nameRow
  const right = left + first.width + board.gap
  const below = top + first.height + nameRow
  const content = [
    named(front, scale, left, top),
    named(section, scale, right, top),
    named(plan, scale, left, below),
  ].join('')
  const { width, height } = board
  const title = 'Alzado, sección y planta'
  return { id: 'pliego', title, width, height, svg: svgOf({ title, width, height }, content) }
}

/** The front alone, without measures: 10 mm to the px, so that pieces beside each other are to one scale. */
export function elevationOf(piece: Piece): Drawing {
  const [{ id, title, shapes }] = viewsOf(piece) as [View]
  const [width, height] = [piece.outer.width / 10, piece.outer.height / 10]
  const content = shapes.map((shape) => shapeSvg(shape, 0.1)).join('')
  return { id, title, width, height, svg: svgOf({ title, width, height }, content) }
}

type Size = { width: number; height: number }

/** Three scales to each doubling: between them a piece is seen to grow on the paper. */
const stepped = (scale: number) => 2 ** (Math.floor(Math.log2(scale) * 3) / 3)

/** Of a view with its dimension lines, px. */
function sizeOf(view: View, scale: number): Size {
  const rows = 1 + Math.max(...view.dimensions.filter(({ side }) => side === 'below').map(({ row }) => row))
  return {
    width: Math.ceil(view.width * scale + margin.left + margin.right),
    height: Math.ceil(view.height * scale + margin.top + margin.below + rows * row),
  }
}

const svgOf = ({ title, width, height }: Size & { title: string }, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" fill="none" stroke="currentColor" font-size="11">${content}</svg>`

const named = (view: View, scale: number, x: number, y: number) =>
  `<text x="${x}" y="${y - 9}" fill="currentColor" stroke="none" opacity="0.7">${view.title}</text>${group(view, scale, x, y)}`

function group(view: View, scale: number, x: number, y: number): string {
  const size = { width: view.width * scale, height: view.height * scale }
  const content = [
    ...view.shapes.map((shape) => shapeSvg(shape, scale)),
    ...view.dimensions.map((dimension) => dimensionSvg(dimension, size, scale)),
  ]
  return `<g transform="translate(${x} ${y})">${content.join('')}</g>`
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
 * A hairline with a stroke across each end, as on a bench drawing, and the measure in mm; left out where it has no room,
 * unless it is the whole piece's, which says of what it is the measure.
 */
function dimensionSvg({ side, from, to, row: line, outer }: Dimension, size: Size, scale: number): string {
  const [a, b] = [from * scale, to * scale]
  const text = String(to - from)
  if (!outer && b - a < text.length * digit + 2) return ''
  const place = { below: size.height + 14 + line * row, left: -9, right: size.width + 9 }[side]
  const middle = n((a + b) / 2)
  const mark = outer ? ` data-measure="${outer}"` : ''
  if (side === 'below')
    return `<g${mark}><path d="M${n(a)} ${n(place)}H${n(b)}${tick(a, place)}${tick(b, place)}M${n(a)} ${n(place - 4)}v8M${n(b)} ${n(place - 4)}v8" stroke-width="0.4"/>${label(text, `x="${middle}" y="${n(place - 2.5)}"`)}</g>`
  const turned = side === 'left' ? place - 2.5 : place + 10
  return `<g${mark}><path d="M${n(place)} ${n(a)}V${n(b)}${tick(place, a)}${tick(place, b)}M${n(place - 4)} ${n(a)}h8M${n(place - 4)} ${n(b)}h8" stroke-width="0.4"/>${label(text, `transform="translate(${n(turned)} ${middle}) rotate(-90)"`)}</g>`
}

const tick = (x: number, y: number) => `M${n(x - 2.5)} ${n(y + 2.5)}l5 -5`

const label = (text: string, place: string) =>
  `<text ${place} text-anchor="middle" fill="currentColor" stroke="none">${text}</text>`
