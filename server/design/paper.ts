import { colors } from '#contracts/theme.ts'
import type { Dimension, Shape, View } from '#design/drawing/view.ts'

type Pdf = PDFKit.PDFDocument
/** Where a view stands on the paper: its upper left corner and what a millimetre of the piece measures, in points. */
export type Placed = { view: View; x: number; y: number; scale: number }

const row = 15
const figure = 7.5

export function drawView(pdf: Pdf, placed: Placed): void {
  const { view, x, y } = placed
  pdf.font('Helvetica').fontSize(8).fillColor(colors.inkQuiet)
  pdf.text(view.title, x, y - 16, { lineBreak: false })
  pdf.save().translate(x, y)
  for (const shape of view.shapes) drawShape(pdf, shape, placed.scale)
  for (const dimension of view.dimensions) drawDimension(pdf, dimension, placed)
  pdf.restore()
}

function drawShape(pdf: Pdf, shape: Shape, scale: number): void {
  // The sheet is read in black and white: the wood is told in its title.
  if (shape.stroke === 'back') return
  pdf.lineWidth({ cut: 0.8, face: 0.55, edge: 0.55, beyond: 0.3, hair: 0.3, dashed: 0.4 }[shape.stroke])
  if (shape.stroke === 'dashed') pdf.dash(3, { space: 2 })
  else pdf.undash()
  switch (shape.kind) {
    case 'rect':
      pdf.rect(shape.x * scale, shape.y * scale, shape.dx * scale, shape.dy * scale)
      if (shape.stroke === 'cut') pdf.fillAndStroke(colors.paperDeep, colors.ink)
      else pdf.stroke(colors.ink)
      break
    case 'line':
      strokeLine(pdf.strokeColor(colors.ink), shape.x1 * scale, shape.y1 * scale, shape.x2 * scale, shape.y2 * scale)
      break
    case 'swing': {
      const [x, y, r] = [shape.x * scale, shape.y * scale, shape.radius * scale]
      const right = shape.to === 'right'
      pdf.path(`M${x + (right ? r : -r)} ${y}A${r} ${r} 0 0 ${right ? 1 : 0} ${x} ${y + r}`).stroke(colors.ink)
    }
  }
}

/** In the colour and width that are set. */
export const strokeLine = (pdf: Pdf, x1: number, y1: number, x2: number, y2: number) =>
  pdf.moveTo(x1, y1).lineTo(x2, y2).stroke()

/** The measure in mm over its line; left out where it has no room, unless it is the whole piece's. */
function drawDimension(pdf: Pdf, { side, from, to, row: line, outer }: Dimension, { view, scale }: Placed): void {
  const [a, b] = [from * scale, to * scale]
  const text = String(to - from)
  pdf.font('Helvetica').fontSize(figure)
  const wide = pdf.widthOfString(text)
  if (!outer && b - a < wide + 2) return
  const place = { below: view.height * scale + 12 + line * row, left: -8, right: view.width * scale + 8 }[side]
  pdf.save().undash().lineWidth(0.3).strokeColor(colors.ink).fillColor(colors.ink)
  // Turned by a right angle, to be read from the right: x runs up the paper and y across it.
  const [start, end] = side === 'below' ? [a, b] : [-b, -a]
  if (side !== 'below') pdf.rotate(-90)
  strokeLine(pdf, start, place, end, place)
  for (const x of [start, end]) {
    strokeLine(pdf, x, place - 3, x, place + 3)
    strokeLine(pdf, x - 2, place + 2, x + 2, place - 2)
  }
  // On the far side of its line from the piece: between the two there is no room for a figure.
  const above = side === 'right' ? place + 2.5 : place - figure - 1
  pdf.text(text, (start + end - wide) / 2, above, { lineBreak: false })
  pdf.restore()
}

/** What the dimension lines take around a view, in points. */
export function around({ dimensions }: View) {
  const rows = 1 + Math.max(...dimensions.filter(({ side }) => side === 'below').map(({ row }) => row))
  return { left: 22, right: 22, top: 20, below: 12 + rows * row }
}
