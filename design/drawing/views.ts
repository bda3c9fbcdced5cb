import { isTable } from '../kinds.ts'
import type { Box, Piece } from '../piece.ts'
import type { Dimension, Shape, Stroke, View } from './view.ts'

type Placed = Piece['parts'][number]['boxes'][number] & { name: string }
type Rect = { x: number; y: number; dx: number; dy: number }

const placedOf = ({ parts }: Piece): Placed[] =>
  parts.flatMap(({ name, boxes }) => boxes.map((box) => ({ ...box, name })))
/** Never seen from outside: backs, and what stiffens a table behind its aprons. */
const hidden = /^(Trasera|Travesaño|Larguero central)$/
const isDoor = (box: Placed) => box.opens !== undefined && 'door' in box.opens
const isSliding = (box: Placed) => box.opens !== undefined && 'slide' in box.opens
const isLeaf = (box: Placed) => isDoor(box) || isSliding(box)

/** From the front as if the doors were open, from the side cut through a column, from above cut through the doors. */
export function viewsOf(piece: Piece): View[] {
  return [frontView(piece), sideView(piece), planView(piece)]
}

const fromFront =
  ({ height }: Piece['outer']) =>
  (box: Box): Rect => ({ x: box.x, y: height - box.y - box.dy, dx: box.dx, dy: box.dy })

function frontView(piece: Piece): View {
  const { width, height } = piece.outer
  const boxes = placedOf(piece)
  const onto = fromFront(piece.outer)
  const seen = visible(
    boxes.filter((box) => !isLeaf(box) && !hidden.test(box.name)),
    onto,
    (box) => box.z + box.dz,
  )
  const fixtures = piece.fixtures.map(
    ({ kind, box }): Shape => ({ kind: 'rect', stroke: kind === 'rail' ? 'hair' : 'edge', ...onto(box) }),
  )
  return {
    ...{ id: 'alzado', title: 'Alzado', width, height },
    shapes: [
      ...boxes.filter(({ name }) => name === 'Trasera').map((box) => drawn('back')(onto(box))),
      ...seen.map(drawn('face')),
      ...fixtures,
      ...boxes.filter(isDoor).flatMap((door) => leaf(onto(door), door)),
      ...boxes.filter(isSliding).flatMap((door) => slidingLeaf(onto(door), door)),
    ],
    dimensions: [...heights(piece), ...widths(piece)],
  }
}

/** The same with its doors shut, without measures; nothing where it has none. */
export function shutView(piece: Piece): View | undefined {
  const boxes = placedOf(piece)
  const doors = boxes.filter(isLeaf)
  if (doors.length === 0) return undefined
  const { width, height } = piece.outer
  const onto = fromFront(piece.outer)
  const front = enclosing(doors.map(onto))
  const back = Math.min(...doors.map(({ z }) => z))
  const around = boxes.filter((box) => !hidden.test(box.name) && !doors.includes(box))
  const seen = around.filter((box) => box.z + box.dz > back || !covers(front, onto(box)))
  const handles = piece.fixtures.filter(({ kind }) => kind === 'handle').map(({ box }) => onto(box))
  const shapes = [
    ...visible(seen, onto, (box) => box.z + box.dz).map(drawn('face')),
    ...doors.map(onto).map(drawn('face')),
    ...handles.map(drawn('edge')),
  ]
  return { id: 'alzado', title: 'Cerrado', width, height, shapes, dimensions: [] }
}

function enclosing(rects: Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))]
  const right = Math.max(...rects.map(({ x, dx }) => x + dx))
  const foot = Math.max(...rects.map(({ y, dy }) => y + dy))
  return { x, y, dx: right - x, dy: foot - y }
}

/** A leaf: its outline, and two lines that meet at its hinges. */
function leaf({ x, y, dx, dy }: Rect, { opens }: Placed): Shape[] {
  const left = opens && 'door' in opens && opens.door === 'left'
  const [hinge, free] = left ? [x, x + dx] : [x + dx, x]
  const line = (y1: number): Shape => ({ kind: 'line', stroke: 'dashed', x1: free, y1, x2: hinge, y2: y + dy / 2 })
  return [{ kind: 'rect', stroke: 'dashed', x, y, dx, dy }, line(y), line(y + dy)]
}

/** A leaf that slides: its outline, and an arrow the way it goes. */
function slidingLeaf({ x, y, dx, dy }: Rect, { opens }: Placed): Shape[] {
  const way = opens && 'slide' in opens && opens.slide < 0 ? -1 : 1
  const [middle, at] = [x + dx / 2, y + dy / 2]
  const to = middle + (way * dx) / 6
  const line = (x1: number, y1: number): Shape => ({ kind: 'line', stroke: 'edge', x1, y1, x2: to, y2: at })
  const [back, side] = [to - (way * dx) / 16, dx / 24]
  const arrow = [line(middle - (way * dx) / 6, at), line(back, at + side), line(back, at - side)]
  // The upper part of a leaf in two heights goes with the lower.
  return [{ kind: 'rect', stroke: 'dashed', x, y, dx, dy }, ...(dy > 600 ? arrow : [])]
}

/** Rectangles that nothing nearer covers whole. */
function visible(boxes: Placed[], onto: (box: Box) => Rect, nearness: (box: Box) => number): Rect[] {
  const sorted = [...boxes].sort((a, b) => nearness(b) - nearness(a))
  const seen: Rect[] = []
  for (const box of sorted) {
    const rect = onto(box)
    if (!seen.some((front) => covers(front, rect))) seen.push(rect)
  }
  return seen
}

const covers = (a: Rect, b: Rect) => a.x <= b.x && a.y <= b.y && a.x + a.dx >= b.x + b.dx && a.y + a.dy >= b.y + b.dy

