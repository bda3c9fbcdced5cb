import { extend } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { DirectionalLight, Group, HemisphereLight, MathUtils, Mesh, PlaneGeometry, ShadowMaterial } from 'three'
import type { Piece } from '#design/piece.ts'
import { createPerson } from './person.ts'
import { leavesOf, type Pose } from './piece-scene.ts'
import { usePieceScene } from './use-piece-scene.ts'
import { useView } from './use-view.ts'

// Only what is used here: all of three.js would weigh twice as much.
extend({ DirectionalLight, Group, HemisphereLight, Mesh, PlaneGeometry, ShadowMaterial })

export type RoomProps = {
  piece: Piece
  pose: Pose
  /** Degrees to the side from straight in front. */
  turn: number
  /** Colour of lines. */
  ink: string
  onTurn: (degrees: number) => void
}

/** The piece on the paper's own floor and wall, which show nothing but its shadow; beside it a person's outline. */
export function Room({ piece, pose, turn, ink, onTurn }: RoomProps) {
  const scene = usePieceScene(piece, pose, ink)
  const person = useMemo(() => createPerson(ink), [ink])
  useView(piece.outer, pose.apart, turn, onTurn)
  useEffect(() => person.dispose, [person])

  const reach = Math.max(piece.outer.width, piece.outer.height) / 1000 + 1
  return (
    <>
      <hemisphereLight args={['#ffffff', '#d9d0c4', 2.1]} />
      <directionalLight
        castShadow
        color="#fff8ee"
        intensity={2.3}
        position={[-0.7 * reach, 1.25 * reach, 1.1 * reach]}
        shadow-mapSize={[2048, 2048]}
        shadow-radius={14}
        shadow-normalBias={0.012}
        shadow-bias={-0.0004}
        shadow-camera-left={-reach}
        shadow-camera-right={reach}
        shadow-camera-top={reach}
        shadow-camera-bottom={-reach}
        shadow-camera-far={5 * reach}
      />
      <mesh rotation={[-Math.PI / 2, 0, 0]} receiveShadow>
        <planeGeometry args={[20, 20]} />
        <shadowMaterial opacity={0.22} />
      </mesh>
      <mesh position={[0, 5, -0.002]} receiveShadow>
        <planeGeometry args={[20, 10]} />
        <shadowMaterial opacity={0.12} />
      </mesh>
      <primitive object={scene.root} />
      {/* It has no other side: it turns along. */}
      <primitive
        object={person.root}
        rotation={[0, MathUtils.degToRad(turn), 0]}
        position={[piece.outer.width / 2000 + 0.3 + leafOf(piece), 0, 0.15]}
      />
    </>
  )
}

/** How far a leaf stands out when it is open, metres; at least an elbow. */
const leafOf = (piece: Piece) => Math.max(250, ...leavesOf(piece).map(({ width }) => width)) / 1000
