import type { Kind, Size } from './design.ts'
import { apronHeight, kneeRoom, topThickness } from './rules/table-frame.ts'

/** Carcass, doors and backs, mm. */
export const carcassBoard = 19
export const backBoard = 10
export const plinth = 80
export const plinthRecess = 40
export const legHeight = 150
export const sideboardTop = 25
/** Between doors, and between a door and its carcass. */
export const gap = 3
/** The narrowest column that a hand, a drawer or a hanger gets into. */
export const narrowestColumn = 300

/** A tall door warps and a tall side comes from no 2440 board: above this, a second body stands on the first. */
export const tallestBody = 2400
/** The lower one then leaves 2,062 mm inside: coats, or two rails. */
export const lowerBody = 2100

/** Hangers are 45 cm wide, sleeves hang over them. */
export const hangingDepth = 540
/** One rail of shirts, jackets or folded trousers. */
export const shirtsHeight = 1000
/** Coats and dresses below the shelf for hats. */
export const coatsHeight = 1700
/** A wardrobe for coats is at least this high outside. */
export const coatsOuterHeight = 2000

type Range = { from: number; to: number; why: string }

export const ranges: Record<Kind, Record<keyof Size, Range>> = {
  armario: {
    width: {
      from: 340,
      to: 6000,
      why: 'un armario más estrecho no da para una puerta y una percha, y a partir de 6 metros son dos',
    },
    height: { from: 1200, to: 3000, why: 'por debajo no cuelga una camisa y por encima no llega nadie' },
    depth: { from: 300, to: 800, why: 'con menos no entra una percha de frente y con más se pierde lo del fondo' },
  },
  libreria: {
    width: { from: 340, to: 6000, why: 'es lo que se monta como una sola librería' },
    height: { from: 400, to: 3000, why: 'por debajo es un banco y por encima no llega nadie' },
    depth: { from: 180, to: 600, why: 'un libro de bolsillo pide 18 cm y más de 60 esconde una fila detrás de otra' },
  },
  mesa: {
    width: {
      from: 600,
      to: 3000,
      why: 'los tablones macizos vienen hasta tres metros, y por debajo de 60 cm no se come',
    },
    height: {
      from: kneeRoom + apronHeight + topThickness,
      to: 1100,
      why: 'debajo del faldón tienen que caber las rodillas, y 110 cm es ya una barra',
    },
    depth: { from: 600, to: 1200, why: 'dos platos enfrentados piden 60 cm, y a más de 120 no se alcanza el centro' },
  },
  aparador: {
    width: { from: 640, to: 2400, why: 'el sobre sale de un tablero de 2440 mm, sin juntas' },
    height: { from: 500, to: 1200, why: 'más bajo es un mueble de televisión y más alto, un armario' },
    depth: { from: 300, to: 600, why: 'un plato llano pide 30 cm y más de 60 no pasa por las puertas' },
  },
}
