// What people read where the address has a word: in the controls, in mails and beside the drawing.
import type { Base, Content, Finish, Fronts, Handle, Kind, Wood } from './design.ts'

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
