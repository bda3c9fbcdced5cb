import { type HardwareId, hardwareNames } from '../hardware.ts'
import { type MaterialId, materials } from '../materials.ts'
import type { Axis, Box, Fixture, Hardware, Opening, Operation, OperationId, Part } from '../piece.ts'

const sides = { x: 'dx', y: 'dy', z: 'dz' } as const

type NewPart = {
  name: string
  material: MaterialId
  /** Axis of the length (and of the grain), axis of the thickness. */
  along: Axis
  flat: Axis
  box: Box
  edges?: { long: number; short: number }
  opens?: Opening
}

/** A box from its corners. */
export const span = (x: [number, number], y: [number, number], z: [number, number]): Box => ({
  x: x[0],
  y: y[0],
  z: z[0],
  dx: x[1] - x[0],
  dy: y[1] - y[0],
  dz: z[1] - z[0],
})

/** Where a piece comes together: equal parts become one line of the cut list, equal hardware one of the other. */
export class Bench {
  readonly fixtures: Fixture[] = []
  readonly #parts = new Map<string, Part>()
  readonly #hardware = new Map<string, Hardware>()
  readonly #operations = new Map<OperationId, number>()

  part({ name, material, along, flat, box, edges: banded = { long: 0, short: 0 }, opens }: NewPart): void {
    // Solid wood shows itself on its edges.
    const edges = materials[material].board ? banded : { long: 0, short: 0 }
    const across = (['x', 'y', 'z'] as const).find((axis) => axis !== along && axis !== flat) as Axis
    const [length, width, thickness] = [box[sides[along]], box[sides[across]], box[sides[flat]]]
    const key = `${name} ${material} ${along} ${length} ${width} ${thickness} ${edges.long} ${edges.short}`
    const known = this.#parts.get(key)
    const placed = opens ? { ...box, opens } : box
    this.work('cut', 1)
    if (known) {
      known.quantity += 1
      known.boxes.push(placed)
      return
    }
    const grain = materials[material].grained ? 'largo' : 'ninguna'
    this.#parts.set(key, {
      ...{ name, quantity: 1, length, width, thickness, material, grain, along, edges },
      boxes: [placed],
    })
  }

  /** Moves everything that is on it to the right, mm. */
  shift(way: number): void {
    for (const box of [...this.parts.flatMap(({ boxes }) => boxes), ...this.fixtures.map(({ box }) => box)])
      box.x += way
  }

  hardware(id: HardwareId, quantity: number, detail = '', length?: number): void {
    if (quantity === 0) return
    const name = hardwareNames[id] + (detail && ` ${detail}`)
    const known = this.#hardware.get(name)
    if (known) known.quantity += quantity
    else this.#hardware.set(name, { id, name, quantity, length })
  }

  work(id: OperationId, quantity: number): void {
    this.#operations.set(id, (this.#operations.get(id) ?? 0) + quantity)
  }

  get parts(): Part[] {
    return [...this.#parts.values()]
  }
  get items(): Hardware[] {
    return [...this.#hardware.values()]
  }
  get operations(): Operation[] {
    return [...this.#operations].map(([id, quantity]) => ({ id, quantity }))
  }
}
