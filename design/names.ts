// What people read where the address has a word: in the controls, in mails and beside the drawing.
import type { Base, Body, Content, Fronts, Handle, Placement } from './design.ts'

export { finishNames, sampleNames as woodNames } from '#words/desk-field-words.ts'

/** `572` → «57,2»: in sentences a length is said in centimetres, as it is asked for. */
export const centimetres = (mm: number) => String(mm / 10).replace('.', ',')

export const frontNames: Record<Fronts, string> = {
  puertas: 'Puertas abatibles',
  correderas: 'Puertas correderas',
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
