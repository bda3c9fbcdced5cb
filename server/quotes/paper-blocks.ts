import { colors } from '#contracts/theme.ts'
import { heightOf, ink, keepRoom, type Page, put, quiet, ready, rule, type Style } from '#server/quotes/paper-page.ts'

export const text = (page: Page, content: string, style: Style) => put(page, page.root, content, style)

/** A heading on a line; `room` is what has to stand below it on the same page. */
export function heading(page: Page, content: string, room = 70) {
  page.pdf.y += 14
  keepRoom(page, room)
  rule(page.pdf, 0, 6)
  page.pdf.y += 7
  text(page, content, { as: 'H2', font: 'serif', size: 15, gap: 6 })
}

/** A short text, and what there is to say of it beside it. */
export function term(page: Page, { title, text: content }: { title: string; text: string }) {
  const { pdf } = page
  ready(pdf, { size: 8.5 })
  keepRoom(page, Math.min(300, heightOf(pdf, content, 4)))
  const y = pdf.y
  text(page, title, { as: 'P', to: 2, size: 8.5 })
  pdf.y = y
  text(page, content, { as: 'P', from: 2, size: 8.5, color: quiet, gap: 6 })
}

/** Texts side by side; the first line of each is its label. */
export function beside(page: Page, parts: readonly { from: number; to: number; lines: readonly string[] }[]) {
  const { pdf } = page
  const y = pdf.y
  let lowest = y
  for (const { lines, ...place } of parts) {
    const [label = '', ...more] = lines.filter(Boolean)
    pdf.y = y
    text(page, label, { as: 'P', size: 8, color: quiet, gap: 2, ...place })
    for (const line of more) text(page, line, { as: 'P', ...place })
    lowest = Math.max(lowest, pdf.y)
  }
  pdf.y = lowest
}

export function facts(page: Page, rows: readonly (readonly [string, string])[]) {
  for (const [label, value] of rows) {
    const y = page.pdf.y
    text(page, label, { as: 'P', to: 1, size: 8.5, color: quiet })
    page.pdf.y = y
    text(page, value, { as: 'P', from: 1, gap: 3 })
  }
}

/** A page for what is enclosed. */
export function sheet(page: Page, title: string) {
  page.pdf.addPage()
  text(page, title, { as: 'H2', font: 'serif', size: 15, gap: 14 })
}

interface Table {
  /** Of its cells, in columns of the page. */
  widths: readonly number[]
  head?: readonly string[]
  rows: readonly (readonly string[])[]
  /** The last row, larger. */
  total?: readonly string[]
  /** Line of the page at which it begins. */
  at?: number
}

/** A table on the lines: what comes after the first cell stands to the right. */
export function table(page: Page, { widths, head, rows, total, at: begin = 0 }: Table) {
  const { pdf } = page
  const whole = pdf.struct('Table')
  page.root.add(whole)
  // Sums stay with their total.
  if (total) keepRoom(page, rows.length * 22 + 40)
  const write = (cells: readonly string[], as: 'TH' | 'TD', style: Pick<Style, 'size' | 'color' | 'font'>) => {
    ready(pdf, style)
    keepRoom(page, Math.max(...cells.map((text, i) => heightOf(pdf, text, widths[i] ?? 1))) + 10)
    const row = pdf.struct('TR')
    whole.add(row)
    const y = pdf.y
    let lowest = y
    let from = begin
    for (const [i, text] of cells.entries()) {
      const to = from + (widths[i] ?? 1)
      pdf.y = y
      put(page, row, text, { as, from, to, align: i === 0 ? 'left' : 'right', ...style })
      lowest = Math.max(lowest, pdf.y)
      from = to
    }
    row.end()
    pdf.y = lowest + 2
    rule(pdf, begin, from, style.font ? ink : colors.creamQuiet)
    pdf.y += 4
  }
  if (head) write(head, 'TH', { size: 8, color: quiet })
  for (const row of rows) write(row, 'TD', {})
  if (total) write(total, 'TD', { font: 'serif', size: 15 })
  whole.end()
}
