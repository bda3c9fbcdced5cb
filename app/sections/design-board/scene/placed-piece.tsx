import { extend, useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { DirectionalLight, Group, HemisphereLight, MathUtils, type PerspectiveCamera } from 'three'
import type { Piece } from '#design/piece.ts'
import type { Point } from './photo.ts'
import { usePieceScene } from './use-piece-scene.ts'

extend({ DirectionalLight, Group, HemisphereLight })

const shut = { open: 0, apart: 0 }

type Props = {
  piece: Piece
  /** Pixels to a metre, where the piece's front stands. */
  scale: number
  /** How far it was dragged from the middle, pixels. */
  place: Point
  /** Degrees. */
  turn: number
}

/** The piece alone, as large as a picture's scale has it. */
export function PlacedPiece({ piece, scale, place, turn }: Props) {
  const { camera, size, invalidate } = useThree()
  const scene = usePieceScene(piece, shut, 'black')
  const { width, height, depth } = piece.outer
  useEffect(() => {
    // So far from the front that a metre there is `scale` pixels; the piece is moved by moving the eye.
    const slope = Math.tan(MathUtils.degToRad((camera as PerspectiveCamera).fov / 2))
    const distance = size.height / (2 * slope * scale)
    camera.position.set(-place.x / scale, height / 2000 + place.y / scale, depth / 1000 + distance)
    camera.rotation.set(0, 0, 0)
    invalidate()
  }, [camera, size, scale, place, height, depth, invalidate])
  const reach = Math.max(width, height) / 1000
  return (
    <>
      <hemisphereLight args={['#ffffff', '#d9d0c4', 2.1]} />
      <directionalLight color="#fff8ee" intensity={2.3} position={[-reach, 2 * reach, 2 * reach]} />
      <group rotation={[0, MathUtils.degToRad(turn), 0]}>
        <primitive object={scene.root} />
      </group>
    </>
  )
}
