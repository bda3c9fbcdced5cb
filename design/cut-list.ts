import { csv } from '#contracts/csv.ts'
import { materials } from './materials.ts'
import type { Part, Piece } from './piece.ts'

const columns = ['Pieza', 'Cantidad', 'Largo', 'Ancho', 'Grueso', 'Material', 'Cantos', 'Veta']

/** «2L 1C»: banded edges, so many long and so many short; empty where there are none. */
export const edgeText = ({ edges }: Pick<Part, 'edges'>) =>
  [edges.long && `${edges.long}L`, edges.short && `${edges.short}C`].filter(Boolean).join(' ')

/** Rows of the cut list, mm; the length runs along the grain. */
export const cutRows = ({ parts }: Piece): (string | number)[][] =>
  parts.map((part) => [
    ...[part.name, part.quantity, part.length, part.width, part.thickness],
    ...[materials[part.material].name, edgeText(part), part.grain === 'largo' ? 'a lo largo' : 'sin veta'],
  ])

export const cutListCsv = (piece: Piece): string => csv([columns, ...cutRows(piece)])
