import type { Species } from './species.ts'

type Map<Channels> = { data: Uint8Array; size: { width: number; height: number }; channels: Channels }
export type Maps = { color: Map<3>; normal: Map<3>; roughness: Map<1> }

/** Pixels, and metres: x along the fibre, y across. Leaves of veneer lie side by side, each from a place of its own. */
const size = { width: 1152, height: 768 }
const tile = { x: 1.2, y: 0.8 }
const leaves = 4

type Point = { mix: number; pore: number; fibre: number; light: number }

/** One tile of a species. It repeats along the fibre, as its noises do, and across, where a leaf begins anyway. */
export function drawWood(wood: Species): Maps {
  const { width, height } = size
  const color = new Uint8Array(width * height * 3)
  const roughness = new Uint8Array(width * height)
  const relief = new Float32Array(width * height)
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const { mix, pore, fibre, light } = pointOf(wood, (i / width) * tile.x, (j / height) * tile.y)
      const at = j * width + i
      for (let c = 0; c < 3; c++) {
        const [early, late] = [wood.early[c] as number, wood.late[c] as number]
        color[3 * at + c] = encode((early + (late - early) * Math.min(1, Math.max(0, mix))) * light)
      }
      relief[at] = 0.35 * fibre - pore
      roughness[at] = Math.round(255 * Math.min(1, wood.rough - 0.07 + 0.16 * fibre + 0.15 * pore))
    }
  return {
    color: { data: color, size, channels: 3 },
    normal: { data: normalsOf(relief), size, channels: 3 },
    roughness: { data: roughness, size, channels: 1 },
  }
}

/** What stands at a place of the tile: the model of studio/materials.py, on the face of a leaf that was sliced off the trunk. */
function pointOf(wood: Species, x: number, y: number): Point {
  const leaf = Math.floor((y / tile.y) * leaves)
  const own = wood.seed + 101 * leaf
  const [r1, r2, r3] = [hash(leaf, 1, wood.seed), hash(leaf, 2, wood.seed), hash(leaf, 3, wood.seed)]
  const cells = (perMetre: number) => Math.max(1, Math.round(perMetre * tile.x))
  const along = (perMetre: number) => (x / tile.x) * cells(perMetre)
  const v = y - (leaf + 0.5) * (tile.y / leaves)
  // The pith wanders under the face; the trunk swells and thins once along the tile.
  const dy = v - (r1 - 0.5) * 0.16 - (layered(along(1), v * 1.2 + own, cells(1), own, 2) - 0.5) * 0.1
  const dz = 0.03 + r2 * 0.1 + (layered(along(1), v * 1.2 - own, cells(1), own + 3, 2) - 0.5) * 0.05
  const swell = 0.012 * (r3 - 0.5) * Math.cos((2 * Math.PI * x) / tile.x)
  const fine = layered(along(5), v * 55, cells(5), own + 5, 2)
  const r = Math.hypot(dy, dz) + swell + (fine - 0.5) * wood.ring * 0.8
  const years = r / wood.ring + 4 * noise(0, r * 45, 1, own + 9)
  const f = years - Math.floor(years)
  const line = wood.porous ? (1 - f) ** 2.2 * Math.min(f * 12, 1) : f ** 2.6 * Math.min((1 - f) * 9, 1)
  const strong = line * (0.25 + 1.3 * hash(Math.floor(years), 0, own))
  const fibre = layered(along(11), v * 620, cells(11), own + 13, 2)
  const band = layered(along(1.1), v * 34, cells(1.1), own + 17, 3)
  const pore = between(noise(along(75), v * 1500, cells(75), own + 19), 0.6, 0.75) * (0.35 + 1.2 * strong)
  const mix = strong * wood.rings + (fibre - 0.48) * 0.55 + (band - 0.47) * wood.streak * 1.5 + pore * wood.pores
  return { mix: mix + 0.12, pore, fibre, light: 0.93 + 0.14 * r3 }
}

/** Linear light to a byte of sRGB. */
function encode(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, value)))
}

/** Slopes of a relief as a tangent-space normal map (y upwards, as glTF has it). */
function normalsOf(relief: Float32Array): Uint8Array {
  const { width, height } = size
  const normals = new Uint8Array(width * height * 3)
  const at = (i: number, j: number) => relief[((j + height) % height) * width + ((i + width) % width)] as number
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const slope = [0.5 * (at(i - 1, j) - at(i + 1, j)), 0.5 * (at(i, j + 1) - at(i, j - 1)), 1.6] as const
      const length = Math.hypot(...slope)
      for (let c = 0; c < 3; c++)
        normals[3 * (j * width + i) + c] = Math.round(127.5 + 127.5 * ((slope[c] as number) / length))
    }
  return normals
}

/** Value noise on a lattice that repeats after `period` cells along x: smooth, from 0 to 1. */
function noise(x: number, y: number, period: number, seed: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [smooth(x - ix), smooth(y - iy)]
  const at = (dx: number, dy: number) => hash((((ix + dx) % period) + period) % period, iy + dy, seed)
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * fx
  const below = at(0, 1) + (at(1, 1) - at(0, 1)) * fx
  return top + (below - top) * fy
}

/** Octaves of it, each twice as fine and half as strong. */
function layered(x: number, y: number, period: number, seed: number, octaves: number): number {
  let [sum, weight, total] = [0, 1, 0]
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x * 2 ** i, y * 2 ** i, period * 2 ** i, seed + 7 * i)
    total += weight
    weight /= 2
  }
  return sum / total
}

const smooth = (t: number) => t * t * (3 - 2 * t)

const between = (value: number, low: number, high: number) =>
  smooth(Math.min(1, Math.max(0, (value - low) / (high - low))))

/** A number from 0 to 1 for a cell: the same each time. */
function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 1_442_695_041)
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177)
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296
}
