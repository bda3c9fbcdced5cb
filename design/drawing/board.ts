import type { Finish } from '../design.ts'
import { furniture } from '../kinds.ts'
import type { Piece } from '../piece.ts'
import { digit, marginsOf, n } from './dimension.ts'
import { type Drawing, type Filling, largest, named, nameRow, paintOf, type Size, sizeOf, svgOf } from './svg.ts'
import { partsListOf, titleBlockOf } from './title-block.ts'
import type { View } from './view.ts'
import { shutView, viewsOf } from './views.ts'

type Views = [View, View, View]
type Sizes = [Size, Size, Size]
type Point = { x: number; y: number }
/** Where the views begin, and the title block's own corner, where nothing else stands. */
type Paper = Size & { side: number; top: number; block: Size }
type Lay = (sizes: Sizes, paper: Paper, air: number) => [Point, Point, Point]
type Options = {
  filling?: Filling
  /** What the title block says of it; left out where nobody has chosen. */
  finish?: Finish
  /** For a window that is wider than high, where the sheet stands over its controls. */
  low?: boolean
  /** On a page it takes what width there is, in the height that there is: the title block keeps its corner. */
  stretches?: boolean
}

const baseWidth = 760
const lowHeight = 460
const edge = { side: 20, top: 14, foot: 18 }
/** On a page more: the title block keeps off the frame, too, and over the views there is room for what turns the sheet. */
const onPage = { side: 28, top: 64 }
const inset = 16
const gap = 20
const listWidth = 224 // «10 × Testero de cajón» and its measures

/** As on a drawing board: the section beside the front, the plan under it; with air a little apart, and off the left edge. */
const crossed: Lay = ([front, section, plan], paper, air) => {
  const close = paper.side + Math.max(front.width, plan.width) + gap
  const spare = air * Math.max(0, paper.width - paper.side - section.width - close)
  const rest = air * (paper.height - paper.top - edge.foot - 2 * nameRow - front.height - plan.height)
  const [x, y] = [paper.side + spare, paper.top + nameRow + rest]
  return [
    { x, y },
    { x: close + 1.5 * spare, y },
    { x, y: y + front.height + nameRow + rest },
  ]
}

/** All beside each other, where there is more width than height. */
const lined: Lay = ([front, section, plan], paper, air) => {
  const spare = (air * (paper.width - 2 * paper.side - front.width - section.width - plan.width - 2 * gap)) / 1.5
  const y = paper.top + nameRow + (air * (paper.height - paper.top - edge.foot - nameRow - front.height)) / 2
  const second = paper.side + front.width + gap + spare
  return [
    { x: paper.side, y },
    { x: second, y },
    { x: second + section.width + gap + spare, y },
  ]
}

/** The piece shut, in the middle between its front, which keeps the one edge, and its section, which keeps the other. */
function spread(
  sizes: Sizes,
  places: Point[],
  shut: Size,
  { width, side }: Pick<Paper, 'width' | 'side'>,
): Point[] | undefined {
  const [front, section] = sizes
  const [first, second, plan] = places as [Point, Point, Point]
  const needed = front.width + shut.width + section.width + 2 * (side + gap)
  if (needed > width || plan.x !== first.x) return undefined
  const left = side
  const right = width - side - section.width
  const middle = (left + front.width + right - shut.width) / 2
  const at = [left, right, left, middle]
  return [first, second, plan, first].map(({ y }, i) => ({ x: at[i] as number, y }))
}

/** Under the shut piece and beside the plan, where the title block leaves a list its width. */
function listPlace(
  [, , plan, closed]: Point[],
  shut: Size,
  paper: Omit<Paper, 'side' | 'top'>,
): (Point & Size) | undefined {
  const margin = marginsOf({ dimensions: [] })
  const [x, y] = [(closed?.x ?? 0) + margin.left, (plan?.y ?? 0) + margin.top]
  const right = Math.min(x + Math.max(shut.width, listWidth), paper.width - paper.block.width - 1.5 * inset)
  return right - x >= listWidth ? { x, y, width: right - x, height: paper.height - edge.foot - y } : undefined
}

