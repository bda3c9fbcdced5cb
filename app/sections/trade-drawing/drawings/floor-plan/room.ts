/** Centimetres from the room's corner: x along the longer wall, y along the shorter one. */
export type Box = { x: number; y: number; width: number; depth: number }

export const room: Box = { x: 0, y: 0, width: 580, depth: 400 }
export const columns: Box[] = [0, 60].map((y) => ({ x: 0, y, width: 60, depth: 60 }))
export const worktop: Box = { x: 0, y: 120, width: 60, depth: 280 }
export const island: Box = { x: 170, y: 100, width: 90, depth: 200 }
export const table: Box = { x: 375, y: 110, width: 90, depth: 180 }

/** A chair drawn up stands 35 cm out from the table. */
const chair = { seat: 44, out: 35 }
/** Table's edge that one person has. */
export const place = 60
const seats = Array.from({ length: table.depth / place }, (_, k) => table.y + (k + 0.5) * place)
export const chairs: Box[] = [table.x - chair.out, table.x + table.width + chair.out - chair.seat].flatMap((x) =>
  seats.map((middle) => ({ x, y: middle - chair.seat / 2, width: chair.seat, depth: chair.seat })),
)

export const passage = island.x - worktop.width
/** From a chair's back to the wall; the island stands as far from those on its side. */
export const behind = room.width - table.x - table.width - chair.out

/** The leaf opens into the room, about the end of the wall at its left. */
export const door = { x: 290, width: 80 }
/** Two sashes that open into the room, in the wall behind the table; two that slide, behind the sink. */
export const casement = { from: 360, to: 480 }
export const slider = { from: 250, to: 370 }
