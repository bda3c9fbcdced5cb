import { type MaterialId, materials } from '../materials.ts'

/** What lies on a shelf: kg/m², and the share of it that counts as permanent. */
export type Load = { mass: number; permanent: number }

/**
 * Books: 100 kg/m² are a full row, 32 kg a metre on a shelf 32 cm deep (the workshop's own weighing of paperbacks and
 * bound books). Clothes and crockery: 50 kg/m². The permanent shares are ψ2 of EN 1990, table A1.1: 0.8 for storage,
 * 0.3 for rooms that are lived in.
 */
export const loads = { books: { mass: 100, permanent: 0.8 }, household: { mass: 50, permanent: 0.3 } } satisfies Record<
  string,
  Load
>

const gravity = 9.81
/** A shelf may bend by this share of its span after years: what the eye begins to see. */
const limit = 1 / 300

/** Load that counts in the end, N/mm of length for a strip 1 mm wide: its own weight creeps whole, goods by their share. */
function lastingLoad(id: MaterialId, thickness: number, { mass, permanent }: Load): number {
  const { density, creep } = materials[id]
  const own = density * (thickness / 1000) * (1 + creep)
  const goods = mass * (1 + permanent * creep)
  return ((own + goods) * gravity) / 1e6
}

/**
 * Deflection after years, mm, of a shelf on two supports under an even load: 5·q·L⁴ / (384·E·I), with creep by
 * EN 1995-1-1, 2.2.3: u = uG·(1 + kdef) + uQ·(1 + ψ2·kdef). Depth cancels out, since load and stiffness both grow with it.
 */
export function sag(id: MaterialId, thickness: number, span: number, load: Load): number {
  const inertia = thickness ** 3 / 12
  return (5 * lastingLoad(id, thickness, load) * span ** 4) / (384 * materials[id].modulus(thickness) * inertia)
}

/** The widest span, whole mm, that stays within 1/300 after years. */
export function widestSpan(id: MaterialId, thickness: number, load: Load): number {
  const stiffness = (384 * materials[id].modulus(thickness) * thickness ** 3) / 12
  return Math.floor(Math.cbrt((stiffness * limit) / (5 * lastingLoad(id, thickness, load))))
}
