import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { boxGeometry } from './box-geometry.ts'

const board = { x: 0, y: 0, z: 0, dx: 19, dy: 2000, dz: 300 }

test('a box has its size in metres around its middle', () => {
  const geometry = boxGeometry(board, 'y', 1)
  geometry.computeBoundingBox()
  const size = geometry.boundingBox
    ?.getSize(new Vector3())
    .toArray()
    .map((value) => Math.round(value * 1e6) / 1e6)
  expect(size).toEqual([0.019, 2, 0.3])
})

test.each(['x', 'y', 'z'] as const)('every face looks outwards, with the grain along %s', (along) => {
  const geometry = boxGeometry(board, along, 3)
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  const index = geometry.getIndex()?.array ?? []
  const corner = (i: number) => new Vector3().fromBufferAttribute(position as never, index[i] as number)
  for (let i = 0; i < index.length; i += 3) {
    const turn = corner(i + 1)
      .sub(corner(i))
      .cross(corner(i + 2).sub(corner(i)))
    const out = new Vector3().fromBufferAttribute(normal as never, index[i] as number)
    expect(turn.normalize().dot(out)).toBeCloseTo(1, 5)
  }
})

test('the texture runs with the grain: 2 m of it are 2 / 1.2 tiles', () => {
  const geometry = boxGeometry(board, 'y', 0)
  const uv = geometry.getAttribute('uv')
  // The first two faces look along x: u is the height.
  const us = [0, 1, 2, 3].map((i) => uv.getX(i))
  expect(Math.max(...us) - Math.min(...us)).toBeCloseTo(2 / 1.2, 5)
})