/** Outer width, and above it the columns' clear widths. */
function widths({ outer, columns }: Piece): Dimension[] {
  const clear =
    columns.length > 1 ? columns.map(({ from, to }): Dimension => ({ side: 'below', from, to, row: 0 })) : []
  return [...clear, { side: 'below', from: 0, to: outer.width, row: clear.length > 0 ? 1 : 0, outer: 'width' }]
}

/** Outer height, and what is clear between the shelves of the last column. */
function heights(piece: Piece): Dimension[] {
  const { outer, columns } = piece
  const column = columns.at(-1)
  const all: Dimension = { side: 'left', from: 0, to: outer.height, row: 0, outer: 'height' }
  if (!column) return [all]
  const middle = (column.from + column.to) / 2
  const crossed = placedOf(piece)
    .filter(({ x, dx, name }) => x <= middle && middle <= x + dx && /^(Balda|Base|Techo|Sobre|Frente)/.test(name))
    .map(({ y, dy }) => [outer.height - y - dy, outer.height - y] as const)
    .sort((a, b) => a[0] - b[0])
  const gaps = crossed
    .slice(1)
    .map(
      ([top], i): Dimension => ({ side: 'right', from: (crossed[i] as readonly [number, number])[1], to: top, row: 0 }),
    )
  return [all, ...gaps.filter(({ from, to }) => to - from > 40)]
}

/** Looking at its left side from within, its front at the left of the paper. */
const fromSide =
  ({ height, depth }: Piece['outer']) =>
  (box: Box): Rect => ({ x: depth - box.z - box.dz, y: height - box.y - box.dy, dx: box.dz, dy: box.dy })

/** Cut through the first column, with the side behind it; of a table its end. */
function sideView(piece: Piece): View {
  const { outer, columns, fixtures } = piece
  const boxes = placedOf(piece)
  const onto = fromSide(outer)
  const whole: View = {
    ...{ id: 'seccion', title: 'Sección', width: outer.depth, height: outer.height, shapes: [] },
    dimensions: [
      { side: 'left', from: 0, to: outer.height, row: 0, outer: 'height' },
      { side: 'below', from: 0, to: outer.depth, row: 0, outer: 'depth' },
    ],
  }
  const [column] = columns
  if (!column) {
    const seen = visible(
      boxes.filter(({ name }) => !hidden.test(name)),
      onto,
      (box) => -box.x,
    )
    return { ...whole, title: 'Perfil', shapes: seen.map(drawn('face')) }
  }
  const plane = (column.from + column.to) / 2 + 5
  const crosses = ({ x, dx }: Box) => x <= plane && plane < x + dx
  const behind = boxes.filter(({ name }) => /^(Costado|Pata|Travesaño de zócalo)$/.test(name)).map(onto)
  const rails = fixtures.filter(({ kind, box }) => kind === 'rail' && crosses(box)).map(({ box }) => onto(box))
  const cut = boxes.filter(crosses).map(onto)
  return { ...whole, shapes: [...behind.map(drawn('beyond')), ...rails.map(drawn('edge')), ...cut.map(drawn('cut'))] }
}

const drawn =
  (stroke: Stroke) =>
  (rect: Rect): Shape => ({ kind: 'rect', stroke, ...rect })

/** The front at the foot of the paper, where the doors swing. */
function planView(piece: Piece): View {
  const { width, depth } = piece.outer
  const boxes = placedOf(piece)
  const onto = (box: Box): Rect => ({ x: box.x, y: box.z, dx: box.dx, dy: box.dz })
  const table = isTable(piece.kind)
  const level = levelOf(piece, boxes)
  const cut = boxes.filter(({ name, y, dy }) => (table ? name !== 'Sobre' : y <= level && level < y + dy))
  const doors = cut.filter(isDoor)
  const swing = Math.max(0, ...doors.map(({ dx }) => dx))
  return {
    ...{ id: 'planta', title: 'Planta', width, height: depth + swing },
    shapes: [
      { kind: 'rect', stroke: table ? 'face' : 'beyond', x: 0, y: 0, dx: width, dy: depth },
      ...cut.map((box): Shape => ({ kind: 'rect', stroke: table ? 'dashed' : 'cut', ...onto(box) })),
      ...doors.flatMap(openLeaf),
    ],
    dimensions: [
      { side: 'left', from: 0, to: depth, row: 0, outer: 'depth' },
      ...(swing > 0 ? [{ side: 'right', from: depth, to: depth + swing, row: 0 } as const] : []),
      { side: 'below', from: 0, to: width, row: 0, outer: 'width' },
    ],
  }
}

/** Where a leaf stands when open, and the way of its free edge. */
function openLeaf(box: Placed): Shape[] {
  const left = box.opens && 'door' in box.opens && box.opens.door === 'left'
  const hinge = left ? box.x : box.x + box.dx
  const front = box.z + box.dz
  return [
    { kind: 'line', stroke: 'dashed', x1: hinge, y1: front, x2: hinge, y2: front + box.dx },
    { kind: 'swing', stroke: 'dashed', x: hinge, y: front, radius: box.dx, to: left ? 'right' : 'left' },
  ]
}

/** The height that crosses the fewest boards lying flat, among twelve in the lower half. */
function levelOf({ outer }: Piece, boxes: Placed[]): number {
  const flat = (level: number) =>
    boxes.filter(({ y, dy, dx, dz }) => dy < dx && dy < dz && y <= level && level < y + dy).length
  const levels = Array.from({ length: 12 }, (_, i) => Math.round(outer.height * (0.25 + 0.025 * i)))
  return levels.reduce((best, level) => (flat(level) < flat(best) ? level : best))
}
