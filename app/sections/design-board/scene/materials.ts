import {
  Color,
  type Material,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
  TextureLoader,
} from 'three'
import type { MaterialId } from '#design/materials.ts'

/** Metres that a tile of wood measures along the grain and across (scripts/wood-textures.ts). */
export const tile = { along: 1.2, across: 0.8 }

/** What has no grain to show, or only a quiet one, by colour and roughness. */
const plain: Partial<Record<MaterialId, [color: string, roughness: number]>> = {
  dm: ['#e6e0d3', 0.42],
  melamina: ['#f1efe9', 0.5],
  abedul: ['#dcc7a2', 0.6],
  'macizo-haya': ['#d3a982', 0.5],
}

/** Metal of rails and handles. */
export const metal = () => new MeshStandardMaterial({ color: '#3a3632', roughness: 0.45, metalness: 0.8 })

export type Materials = ReturnType<typeof createMaterials>

/** Materials of a scene, each made once. `changed` is called when a picture has come. */
export function createMaterials(changed: () => void) {
  const loader = new TextureLoader()
  const known = new Map<string, MeshStandardMaterial>()
  const textures: Texture[] = []
  const coming: Promise<void>[] = []
  const load = (species: string, map: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    coming.push(promise)
    const came = () => {
      changed()
      resolve()
    }
    const texture = loader.load(`/wood/${species}-${map}.avif`, came, undefined, () => resolve())
    // What an exporter writes: a model as PNG would weigh six times as much.
    texture.userData.mimeType = 'image/jpeg'
    texture.wrapS = RepeatWrapping
    texture.wrapT = RepeatWrapping
    texture.anisotropy = 8
    if (map === 'color') texture.colorSpace = SRGBColorSpace
    textures.push(texture)
    return texture
  }
  const make = (id: MaterialId) => {
    const [color, roughness] = plain[id] ?? []
    if (color) return new MeshStandardMaterial({ color: new Color(color), roughness })
    const species = id.replace(/^(rechapado|macizo)-/, '')
    return new MeshStandardMaterial({
      map: load(species, 'color'),
      normalMap: load(species, 'normal'),
      roughnessMap: load(species, 'roughness'),
    })
  }
  return {
    of(id: MaterialId): Material {
      // A veneered board and a solid one of a species share their pictures.
      const key = plain[id] ? id : id.replace(/^(rechapado|macizo)-/, '')
      const material = known.get(key) ?? make(id)
      known.set(key, material)
      return material
    },
    /** When the pictures of all that was asked for have come, or failed. */
    ready: () => Promise.all(coming),
    dispose() {
      for (const thing of [...known.values(), ...textures]) thing.dispose()
    },
  }
}
