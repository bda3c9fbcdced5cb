import type { Design, Wood } from './design.ts'

export type MaterialId = `rechapado-${Species}` | 'dm' | 'melamina' | 'abedul' | SolidId
export type SolidId = `macizo-${Species | 'haya'}`
type Species = Exclude<Wood, 'lacado' | 'melamina'>

export type Material = {
  name: string
  /** kg/m³ at the moisture of a house. */
  density: number
  /** Creep factor kdef, service class 1: EN 1995-1-1, table 3.2 (solid 0.60, plywood 0.80, MDF and particleboard 2.25). */
  creep: number
  grained: boolean
  /** Length and width in which it is sold, mm; none for solid wood, which is glued up to measure. */
  board?: [number, number]
  /** Modulus of elasticity along the length, N/mm², for a thickness in mm. */
  modulus: (thickness: number) => number
  /** Percent of width per percent of moisture, tangential; solid wood only. */
  movement?: number
}

/**
 * Density (kg/m³) and modulus (N/mm²): The Wood Database, means of the European species. Movement: differential
 * shrinkage, tangential, percent per percent of moisture, as DIN 68100 lists it; the larger value counts, since a glued
 * top has boards of any cut.
 */
const species: Record<Species | 'haya', { name: string; density: number; modulus: number; movement: number }> = {
  roble: { name: 'roble', density: 675, modulus: 10_600, movement: 0.36 },
  nogal: { name: 'nogal', density: 640, modulus: 10_800, movement: 0.29 },
  fresno: { name: 'fresno', density: 680, modulus: 12_300, movement: 0.38 },
  cerezo: { name: 'cerezo', density: 600, modulus: 10_550, movement: 0.3 },
  castano: { name: 'castaño', density: 590, modulus: 8610, movement: 0.3 },
  haya: { name: 'haya', density: 710, modulus: 14_300, movement: 0.41 },
}

const veneer = 0.6
const small: [number, number] = [2440, 1220]
const large: [number, number] = [2850, 2100]

/** MDF: least modulus of EN 622-5 (general use, dry), by thickness. A product's value, not a structural one: prudent. */
const fibreboard = (thickness: number) =>
  thickness <= 12 ? 2500 : thickness <= 19 ? 2200 : thickness <= 30 ? 2150 : 1900

/** Particleboard P2: least modulus of EN 312, by thickness. */
const particleboard = (thickness: number) =>
  thickness <= 13 ? 1800 : thickness <= 20 ? 1600 : thickness <= 25 ? 1500 : 1350

/** Veneer on both faces works as a sandwich: the outer 0.6 mm carry with the modulus of the species. */
const veneered = (modulus: number) => (thickness: number) => {
  const core = ((thickness - 2 * veneer) / thickness) ** 3
  return fibreboard(thickness) * core + modulus * (1 - core)
}

const bySpecies = Object.entries(species).flatMap(([id, { name, density, modulus, movement }]) => {
  const solid: Material = {
    name: `${name} macizo`,
    density,
    creep: 0.6,
    grained: true,
    modulus: () => modulus,
    movement,
  }
  if (id === 'haya') solid.name = 'haya maciza'
  const board: Material = {
    name: `DM rechapado en ${name}`,
    density: 740,
    creep: 2.25,
    grained: true,
    board: small,
    modulus: veneered(modulus),
  }
  return [
    [`macizo-${id}`, solid],
    [`rechapado-${id}`, board],
  ]
})

export const materials: Record<MaterialId, Material> = {
  ...Object.fromEntries(bySpecies),
  dm: { name: 'DM para lacar', density: 730, creep: 2.25, grained: false, board: large, modulus: fibreboard },
  melamina: { name: 'melamina', density: 660, creep: 2.25, grained: false, board: large, modulus: particleboard },
  // Birch plywood of drawers: EN 636 asks nothing as low; 8,000 is what makers state for the weaker direction.
  abedul: {
    name: 'contrachapado de abedul',
    density: 680,
    creep: 0.8,
    grained: true,
    board: small,
    modulus: () => 8000,
  },
}

export const boardOf = (wood: Wood): MaterialId =>
  wood === 'lacado' ? 'dm' : wood === 'melamina' ? 'melamina' : `rechapado-${wood}`

/** What carcass and shelves are made of; fronts, what shows of the sides and backs keep the board of the wood. */
export const carcassOf = ({ wood, body }: Pick<Design, 'wood' | 'body'>): MaterialId =>
  body === 'melamina' ? 'melamina' : body === 'macizo' ? solidOf(wood) : boardOf(wood)

/** What holds a carcass and its fixed shelves together: solid wood is glued with loose tenons, board has cam fittings. */
export const jointOf = ({ body }: Pick<Design, 'body'>) => (body === 'macizo' ? 'tenon' : 'connector')

/** Legs and table frames. Beech takes lacquer best and goes under what has no species. */
export const solidOf = (wood: Wood): SolidId =>
  wood === 'lacado' || wood === 'melamina' ? 'macizo-haya' : `macizo-${wood}`
