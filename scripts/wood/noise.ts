/** Value noise on a lattice that repeats after `period` cells along x: smooth, from 0 to 1. */
export function noise(x: number, y: number, period: number, seed: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [smooth(x - ix), smooth(y - iy)]
  const at = (dx: number, dy: number) => hash((((ix + dx) % period) + period) % period, iy + dy, seed)
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * fx
  const below = at(0, 1) + (at(1, 1) - at(0, 1)) * fx
  return top + (below - top) * fy
}

/** Octaves of it, each twice as fine and half as strong. */
export function layered(x: number, y: number, period: number, seed: number, octaves: number): number {
  let [sum, weight, total] = [0, 1, 0]
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x * 2 ** i, y * 2 ** i, period * 2 ** i, seed + 7 * i)
    total += weight
    weight /= 2
  }
  return sum / total
}

const smooth = (t: number) => t * t * (3 - 2 * t)

export const between = (value: number, low: number, high: number) =>
  smooth(Math.min(1, Math.max(0, (value - low) / (high - low))))

/** A number from 0 to 1 for a cell: the same each time. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 1_442_695_041)
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177)
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296
}
