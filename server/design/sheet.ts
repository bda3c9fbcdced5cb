import { buffer } from 'node:stream/consumers'
import { colors } from '#contracts/theme.ts'
import { cutRows } from '#design/cut-list.ts'
import type { View } from '#design/drawing/view.ts'
import { viewsOf } from '#design/drawing/views.ts'
import { materials } from '#design/materials.ts'
import { finishNames } from '#design/names.ts'
import type { Line } from '#design/piece.ts'
import { type Attached, bandOf } from '#server/design/attached.ts'
import { around, drawView, strokeLine } from '#server/design/paper.ts'
import { designWords } from '#words/design-words.ts'

export type SheetHead = {
  brand: string
  /** Address of the site, without a slash at the end. */
  siteUrl: string
  date: Date
  /** Empty while the owner has given none. */
  phone: string
  /** The workshop's own copies: the bench has cut list and hardware and no word of money, the office all and the sum. */
  lists?: 'bench' | 'office'
}

type Pdf = PDFKit.PDFDocument
const a4 = { short: 595.28, long: 841.89 }
const margin = 36
const titleBlock = 74
const gap = 26
/** Points to a millimetre of paper. */
const pt = 72 / 25.4
/** Scales of drawings on paper: 1 : 10 and so on. */
const scales = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100]

/** A design as PDF: one A4 with front, section and plan to a scale that a ruler can read, measures, price band and date. */
export async function designPdf(attached: Attached, head: SheetHead): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const views = viewsOf(attached.piece) as [View, View, View]
  const { layout, scale } = bestPaper(views)
  const pdf = new PDFDocument({
    ...{ size: 'A4', layout, margin, compress: true },
    info: { Title: attached.title, Author: head.brand, CreationDate: head.date },
  })
  const done = buffer(pdf)
  drawSheet(pdf, views, scale)
  drawTitle(pdf, attached, head, scale)
  if (head.lists) {
    pdf.addPage({ size: 'A4', layout: 'portrait', margin })
    drawLists(pdf, attached, head.lists)
  }
  pdf.end()
  return done
}

/** The three views on a page of upright A4 below `top`, to the largest scale that fits. Gives the scale. */
export function drawViews(pdf: Pdf, views: [View, View, View], top: number): number {
  const scale = scaleOn(views, a4.short, a4.long - top)
  pdf.save().translate(12, top - margin)
  drawSheet(pdf, views, scale)
  pdf.restore()
  return scale
}

/** The way to lay the paper on which the drawing gets largest, and the scale. */
function bestPaper(views: [View, View, View]) {
  const upright = { layout: 'portrait' as const, scale: scaleOn(views, a4.short, a4.long) }
  const across = { layout: 'landscape' as const, scale: scaleOn(views, a4.long, a4.short) }
  return across.scale < upright.scale ? across : upright
}

function scaleOn([front, section, plan]: [View, View, View], width: number, height: number): number {
  const [a, b, c] = [around(front), around(section), around(plan)]
  const wide = width - 2 * margin - a.left - a.right - gap - b.left - b.right
  const high = height - 2 * margin - titleBlock - a.top - a.below - c.top - c.below
  const fits = (scale: number) =>
    ((front.width + section.width) * pt) / scale <= wide && ((front.height + plan.height) * pt) / scale <= high
  return scales.find(fits) ?? 200
}

function drawSheet(pdf: Pdf, [front, section, plan]: [View, View, View], ratio: number): void {
  const scale = pt / ratio
  const a = around(front)
  const [x, y] = [margin + a.left, margin + a.top]
  drawView(pdf, { view: front, x, y, scale })
  drawView(pdf, { view: section, x: x + front.width * scale + a.right + gap + around(section).left, y, scale })
  drawView(pdf, { view: plan, x, y: y + front.height * scale + a.below + around(plan).top, scale })
}

