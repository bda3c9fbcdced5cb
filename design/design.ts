// What a visitor chooses. The words are those of the address (`madera=roble`), because they are what people read there.
import type { Kind } from './kinds.ts'

export const woods = ['roble', 'nogal', 'fresno', 'cerezo', 'castano', 'lacado', 'melamina'] as const
export const finishes = ['aceite', 'barniz', 'laca', 'ninguno'] as const
const fronts = ['puertas', 'correderas', 'bajas', 'abierto'] as const
/** What the carcass is made of: the board of the fronts, melamine inside, or solid wood. */
const bodies = ['tablero', 'melamina', 'macizo'] as const
/** Free-standing, or between walls: then the measures are the opening's, at its widest and highest. */
export const placements = ['exento', 'empotrado'] as const
export const handles = ['pomo', 'asa', 'pulsador'] as const
export const bases = ['zocalo', 'patas'] as const
/** What a column holds. `puertas` (a cupboard with shelves) is a sideboard's; the rest but `cajones` and `baldas` a wardrobe's. */
const contents = ['abrigos', 'camisas', 'frontal', 'baldas', 'cajones', 'zapatero', 'puertas'] as const

export type Wood = (typeof woods)[number]
export type Finish = (typeof finishes)[number]
export type Fronts = (typeof fronts)[number]
export type Body = (typeof bodies)[number]
export type Placement = (typeof placements)[number]
export type Handle = (typeof handles)[number]
export type Base = (typeof bases)[number]
export type Content = (typeof contents)[number]

export type Size = { width: number; height: number; depth: number }

/** A piece as it was asked for. Measures in whole millimetres; whether it can be built is `fitDesign`'s business. */
export type Design = Size & {
  kind: Kind
  wood: Wood
  finish: Finish
  fronts: Fronts
  handle: Handle
  base: Base
  /** From left to right; empty: the workshop arranges it. */
  interior: Content[]
  /** 0: as many as the shelves can span. */
  columns: number
  /** Of a bookcase, in each column; 0: by the height of books. */
  shelves: number
  body: Body
  placement: Placement
  /** By how much the opening is out of square, mm. */
  outOfSquare: number
}

/** The finishes that a wood takes, the usual one first. */
export const finishesOf = (wood: Wood): readonly Finish[] =>
  wood === 'lacado' ? ['laca'] : wood === 'melamina' ? ['ninguno'] : ['aceite', 'barniz']
