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

/** The cut list as RFC 4180 has it, with a mark at the start by which spreadsheets know UTF-8. */
export const cutListCsv = (piece: Piece): string =>
  `\ufeff${[columns, ...cutRows(piece)].map((row) => row.join(',')).join('\r\n')}\r\n`
