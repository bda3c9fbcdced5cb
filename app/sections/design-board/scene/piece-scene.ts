import { type BufferGeometry, EdgesGeometry, Group, LineBasicMaterial, LineSegments, Mesh, Vector3 } from 'three'
import type { Box, Opening, Piece } from '#design/piece.ts'
import { roomWords } from '#words/design-room-words.ts'
import { boxGeometry } from './box-geometry.ts'
import { type Materials, metal } from './materials.ts'

/** How the piece stands: everything open or shut, whole or taken apart, each from 0 to 1. */
export type Pose = { open: number; apart: number }

/** A box in the scene: where it belongs, where it draws away to, how far it slides out or runs along (m), about what and which way it turns. */
type Placed = {
  place: Group
  home: Vector3
  away: Vector3
  slides: number
  runs: number
  hinge: Vector3 | undefined
  turns: number
}

/** A quarter turn and a little less: a leaf that stands out straight hides what is behind it. */
const openAngle = (100 * Math.PI) / 180
const upright = new Vector3(0, 1, 0)

/**
 * The piece as it will stand, metres: x to the right, y up, z into the room, its middle above the origin and its back at
 * z = 0. `pose` opens it and takes it apart. Hairlines on its edges are those of the drawing.
 */
export function createPieceScene(piece: Piece, materials: Materials, ink: string) {
  const root = new Group()
  root.name = piece.kind
  const line = new LineBasicMaterial({ color: ink, transparent: true, opacity: 0.35 })
  const iron = metal()
  const middle = new Vector3(piece.outer.width / 2000, 0, 0)
  const placed: Placed[] = []
  const add = (
    name: string,
    box: Box,
    opens: Opening | undefined,
    geometry: BufferGeometry,
    material: Mesh['material'],
  ) => {
    const mesh = new Mesh(geometry, material)
    mesh.castShadow = true
    mesh.receiveShadow = true
    const place = new Group()
    place.name = name
    place.add(mesh, new LineSegments(new EdgesGeometry(geometry), line))
    const home = centreOf(box).sub(middle)
    root.add(place)
    const slides = opens && 'drawer' in opens ? (opens.travel / 1000) * 0.7 : 0
    const runs = opens && 'slide' in opens ? opens.slide / 1000 : 0
    const side = opens && 'door' in opens ? opens.door : undefined
    const hinge = side && hingeOf(piece, box, side, middle)
    placed.push({ place, home, away: awayFrom(home, piece), slides, runs, hinge, turns: side === 'left' ? -1 : 1 })
  }
  let seed = 1
  for (const { name, boxes, along, material } of piece.parts)
    for (const { opens, ...box } of boxes)
      add(name, box, opens, boxGeometry(box, along, seed++), materials.of(material))
  for (const { kind, box, opens } of piece.fixtures)
    add(kind === 'rail' ? roomWords.rail : roomWords.handle, box, opens, boxGeometry(box, 'x', 0), iron)

  return {
    root,
    pose({ open, apart }: Pose) {
      for (const { place, home, away, slides, runs, hinge, turns } of placed) {
        if (hinge) swing(place, home, hinge, turns * openAngle * open)
        else place.position.copy(home)
        place.position.z += slides * open
        place.position.x += runs * open
        place.position.addScaledVector(away, apart)
      }
    },
    dispose() {
      root.traverse((thing) => {
        if (thing instanceof Mesh || thing instanceof LineSegments) thing.geometry.dispose()
      })
      line.dispose()
      iron.dispose()
    },
  }
}

const centreOf = ({ x, y, z, dx, dy, dz }: Box) =>
  new Vector3((x + dx / 2) / 1000, (y + dy / 2) / 1000, (z + dz / 2) / 1000)

/** Parts draw away from the middle of the piece, most of all towards the room. */
function awayFrom(home: Vector3, { outer }: Piece): Vector3 {
  const { width, height, depth } = outer
  const [x, y, z] = [home.x / (width / 2000), home.y / (height / 2000) - 1, home.z / (depth / 2000) - 1]
  return new Vector3(x * width * 0.00035, (y + 1) * height * 0.00018, z * 0.45 + 0.2)
}

/** The parts that turn about hinges. */
export const leavesOf = ({ parts }: Piece) =>
  parts.filter(({ boxes }) => boxes.some(({ opens }) => opens && 'door' in opens))

/** Upright axis about which a leaf turns, and what sits on it: its outer edge, at its front. */
function hingeOf(piece: Piece, box: Box, side: 'left' | 'right', middle: Vector3): Vector3 {
  const leaves = leavesOf(piece).flatMap(({ boxes }) => boxes)
  const inside = (leaf: Box) =>
    leaf.x <= box.x && box.x + box.dx <= leaf.x + leaf.dx && leaf.y <= box.y && box.y + box.dy <= leaf.y + leaf.dy
  const leaf = leaves.find(inside) ?? box
  const edge = side === 'left' ? leaf.x : leaf.x + leaf.dx
  return new Vector3(edge / 1000 - middle.x, 0, (leaf.z + leaf.dz) / 1000)
}

/** Turns a place about its hinges. */
function swing(place: Group, home: Vector3, hinge: Vector3, angle: number): void {
  const arm = new Vector3(home.x - hinge.x, 0, home.z - hinge.z).applyAxisAngle(upright, angle)
  place.position.set(hinge.x + arm.x, home.y, hinge.z + arm.z)
  place.rotation.y = angle
}