/**
 * The views on one sheet of constant size, in one scale, with a title block: laid out so that they are as large as they
 * can be. What one view measures the one beside it need not.
 */
export function boardOf(
  piece: Piece,
  { filling = 'tint', finish, low = false, stretches = false }: Options = {},
): Drawing {
  const [front, section, plan] = viewsOf(piece) as Views
  const height = low ? lowHeight : furniture[piece.kind].sheetHeight
  const isLarge = stretches && !low
  const { side, top } = isLarge ? onPage : edge
  const width = isLarge ? Math.max(baseWidth, 1.2 * height) : baseWidth
  const shut = isLarge ? shutView(piece) : undefined
  const three: Views = [front, without(section, 'height'), without(plan, 'width')]
  const views = shut ? [...three, shut] : three
  const scale = largest((scale) => placesAt(scale) !== undefined)
  const close = placesAt(scale) as Point[]
  const places = (shut && spread(sizesAt(scale), close, sizeOf(shut, scale), { width, side })) ?? close
  const { svg: block } = titleBlockOf(piece, scale, finish)
  const corner = cornerAt(scale)
  const paint = paintOf(piece, filling, low ? 'pliego-bajo' : 'pliego', scale)
  const drawn = places.map(({ x, y }, i) => {
    const view = views[i] as View
    const { left, top } = marginsOf(view)
    const at = { x: Math.floor(x + left), y: Math.floor(y + top) }
    return named(view, { scale, ...at, paint, digit: isLarge ? digit.large : digit.small })
  })
  drawn.push(`<g transform="translate(${width - corner.width} ${height - corner.height})">${block(paint)}</g>`)
  const listed =
    shut && places.length > 3 && listPlace(places as Point[], sizeOf(shut, scale), { width, height, block: corner })
  if (listed) drawn.push(`<g transform="translate(${n(listed.x)} ${n(listed.y)})">${partsListOf(piece, listed)}</g>`)
  const title = 'Alzado, sección y planta'
  const sheet = { id: 'pliego' as const, title, width, height }
  if (!stretches) {
    const frame = `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" stroke-width="0.8"/>`
    return { ...sheet, svg: svgOf(sheet, paint.defs + drawn.join('') + frame) }
  }
  const edges = places.length > 3 ? ['Min', 'Max', 'Min', 'Mid', 'Max', 'Mid'] : ['Mid', 'Mid', 'Mid', 'Max']
  const layers = drawn.map(
    (content, i) =>
      `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="x${edges[i]}Y${i === places.length ? 'Max' : 'Mid'}">${content}</svg>`,
  )
  return { ...sheet, svg: svgOf(sheet, paint.defs + layers.join(''), 'width="100%" height="100%"') }

  function sizesAt(scale: number) {
    return three.map((view) => sizeOf(view, scale)) as Sizes
  }

  /** What the title block takes: to the frame's line, or on a page, which draws the frame, off it. */
  function cornerAt(scale: number): Size {
    const block = titleBlockOf(piece, scale, finish)
    const off = stretches ? inset : 1
    return { width: block.width + off, height: block.height + off }
  }

  /** With air around them where that leaves the title block its corner, close together where not. */
  function placesAt(scale: number) {
    const sizes = sizesAt(scale)
    const paper = { width, height, side, top, block: cornerAt(scale) }
    for (const lay of [crossed, lined])
      for (const air of [1 / 3, 0]) {
        const places = lay(sizes, paper, air)
        if (sizes.every((size, i) => isClear(size, places[i] as Point, paper))) return places
      }
    return undefined
  }
}

/** Within the paper, and off the title block. */
const isClear = ({ width, height }: Size, { x, y }: Point, paper: Paper) =>
  x >= paper.side &&
  x + width <= paper.width - paper.side &&
  y + height <= paper.height - edge.foot &&
  (x + width <= paper.width - paper.block.width - 8 || y + height <= paper.height - paper.block.height - 8)

const without = (view: View, side: 'width' | 'height'): View => ({
  ...view,
  dimensions: view.dimensions.filter(({ outer }) => outer !== side),
})
