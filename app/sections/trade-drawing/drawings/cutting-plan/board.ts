/** Millimetres: along the grain, across it. */
export const board = { length: 2440, width: 1220 }
/** What the saw takes with each cut. */
export const kerf = 4
/** Taken off one long and one short edge before anything is measured from them. */
const trim = 6

/** From the board's corner: x along the grain, y across it. */
export type Cut = { x: number; y: number; length: number; width: number }

/** Ripped one after the other over the board's whole length, then cut across. */
const strips = [
  { width: 597, lengths: [717, 717, 117, 297, 297, 117] },
  { width: 447, lengths: [597, 597, 597, 597] },
  { width: 140, lengths: [2400] },
]

const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0)
/** Where the cut after so many pieces has gone through: there the next one begins. */
const after = (sizes: number[]) => trim + kerf + sum(sizes) + sizes.length * kerf

/** The fronts of one kitchen, and what is left at the end of each strip. */
const cuts = strips.map(({ width, lengths }, s) => {
  const y = after(strips.slice(0, s).map((strip) => strip.width))
  const end = after(lengths)
  return {
    pieces: lengths.map((length, k): Cut => ({ x: after(lengths.slice(0, k)), y, length, width })),
    offcut: { x: end, y, length: board.length - end, width } satisfies Cut,
  }
})
const last = after(strips.map(({ width }) => width))

export const pieces = cuts.flatMap((strip) => strip.pieces)
export const offcuts: Cut[] = [
  ...cuts.map((strip) => strip.offcut),
  { x: 0, y: last, length: board.length, width: board.width - last },
]

/** How much of the board becomes pieces, from 0 to 1. */
export const used = sum(pieces.map(({ length, width }) => length * width)) / (board.length * board.width)
