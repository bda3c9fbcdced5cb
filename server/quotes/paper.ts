import type { QuoteDocument } from '#contracts/quotes.ts'
import type { View } from '#design/drawing/view.ts'
import { viewsOf } from '#design/drawing/views.ts'
import type { Attached } from '#server/design/attached.ts'
import { drawViews } from '#server/design/sheet.ts'
import { beside, facts, heading, sheet, table, term, text } from '#server/quotes/paper-blocks.ts'
import { column, figure, finish, margin, openPage, type Page, quiet, rule } from '#server/quotes/paper-page.ts'
import { longDay, money, quantityOf, sentTimes } from '#server/quotes/say.ts'
import { paperWords as words } from '#words/quote-paper-words.ts'

/** What goes with the paper: the drawing of a design, pictures as JPEG. */
export interface Enclosed {
  design: Attached | undefined
  pictures: readonly Uint8Array[]
}

/**
 * A quote as PDF on A4, tagged for screen readers: the same bytes for the same document. `hash` is the document's, whose
 * beginning stands at the foot of each page.
 */
export async function makePaper(document: QuoteDocument, hash: string, enclosed: Enclosed): Promise<Buffer> {
  const { number, version, workshop } = document
  const name = `${words.quote} ${number}, ${words.version(version)}`
  const page = await openPage({ title: `${name}: ${document.title}`, author: workshop.brand, date: document.date })
  head(page, document)
  works(page, document)
  prices(page, document)
  stages(page, document)
  terms(page, document)
  signatures(page, document)
  drawing(page, enclosed)
  pictures(page, enclosed)
  return finish(page, `${workshop.brand} · ${name}`, words.seal(hash))
}

function head(page: Page, document: QuoteDocument) {
  const { workshop, customer, number, version, title, place } = document
  text(page, workshop.brand, { as: 'P', font: 'serif', size: 24 })
  page.pdf.y += 18
  text(page, `${words.quote} ${number} · ${words.version(version)}`, { as: 'P', size: 9, color: quiet })
  page.pdf.y += 4
  text(page, title, { as: 'H1', font: 'serif', size: 30, to: 5 })
  page.pdf.y += 14
  const to = [customer.name, customer.nif && words.nif(customer.nif), customer.address, customer.phone, customer.email]
  const times = sentTimes(document)
  const by = [workshop.name, words.nif(workshop.nif), workshop.address, workshop.phone, workshop.email]
  beside(page, [
    { from: 0, to: 3, lines: [words.customer, ...to] },
    { from: 3, to: 6, lines: [words.workshop, ...by] },
  ])
  page.pdf.y += 12
  facts(page, [
    [words.place, place],
    [words.date, longDay(document.date)],
    [words.validUntil, longDay(document.validUntil)],
    [words.start, times.start],
    [words.weeks, times.weeks],
  ])
}

function works(page: Page, { description }: QuoteDocument) {
  heading(page, words.works)
  for (const part of description.trim().split(/\n{2,}/)) text(page, part, { as: 'P', from: 2, gap: 6 })
}

function prices(page: Page, { lines, sums }: QuoteDocument) {
  heading(page, words.prices)
  table(page, {
    widths: [2.6, 0.9, 1, 0.5, 1],
    head: [words.line, words.quantity, words.price, words.vat, words.amount],
    rows: lines.map((line) => [
      line.text,
      quantityOf(line),
      money(line.priceCents),
      `${line.vat}\u00a0%`,
      money(line.amountCents),
    ]),
  })
  const rows = sums.rates.flatMap(({ rate, baseCents, vatCents }) => [
    [words.base(rate), money(baseCents)],
    [words.vatOf(rate), money(vatCents)],
  ])
  page.pdf.y += 6
  table(page, { widths: [2, 1], at: 3, rows, total: [words.total, money(sums.totalCents)] })
  page.pdf.y += 4
  text(page, words.noInvoice, { as: 'P', from: 3, size: 8, color: quiet })
}

function stages(page: Page, { stages }: QuoteDocument) {
  heading(page, words.stages)
  const rows = stages.map(({ percent, when, amountCents }) => [when, `${percent}\u00a0%`, money(amountCents)])
  table(page, { widths: [2, 1, 1], at: 2, rows })
}

function terms(page: Page, { terms }: QuoteDocument) {
  heading(page, words.terms)
  for (const one of terms) term(page, one)
}

function signatures(page: Page, { workshop, customer }: QuoteDocument) {
  heading(page, words.signatures, 115)
  page.pdf.y += 48
  for (const [from, to] of [
    [0, 2.8],
    [3, 6],
  ] as const)
    rule(page.pdf, from, to)
  page.pdf.y += 4
  beside(page, [
    { from: 0, to: 3, lines: [words.signWorkshop, workshop.name] },
    { from: 3, to: 6, lines: [words.signCustomer, customer.name] },
  ])
}

function drawing(page: Page, { design }: Enclosed) {
  if (!design) return
  sheet(page, design.title)
  const views = viewsOf(design.piece) as [View, View, View]
  figure(page, `${words.drawing}: ${design.title}`, (pdf) => drawViews(pdf, views, page.pdf.y))
}

function pictures(page: Page, { pictures }: Enclosed) {
  for (const [at, picture] of pictures.entries()) {
    const name = words.picture(at + 1)
    if (at % 2 === 0) sheet(page, name)
    const place = { fit: [column * 6, 330] as [number, number] }
    figure(page, name, (pdf) => {
      pdf.image(Buffer.from(picture), margin, page.pdf.y, place)
    })
    page.pdf.y += 346
  }
}
