import type { operationNames } from '#words/desk-field-words.ts'
import type { Content, Size } from './design.ts'
import type { HardwareId } from './hardware.ts'
import type { Kind } from './kinds.ts'
import type { MaterialId } from './materials.ts'

export type Axis = 'x' | 'y' | 'z'

/**
 * Millimetres. Origin: the lower left corner at the wall. x runs to the right, y up, z towards the room, so that a
 * drawing is (x, y) and a scene takes it as it is.
 */
export type Box = { x: number; y: number; z: number; dx: number; dy: number; dz: number }

/** How a part moves: a door about its upright edge, everything of a drawer by the same way, a leaf along its track. */
export type Opening = { door: 'left' | 'right' } | { drawer: number; travel: number } | { slide: number }

export type Part = {
  name: string
  quantity: number
  /** Along the grain, mm. */
  length: number
  width: number
  thickness: number
  material: MaterialId
  grain: 'largo' | 'ninguna'
  /** In space, the axis along which `length` lies. */
  along: Axis
  /** How many edges of each kind are banded. */
  edges: { long: number; short: number }
  boxes: (Box & { opens?: Opening })[]
}

export type OperationId = keyof typeof operationNames

/** Work at the bench, in the unit of its rate: pieces, or m² for gluing up. */
export type Operation = { id: OperationId; quantity: number }

/** What is bought and fitted. `length` in mm where it is sold by the metre. */
export type Hardware = { id: HardwareId; name: string; quantity: number; length?: number }

/** Hardware with a place, for drawings: rails and handles. No part of the measures. */
export type Fixture = { kind: 'rail' | 'handle'; box: Box; opens?: Opening }

/** Boards to buy: how many of a size, and the m² of parts cut from them. */
export type Purchase = { material: MaterialId; thickness: number; size: [number, number]; boards: number; area: number }

/** One line of the sum. `unit` is what `rate` is for; both without VAT. */
export type Line = { group: string; name: string; quantity: number; unit: string; rate: number; amount: number }

export type Piece = {
  kind: Kind
  outer: Size
  /** Clear width between uprights, x in mm, and what is in it; none in a table. */
  columns: { from: number; to: number; content: Content }[]
  parts: Part[]
  hardware: Hardware[]
  fixtures: Fixture[]
  operations: Operation[]
  /** kg, parts only. */
  mass: number
  /** Righting moment over tipping moment, standing free. Under 1 it has to be fixed to the wall. */
  stability: number
  /** Sentences in Spanish: first what was changed to make it possible, then what to know. */
  warnings: string[]
  purchases: Purchase[]
  lines: Line[]
  /** Euros, VAT included. */
  price: { from: number; to: number }
  weeks: readonly [number, number]
}
