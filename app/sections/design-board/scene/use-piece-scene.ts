import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { Piece } from '#design/piece.ts'
import { createMaterials } from './materials.ts'
import { createPieceScene, type Pose } from './piece-scene.ts'

/** The piece in the scene that is being drawn, as it stands now; given back to the graphics card when it goes. */
export function usePieceScene(piece: Piece, pose: Pose, ink: string) {
  const invalidate = useThree((state) => state.invalidate)
  const materials = useMemo(() => createMaterials(invalidate), [invalidate])
  const scene = useMemo(() => createPieceScene(piece, materials, ink), [piece, materials, ink])
  useEffect(() => materials.dispose, [materials])
  useEffect(() => scene.dispose, [scene])
  useEffect(() => {
    scene.pose(pose)
    invalidate()
  }, [scene, pose, invalidate])
  return scene
}