function drawTitle(pdf: Pdf, { piece, design, title, address }: Attached, head: SheetHead, ratio: number): void {
  const { width, height } = pdf.page
  const top = height - margin - titleBlock
  const wide = width - 2 * margin
  strokeLine(pdf.lineWidth(0.6).undash().strokeColor(colors.ink), margin, top, margin + wide, top)
  pdf
    .fillColor(colors.ink)
    .font('Times-Roman')
    .fontSize(sizeFor(pdf, title, wide))
    .text(title, margin, top + 8, { lineBreak: false })
  const day = head.date.toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' })
  const lines = [
    `Acabado: ${finishNames[design.finish].toLowerCase()}.${head.lists === 'bench' ? '' : ` Precio orientativo ${bandOf(piece)}. ${designWords.weeks(piece.weeks)}.`} ${Math.round(piece.mass)} kg.`,
    `${[head.brand, head.phone].filter(Boolean).join(', ')}. ${day}. Escala 1:${ratio} en A4, medidas en milímetros.`,
  ]
  pdf
    .font('Helvetica')
    .fontSize(8.5)
    .fillColor(colors.inkQuiet)
    .text(lines.join('\n'), margin, top + 29, { width: wide })
  const link = `${head.siteUrl}${address}`
  pdf
    .fontSize(7)
    .fillColor(colors.oakDeep)
    .text(link, margin, top + 53, { width: wide, link })
}

/** The size at which a title keeps to one line of `wide` points, 17 at most. */
function sizeFor(pdf: Pdf, title: string, wide: number): number {
  const whole = pdf.font('Times-Roman').fontSize(17).widthOfString(title)
  return Math.min(17, Math.floor((17 * wide) / whole))
}

/** Cut list with the number of each piece, hardware, boards and what to know; for the office each line of the sum. */
function drawLists(pdf: Pdf, { piece, title }: Attached, lists: 'bench' | 'office'): void {
  const pieces = piece.parts.reduce((sum, { quantity }) => sum + quantity, 0)
  pdf.fillColor(colors.ink).font('Times-Roman').fontSize(17).text(title, margin, margin)
  const cuts = [
    ['N.º', 'Pieza', 'Uds.', 'Largo', 'Ancho', 'Grueso', 'Material', 'Cantos', 'Veta'],
    ...cutRows(piece).map((row, i) => [i + 1, ...row]),
    ['', `Total: ${piece.parts.length} medidas`, pieces, '', '', '', '', '', ''],
  ]
  table(pdf, 'Despiece, en milímetros (el largo, por la veta)', [0.7, 3.3, 0.9, 1, 1, 1, 4, 1, 2], cuts)
  const hardware = piece.hardware.map(({ quantity, name }) => [quantity, name])
  table(pdf, 'Herrajes', [1, 9], hardware)
  const boards = piece.purchases.map(({ boards, material, thickness, size, area }) => {
    const sizes = `${size.join(' × ')} (${decimal(area)} m² de piezas)`
    return [boards, `${materials[material].name} de ${thickness} mm, ${sizes}`]
  })
  table(pdf, 'Tableros que se compran', [1, 9], boards)
  const warnings = piece.warnings.map((warning) => [warning])
  table(pdf, 'Qué conviene saber', [1], warnings)
  if (lists === 'bench') return
  const sums = piece.lines.map(({ name, quantity, unit, rate, amount }) => {
    return [name, decimal(quantity), unit, decimal(rate), decimal(amount)]
  })
  table(pdf, 'Suma, en euros', [6, 2, 1, 2, 2], [...sums, ['Total con IVA', '', '', '', decimal(total(piece.lines))]])
}

const total = (lines: Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
const decimal = (value: number) => value.toFixed(2).replace('.', ',')

/** Rows under a name, cells as wide as their shares; numbers to the right. Goes on over pages. */
function table(pdf: Pdf, name: string, shares: number[], rows: (string | number)[][]): void {
  if (rows.length === 0) return
  const wide = pdf.page.width - 2 * margin
  const unit = wide / shares.reduce((sum, share) => sum + share, 0)
  keepRoom(pdf, 40)
  pdf.moveDown(1).font('Helvetica-Bold').fontSize(9).text(name, margin).moveDown(0.3)
  pdf.font('Helvetica').fontSize(8)
  for (const row of rows) {
    const heights = row.map((cell, i) => pdf.heightOfString(String(cell), { width: unit * (shares[i] ?? 1) - 6 }))
    const high = Math.max(...heights) + 4
    keepRoom(pdf, high)
    const y = pdf.y
    let x = margin
    for (const [i, cell] of row.entries()) {
      const share = unit * (shares[i] ?? 1)
      pdf.text(String(cell), x, y, { width: share - 6, align: isNumber(cell) ? 'right' : 'left' })
      x += share
    }
    strokeLine(pdf.lineWidth(0.2).strokeColor(colors.ink), margin, y + high - 3, margin + wide, y + high - 3)
    pdf.x = margin
    pdf.y = y + high
  }
}

const isNumber = (cell: string | number) => typeof cell === 'number' || /^\d+,\d\d$/.test(cell)

function keepRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage({ size: 'A4', layout: 'portrait', margin })
}
