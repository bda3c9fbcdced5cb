import { type Design, type Size, type Wood, woods } from './design.ts'
import type { Furniture } from './furniture.ts'
import { aparador } from './kinds/aparador.ts'
import { armario } from './kinds/armario.ts'
import { libreria } from './kinds/libreria.ts'
import { mesa } from './kinds/mesa.ts'
import { boardOf, carcassOf, materials, solidOf } from './materials.ts'

/** Whatever can be designed, by its word in the address, in the order in which it is offered. */
const all = { armario, mesa, libreria, aparador }

export type Kind = keyof typeof all
export const furniture: Record<Kind, Furniture> = all
export const kinds = Object.keys(all) as Kind[]

export const isTable = (kind: Kind) => !furniture[kind].plan

/** Lacquer and melamine do not stand what a table top goes through. */
export const woodsOf = (kind: Kind): readonly Wood[] =>
  isTable(kind) ? woods.filter((wood) => wood !== 'lacado' && wood !== 'melamina') : woods

/** The piece with which the page of a kind begins. */
export const startDesign = (kind: Kind): Design => ({
  ...{ kind, columns: 0, shelves: 0, handle: 'pomo', base: 'zocalo', finish: 'aceite', interior: [] },
  ...{ body: 'tablero', placement: 'exento', outOfSquare: 0 },
  ...furniture[kind].start,
})

/** Length or width, depth and height in the order in which a piece is asked for: a table by its top first, all else as it stands. */
export const sidesOf = ({ kind, width, height, depth }: Size & { kind: Kind }): [number, number, number] =>
  isTable(kind) ? [width, depth, height] : [width, height, depth]

/** What its measures are called in a sentence. */
export const sideNames = (kind: Kind) =>
  isTable(kind)
    ? { width: 'largo', height: 'alto', depth: 'ancho' }
    : { width: 'ancho', height: 'alto', depth: 'fondo' }

type Made = Pick<Design, 'kind' | 'wood' | 'body'>

/** What a piece is, with what it is made of: «Armario de DM rechapado en roble, interior de melamina». */
export const pieceName = (made: Made) => `${furniture[made.kind].name} de ${materialName(made)}`

/** «DM rechapado en roble, interior de melamina», «nogal macizo». */
export function materialName({ kind, wood, body }: Made): string {
  const whole = isTable(kind) ? solidOf(wood) : body === 'macizo' ? carcassOf({ wood, body }) : boardOf(wood)
  const inside = body === 'melamina' && whole !== 'melamina' ? ', interior de melamina' : ''
  return `${whole === 'dm' ? 'DM lacado' : materials[whole].name}${inside}`
}

/** In a sentence: what shows, and what lies under it. */
export function madeOf({ kind, wood, body }: Made): string {
  if (isTable(kind)) return 'Toda de madera maciza.'
  if (wood === 'melamina') return 'Aglomerado con melamina, de color.'
  const species = materials[solidOf(wood)].name.split(' ')[0]
  const front = wood === 'lacado' ? 'DM lacado por las dos caras' : `DM con chapa de ${species} de 0,6 mm`
  if (body === 'macizo') return `Cuerpo, baldas y frentes de cajón macizos; puertas y trasera, ${front}.`
  return body === 'melamina' ? `Frentes de ${front}; por dentro, melamina.` : `Tablero: ${front}.`
}
