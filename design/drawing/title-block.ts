import type { Finish } from '../design.ts'
import { furniture, sidesOf } from '../kinds.ts'
import { centimetres, finishNames } from '../names.ts'
import type { Piece } from '../piece.ts'
import { n } from './dimension.ts'
import type { Size } from './svg.ts'
import { insideOf, materialOf, type Paint, sampleSvg } from './wood.ts'

export type TitleBlock = Size & { svg: (paint: Paint) => string }

const width = 168 // «DM rechapado en castaño» and the air beside it
const sample = 40
const row = 25
const indent = 10

/** What a workshop writes into the lower right corner of its sheet: piece, wood, finish, measures, and a stretch of its scale. */
export function titleBlockOf(piece: Piece, scale: number, finish?: Finish): TitleBlock {
  const material = materialOf(piece)
  const made = [material.charAt(0).toUpperCase() + material.slice(1), insideOf(piece)].filter(Boolean)
  const head = 34 + made.length * 18
  const size = `${sidesOf({ kind: piece.kind, ...piece.outer })
    .map(centimetres)
    .join(' × ')} cm`
  const cells = [...(finish && finish !== 'ninguno' ? [`Acabado: ${finishNames[finish].toLowerCase()}`] : []), size]
  const under = sample + head
  const height = under + (cells.length + 1) * row
  const rules = [sample, ...[...cells, ''].map((_, i) => under + i * row)].map((y) => `M0 ${y}h${width}`)
  const svg = (paint: Paint) =>
    [
      sampleSvg(paint, { width, height: sample }),
      `<path d="M0 0h${width}v${height}H0z${rules.join('')}" stroke-width="0.8"/>`,
      write(furniture[piece.kind].name, sample + 23, 'font-size="1.3em"'),
      ...made.map((line, i) => write(line, sample + 42 + i * 18)),
      ...cells.map((line, i) => write(line, under + i * row + 17)),
      rule(scale, height - 9),
    ].join('')
  return { width, height, svg }
}

/** On a screen no sheet is 1 : 20; a stretch beside its length is true at any size. */
function rule(scale: number, y: number): string {
  const length = [1000, 500, 200, 100].find((mm) => mm * scale <= 90) ?? 50
  const to = n(indent + length * scale)
  return `<path d="M${indent} ${y - 6}v6H${to}v-6" stroke-width="0.8"/>${write(`${centimetres(length)} cm`, y, '', Number(to) + 8)}`
}

/** The parts that take most wood, as many as go into the height, their heading above it as the name of a view. */
export function partsListOf({ parts }: Piece, { width, height }: Size): string {
  const rows = Math.floor(height / listRow)
  const listed = parts.toSorted((a, b) => areaOf(b) - areaOf(a)).slice(0, rows)
  const lines = listed.map(({ name, quantity, length, width: across }, i) => {
    const y = i * listRow + 17
    const size = write(`${Math.round(length)} × ${Math.round(across)}`, y, 'text-anchor="end"', width)
    return `<path d="M0 ${y - 17}H${width}" stroke-width="0.5"/>${write(`${quantity} × ${name}`, y, '', 0)}${size}`
  })
  return write('Piezas mayores, en mm', -8, 'opacity="0.75"', 0) + lines.join('')
}

const listRow = 23
const areaOf = ({ quantity, length, width: across }: Piece['parts'][number]) => quantity * length * across

const write = (text: string, y: number, attributes = '', x = indent) =>
  `<text x="${n(x)}" y="${y}" fill="currentColor" stroke="none" ${attributes}>${text}</text>`
