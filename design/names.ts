// What people read where the address has a word: in the controls, in mails and beside the drawing.
import type { Base, Body, Content, Design, Finish, Fronts, Handle, Kind, Placement, Size, Wood } from './design.ts'
import { boardOf, carcassOf, materials, solidOf } from './materials.ts'

/** `572` → «57,2»: in sentences a length is said in centimetres, as it is asked for. */
export const centimetres = (mm: number) => String(mm / 10).replace('.', ',')

/** Length or width, depth and height in the order in which a piece is asked for: a table by its top first, all else as it stands. */
export const sidesOf = ({ kind, width, height, depth }: Size & { kind: Kind }): [number, number, number] =>
  kind === 'mesa' ? [width, depth, height] : [width, height, depth]

export const kindNames: Record<Kind, string> = {
  armario: 'Armario',
  libreria: 'Librería',
  mesa: 'Mesa',
  aparador: 'Aparador',
}

export const woodNames: Record<Wood, string> = {
  roble: 'Roble',
  nogal: 'Nogal',
  fresno: 'Fresno',
  cerezo: 'Cerezo',
  castano: 'Castaño',
  lacado: 'Lacado',
  melamina: 'Melamina',
}

export const finishNames: Record<Finish, string> = {
  aceite: 'Aceite',
  barniz: 'Barniz',
  laca: 'Laca',
  ninguno: 'Sin acabado',
}

export const frontNames: Record<Fronts, string> = {
  puertas: 'Con puertas',
  correderas: 'Correderas',
  bajas: 'Puertas abajo',
  abierto: 'Abierto',
}

export const handleNames: Record<Handle, string> = { pomo: 'Pomo', asa: 'Asa', pulsador: 'Sin tirador, a presión' }

export const baseNames: Record<Base, string> = { zocalo: 'Zócalo', patas: 'Patas' }

export const contentNames: Record<Content, string> = {
  abrigos: 'Abrigos',
  camisas: 'Camisas',
  frontal: 'Colgador frontal',
  baldas: 'Baldas',
  cajones: 'Cajones',
  zapatero: 'Zapatero',
  puertas: 'Puertas',
}

export const bodyNames: Record<Body, string> = {
  tablero: 'Tablero, como el frente',
  melamina: 'Melamina por dentro',
  macizo: 'Madera maciza',
}

export const placementNames: Record<Placement, string> = { exento: 'Exento', empotrado: 'Entre paredes' }

/** What a piece is, with what it is made of: «Armario de DM rechapado en roble, interior de melamina». */
export function pieceName(design: Pick<Design, 'kind' | 'wood' | 'body'>): string {
  const { kind, wood, body } = design
  const whole = kind === 'mesa' ? solidOf(wood) : body === 'macizo' ? carcassOf(design) : boardOf(wood)
  const name = whole === 'dm' ? 'DM lacado' : materials[whole].name
  const inside = body === 'melamina' && whole !== 'melamina' ? ', interior de melamina' : ''
  return `${kindNames[kind]} de ${name}${inside}`
}

/** In a sentence: what shows, and what lies under it. */
export function madeOf({ kind, wood, body }: Pick<Design, 'kind' | 'wood' | 'body'>): string {
  if (kind === 'mesa') return 'Toda de madera maciza.'
  if (wood === 'melamina') return 'Aglomerado con melamina, de color.'
  const species = materials[solidOf(wood)].name.split(' ')[0]
  const front = wood === 'lacado' ? 'DM lacado por las dos caras' : `DM con chapa de ${species} de 0,6 mm`
  if (body === 'macizo') return `Cuerpo, baldas y frentes de cajón macizos; puertas y trasera, ${front}.`
  return body === 'melamina' ? `Frentes de ${front}; por dentro, melamina.` : `Tablero: ${front}.`
}
