/** Millimetres. */
export const high = 120
export const front = 20
export const lap = 6
export const side = 12
export const depth = 286
export const groove = { low: 8, top: 14 }
export const backTop = high - 10
const slope = 1 / 7

/** In a section seen from the right: from the front to the back, and up. */
export type Corner = readonly [y: number, z: number]

/** A section without joints. */
export const plain = (from: number, to: number, low: number, top: number): Corner[] => [
  [from, low],
  [to, low],
  [to, top],
  [from, top],
]

/** Tails with `pin` between them at their ends: from the highest down, where each begins and ends. */
function tails(count: number, low: number, top: number, pin: number) {
  const tail = (top - low - (count - 1) * pin) / count
  return Array.from({ length: count }, (_, k) => [top - k * (tail + pin), top - k * (tail + pin) - tail] as const)
}

/** A tail's edge, from where it begins to its end. */
const upper = (top: number, from: number, to: number): Corner[] => [
  [from, top - Math.abs(to - from) * slope],
  [to, top],
]
const lower = (low: number, from: number, to: number): Corner[] => [
  [from, low + Math.abs(to - from) * slope],
  [to, low],
]

/** What the side's tails and the front's sockets share: from the highest tail down. */
const fitting = tails(4, 4, high - 4, 6).map(([top, low]) => [
  ...upper(top, front, lap),
  ...lower(low, front, lap).reverse(),
])
export const lowestTail = fitting.at(-1) as Corner[]

/** The side from its tails to the back. */
export const tailed: Corner[] = [[front, 0], [depth, 0], [depth, high], [front, high], ...fitting.flat()]

/** The front's end, so many millimetres off the sides. */
export function socketed(off: number) {
  const clockwise: Corner[] = [[0, high], [front, high], ...fitting.flat(), [front, 0], [0, 0]]
  return clockwise.map(([y, z]): Corner => [y - off, z]).reverse()
}

/** Lines on the side where the back's pins come through: where they begin, and each tail's two edges. */
export const pins: Corner[][] = [
  [
    [depth, groove.top],
    [depth - side, groove.top],
    [depth - side, backTop],
    [depth, backTop],
  ],
  ...tails(3, groove.top + 5, backTop - 5, 6).flatMap(([top, low]) => [
    upper(top, depth - side, depth),
    lower(low, depth - side, depth),
  ]),
]
