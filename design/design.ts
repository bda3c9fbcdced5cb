// What a visitor chooses. The words are those of the address (`madera=roble`), because they are what people read there.

export const kinds = ['armario', 'mesa', 'libreria', 'aparador'] as const
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

export type Kind = (typeof kinds)[number]
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

/** Which choices a kind has, beside measures, wood and finish. */
export const choices: Record<Kind, readonly (keyof Design)[]> = {
  armario: ['body', 'fronts', 'columns', 'interior', 'handle', 'placement', 'outOfSquare'],
  libreria: ['body', 'fronts', 'columns', 'shelves', 'handle'],
  mesa: [],
  aparador: ['body', 'columns', 'interior', 'handle', 'base'],
}

export const allowedFronts: Record<Kind, readonly Fronts[]> = {
  armario: ['puertas', 'correderas', 'abierto'],
  libreria: ['abierto', 'bajas'],
  mesa: ['abierto'],
  aparador: ['puertas'],
}

/** A whole wardrobe of solid wood is nothing this workshop makes by a formula; a table is nothing else. */
export const allowedBodies: Record<Kind, readonly Body[]> = {
  armario: ['tablero', 'melamina'],
  libreria: ['tablero', 'macizo'],
  mesa: ['tablero'],
  aparador: ['tablero', 'macizo'],
}

export const allowedContents: Record<Kind, readonly Content[]> = {
  armario: ['abrigos', 'camisas', 'frontal', 'baldas', 'cajones', 'zapatero'],
  libreria: [],
  mesa: [],
  aparador: ['puertas', 'cajones', 'baldas'],
}

/** Lacquer and melamine do not stand what a table top goes through. */
export const woodsOf = (kind: Kind): readonly Wood[] =>
  kind === 'mesa' ? woods.filter((wood) => wood !== 'lacado' && wood !== 'melamina') : woods

/** The finishes that a wood takes, the usual one first. */
export const finishesOf = (wood: Wood): readonly Finish[] =>
  wood === 'lacado' ? ['laca'] : wood === 'melamina' ? ['ninguno'] : ['aceite', 'barniz']

const common = {
  ...({ interior: [], columns: 0, shelves: 0, handle: 'pomo', base: 'zocalo', finish: 'aceite' } as const),
  ...({ body: 'tablero', placement: 'exento', outOfSquare: 0 } as const),
}
const start: Record<Kind, Omit<Design, 'kind' | 'interior'>> = {
  armario: { ...common, width: 1800, height: 2400, depth: 600, wood: 'roble', fronts: 'puertas', handle: 'asa' },
  libreria: { ...common, width: 2400, height: 2200, depth: 320, wood: 'roble', fronts: 'abierto' },
  mesa: { ...common, width: 2000, height: 750, depth: 950, wood: 'roble', fronts: 'abierto' },
  aparador: { ...common, width: 1800, height: 800, depth: 450, wood: 'nogal', fronts: 'puertas', base: 'patas' },
}

/** The piece with which the page of a kind begins. */
export const startDesign = (kind: Kind): Design => ({ ...start[kind], kind, interior: [] })
