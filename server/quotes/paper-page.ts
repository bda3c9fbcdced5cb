import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { colors, mixed } from '#contracts/theme.ts'

type Pdf = PDFKit.PDFDocument

export const ink: string = colors.ink
export const quiet: string = colors.inkQuiet
const hair = mixed.hair
export const margin = 48
const top = 56
const bottom = 64
const paper = { width: 595.28, height: 841.89 }
/** Width of one of the six columns between the seven lines, in points. */
export const column = (paper.width - 2 * margin) / 6
const at = (place: number) => margin + place * column
/** Letters keep this far from the line at which their column begins. */
const inset = 5

const fonts = {
  serif: readFileSync(new URL('./fonts/serif.ttf', import.meta.url)),
  sans: readFileSync(new URL('./fonts/sans.ttf', import.meta.url)),
}
type Font = keyof typeof fonts
type Tag = 'P' | 'H1' | 'H2' | 'TH' | 'TD'

export interface Style {
  /** How it is read out: paragraph, heading … */
  as: Tag
  font?: Font
  size?: number
  color?: string
  /** Lines between which it stands, 0 to 6. */
  from?: number
  to?: number
  align?: 'left' | 'right'
  /** Space below, in points. */
  gap?: number
}

export type Page = Awaited<ReturnType<typeof openPage>>
type Structure = PDFKit.PDFStructureElement

/** An A4 paper on the seven lines, on which things are written one below the other. */
export async function openPage({ title, author, date }: { title: string; author: string; date: string }) {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    ...{ size: 'A4', margins: { top, bottom, left: margin, right: margin }, autoFirstPage: false, bufferPages: true },
    ...{ pdfVersion: '1.7', tagged: true, lang: 'es-ES', displayTitle: true },
    // No font of the reader's own. The types know neither that nor the standard for papers that are read out.
    font: null as unknown as string,
    subset: 'PDF/UA' as unknown as 'PDF/A-1',
    info: { Title: title, Author: author, CreationDate: new Date(`${date}T12:00:00Z`) },
  })
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file)
  // What the drawings are labelled with: a paper that can be read out carries its fonts.
  pdf.registerFont('Helvetica', fonts.sans)
  const done = buffer(pdf)
  pdf.on('pageAdded', () => drawLines(pdf))
  pdf.addPage()
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return { pdf, root, done }
}

/** Writes a text below what stands there, named for who hears the paper. */
export function put(
  { pdf }: Pick<Page, 'pdf'>,
  parent: Structure,
  text: string,
  { as, from = 0, to = 6, gap = 0, align = 'left', ...style }: Style,
) {
  parent.add(
    pdf.struct(as, {}, [
      () => {
        const place = { width: (to - from) * column - inset * (align === 'right' ? 2 : 1), align, lineGap: 2 } as const
        const parts = align === 'left' ? readable(text).split(/([²³])/) : [readable(text)]
        for (const [i, part] of parts.entries()) {
          ready(pdf, /[²³]/.test(part) ? { ...style, font: 'serif' } : style)
          const continued = i < parts.length - 1
          if (i === 0) pdf.text(part, at(from) + inset, pdf.y, { ...place, continued })
          else pdf.text(part, { ...place, continued })
        }
      },
    ]),
  )
  pdf.y += gap
}

/** Goes on to the next page where so much does not fit any more. */
export function keepRoom({ pdf }: Pick<Page, 'pdf'>, height: number) {
  if (pdf.y + height > paper.height - bottom) pdf.addPage()
}

/** What is drawn, with what is read out of it. */
export function figure({ pdf, root }: Page, alt: string, draw: (pdf: Pdf) => void) {
  root.add(pdf.struct('Figure', { alt }, [() => draw(pdf)]))
}

export function finish({ pdf, done }: Page, name: string, seal: string): Promise<Buffer> {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0
    artifact(pdf, () => {
      ready(pdf, { size: 8, color: quiet })
      const foot = { width: 6 * column - inset, baseline: 'top' } as const
      const y = paper.height - 40
      pdf.text(name, at(0) + inset, y, { ...foot, lineBreak: false })
      pdf.text(`${seal} · ${page + 1}/${count}`, at(0), y, { ...foot, align: 'right' })
    })
  }
  pdf.end()
  return done
}

/** Sets font, size and colour of what is written next. */
export function ready(pdf: Pdf, { font = 'sans', size = 10, color = ink }: Pick<Style, 'font' | 'size' | 'color'>) {
  pdf.font(font).fontSize(size).fillColor(color)
}

/** Height of a text in so many columns, in points. */
export const heightOf = (pdf: Pdf, text: string, columns: number) =>
  pdf.heightOfString(readable(text), { width: columns * column - inset, lineGap: 2 })

/** A line from one of the seven to another. */
export function rule(pdf: Pdf, from: number, to: number, color = ink) {
  artifact(pdf, () => pdf.lineWidth(0.5).strokeColor(color).moveTo(at(from), pdf.y).lineTo(at(to), pdf.y).stroke())
}

function drawLines(pdf: Pdf) {
  artifact(pdf, () => {
    pdf.lineWidth(0.3).strokeColor(hair)
    for (let place = 0; place <= 6; place++) pdf.moveTo(at(place), 0).lineTo(at(place), paper.height).stroke()
  })
}

/** What is no content: lines, feet. Screen readers pass it by. */
function artifact(pdf: Pdf, draw: () => void) {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

// The fonts have the letters of western Europe; of others the mark is left out. The sans has no raised figures: these come
// from the serif.
const readable = (text: string) =>
  text
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[^\n -ÿ–—‘’“”…€−]/g, (letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, ''))
