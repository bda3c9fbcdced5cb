import { type Group, LineSegments } from 'three'
import type { Piece } from '#design/piece.ts'
import { createMaterials } from './materials.ts'
import { createPieceScene } from './piece-scene.ts'

/** The piece alone, in metres, shut, without the drawing's hairlines: what leaves this page. To be disposed of by `forget`. */
export async function modelOf(piece: Piece): Promise<{ model: Group; forget: () => void }> {
  const materials = createMaterials(() => {})
  const scene = createPieceScene(piece, materials, 'black')
  scene.pose({ open: 0, apart: 0 })
  for (const place of scene.root.children) place.remove(...place.children.filter((it) => it instanceof LineSegments))
  await materials.ready()
  return {
    model: scene.root,
    forget() {
      scene.dispose()
      materials.dispose()
    },
  }
}

/** glTF in one file, for whoever draws on with it. */
export async function glbOf(piece: Piece): Promise<Blob> {
  const { GLTFExporter } = await import('three/addons/exporters/GLTFExporter.js')
  const { model, forget } = await modelOf(piece)
  const bytes = await new GLTFExporter().parseAsync(model, { binary: true, maxTextureSize: 1024 })
  forget()
  return new Blob([bytes as ArrayBuffer], { type: 'model/gltf-binary' })
}

/** For Quick Look on Apple's devices: stands on a floor, in its true size. */
export async function usdzOf(piece: Piece): Promise<Blob> {
  const { USDZExporter } = await import('three/addons/exporters/USDZExporter.js')
  const { model, forget } = await modelOf(piece)
  const bytes = await new USDZExporter().parseAsync(model, {
    ...{ quickLookCompatible: true, maxTextureSize: 1024 },
    ar: { anchoring: { type: 'plane' }, planeAnchoring: { alignment: 'horizontal' } },
  })
  forget()
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'model/vnd.usdz+zip' })
}
