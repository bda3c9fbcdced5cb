import { BufferAttribute, BufferGeometry } from 'three'
import type { Axis, Box } from '#design/piece.ts'
import { tile } from './materials.ts'

const axes = ['x', 'y', 'z'] as const
const sizes = { x: 'dx', y: 'dy', z: 'dz' } as const

/**
 * A box around its own middle, metres, whose texture runs with the grain: u along it, v across. `seed` moves the board to
 * another place of the tile, so that no two look cut from the same leaf.
 */
export function boxGeometry(box: Box, along: Axis, seed: number): BufferGeometry {
  const half = axes.map((axis) => box[sizes[axis]] / 2000) as [number, number, number]
  const positions: number[] = []
  const [normals, tangents, uvs, index]: [number[], number[], number[], number[]] = [[], [], [], []]
  const shift = [(seed * 0.618034) % 1, (seed * 0.381966) % 1] as const
  for (let normal = 0; normal < 3; normal++)
    for (const side of [1, -1]) {
      const [u, v] = faceAxes(normal, axes.indexOf(along))
      // Whether u, v and the face's outside follow each other as x, y and z do.
      const even = ((u + 1) % 3 === v) === side > 0
      const first = positions.length / 3
      for (const [a, b] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const place = [0, 0, 0]
        place[normal] = side * (half[normal] as number)
        place[u] = a * (half[u] as number)
        place[v] = b * (half[v] as number)
        positions.push(...place)
        normals.push(...[0, 1, 2].map((axis) => (axis === normal ? side : 0)))
        tangents.push(...[0, 1, 2].map((axis) => (axis === u ? 1 : 0)), even ? 1 : -1)
        uvs.push((place[u] as number) / tile.along + shift[0], (place[v] as number) / tile.across + shift[1])
      }
      // Counter-clockwise from outside.
      const corners = even ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2]
      index.push(...corners.map((corner) => first + corner))
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  geometry.setAttribute('tangent', new BufferAttribute(new Float32Array(tangents), 4))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2))
  geometry.setIndex(index)
  return geometry
}

/** Which axes u and v of a face follow: u the grain, where the face shows it; on end grain any. */
function faceAxes(normal: number, grain: number): [number, number] {
  const others = [0, 1, 2].filter((axis) => axis !== normal) as [number, number]
  if (grain === normal) return others
  return [grain, others.find((axis) => axis !== grain) as number]
}
