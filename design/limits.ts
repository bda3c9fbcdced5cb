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
/** From the edge of a front to the piece's side. */
export const reveal = 2
/** The narrowest column that a hand or a drawer gets into. */
export const narrowestColumn = 300
/** On a front hanger the clothes hanger (45 cm) lies across the column. */
export const frontHangerWidth = 480
/** A rail hangs this far under what carries it; nobody reaches one that is higher above the floor. */
export const [railDrop, highestRail] = [60, 2050]

/** A tall door warps and a tall side comes from no 2440 board: above this, a second body stands on the first. */
export const tallestBody = 2400
/** The lower one then leaves 2,062 mm inside: coats, or two rails. */
export const lowerBody = 2100

/** Above this an opening wants a partition, not a filler, mm out of square. */
export const mostOutOfSquare = 30
/** Two sliding leaves; narrower ones let no drawer out. */
export const narrowestSliding = 1200

/** Hangers are 45 cm wide, sleeves hang over them. */
export const hangingDepth = 540
/** One rail of shirts, jackets or folded trousers. */
export const shirtsHeight = 1000
/** Coats and dresses below the shelf for hats. */
export const coatsHeight = 1700
/** A wardrobe for coats is at least this high outside. */
export const coatsOuterHeight = 2000

type Range = { from: number; to: number /** Why no less, and why no more. */; low: string; high: string }

export const ranges: Record<Kind, Record<keyof Size, Range>> = {
  armario: {
    width: {
      ...{ from: 340, to: 6000 },
      low: 'un armario más estrecho no da para una puerta y unas baldas',
      high: 'a partir de 6 metros son dos armarios',
    },
    height: { from: 1200, to: 3000, low: 'por debajo no cuelga una camisa', high: 'por encima no llega nadie' },
    depth: {
      ...{ from: 300, to: 800 },
      low: 'con menos no cabe una pila de ropa doblada',
      high: 'con más se pierde lo del fondo',
    },
  },
  libreria: {
    width: {
      ...{ from: 340, to: 6000 },
      low: 'más estrecha no se tiene de pie',
      high: 'es lo que se monta como una sola librería',
    },
    height: { from: 400, to: 3000, low: 'por debajo es un banco', high: 'por encima no llega nadie' },
    depth: {
      ...{ from: 180, to: 600 },
      low: 'un libro de bolsillo pide 18 cm',
      high: 'más de 60 cm esconde una fila detrás de otra',
    },
  },
  mesa: {
    width: {
      ...{ from: 600, to: 3000 },
      low: 'por debajo de 60 cm no se come',
      high: 'el tablón viene hasta tres metros',
    },
    height: {
      ...{ from: kneeRoom + apronHeight + topThickness, to: 1100 },
      low: 'debajo del faldón tienen que caber las rodillas',
      high: '110 cm es ya una barra',
    },
    depth: {
      ...{ from: 600, to: 1200 },
      low: 'dos platos enfrentados piden 60 cm',
      high: 'a más de 120 cm no se alcanza el centro',
    },
  },
  aparador: {
    width: {
      ...{ from: 640, to: 2400 },
      low: 'más estrecho es una mesilla',
      high: 'más largo, el sobre ya no sale de una pieza',
    },
    height: { from: 500, to: 1200, low: 'más bajo es un mueble de televisión', high: 'más alto es un armario' },
    depth: { from: 300, to: 600, low: 'un plato llano pide 30 cm', high: 'más de 60 cm no pasa por las puertas' },
  },
}
