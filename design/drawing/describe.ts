import { listed, spelled } from '#words/number-words.ts'
import type { Content } from '../design.ts'
import { furniture, isTable, sideNames } from '../kinds.ts'
import { centimetres } from '../names.ts'
import type { Piece } from '../piece.ts'
import { insideOf, materialOf } from './wood.ts'

const holds: Record<Content, string> = {
  abrigos: 'para abrigos',
  camisas: 'para camisas',
  frontal: 'con perchas de frente',
  baldas: 'de baldas',
  cajones: 'de cajones',
  zapatero: 'para zapatos',
  puertas: 'con puertas',
}

/** What the drawing shows, in sentences, for who does not see it. */
export function describePiece(piece: Piece): string[] {
  const { kind, outer, columns, parts } = piece
  const { width, depth } = sideNames(kind)
  const inside = insideOf(piece)
  const first = `${furniture[kind].name} en ${materialOf(piece)}${inside && `, con ${inside}`}: ${centimetres(outer.width)} cm de ${width}, ${centimetres(outer.height)} de alto y ${centimetres(outer.depth)} de ${depth}.`
  const each = columns.map(
    (column, i) =>
      `Columna ${i + 1}, ${holds[column.content]}: ${centimetres(column.to - column.from)} cm libres; ${holding(piece, column)}.`,
  )
  const leaves = parts.find(({ name }) => name === 'Hoja corredera')?.quantity
  const sliding = leaves ? [`Delante, ${leaves} hojas correderas.`] : []
  const bodies = parts.filter(({ name }) => /^Costado/.test(name)).reduce((sum, { quantity }) => sum + quantity, 0) / 2
  const joined = bodies > 1 ? [`Se hace en ${spelled(bodies, 'un')} cuerpos, que se atornillan en tu casa.`] : []
  return [first, ...each, ...sliding, ...joined, ...table(piece)]
}

function holding({ parts, fixtures }: Piece, { from, to }: { from: number; to: number }): string {
  const within = ({ x, dx }: { x: number; dx: number }) => from <= x + dx / 2 && x + dx / 2 <= to
  const count = (name: RegExp) =>
    parts.filter((part) => name.test(part.name)).reduce((sum, { boxes }) => sum + boxes.filter(within).length, 0)
  const things = [
    shelves(
      parts.filter(({ name, boxes }) => /^Balda/.test(name) && boxes.some(within)),
      count(/^Balda/),
    ),
    many(count(/^Frente de cajón/), 'cajón', 'cajones'),
    many(fixtures.filter(({ kind, box }) => kind === 'rail' && within(box)).length, 'barra', 'barras'),
    many(count(/^Puerta/), 'puerta', 'puertas'),
  ].filter(Boolean)
  return listed(things) || 'vacía'
}

/** Shelves with their thickness where they have one. */
function shelves(parts: Piece['parts'], count: number): string {
  const thicknesses = new Set(parts.map(({ thickness }) => thickness))
  return many(count, 'balda', 'baldas') + (thicknesses.size === 1 ? ` de ${[...thicknesses][0]} mm` : '')
}

const many = (count: number, one: string, more: string) => (count === 0 ? '' : `${count} ${count === 1 ? one : more}`)

function table({ kind, parts }: Piece): string[] {
  if (!isTable(kind)) return []
  const part = (name: string) => parts.find((part) => part.name === name)
  const wide = (name: string) => centimetres(part(name)?.width ?? 0)
  return [
    `Sobre de ${part('Sobre')?.thickness} mm de grueso, patas de ${wide('Pata')} × ${wide('Pata')} cm y faldones de ${wide('Faldón largo')} de alto.`,
  ]
}
