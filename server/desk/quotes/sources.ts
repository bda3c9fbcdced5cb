import type { LineSource } from '#contracts/desk-quotes.ts'
import { lowerFirst } from '#contracts/plain.ts'
import type { QuoteLine } from '#contracts/quotes.ts'
import { describePiece } from '#design/drawing/describe.ts'
import type { Line, Piece } from '#design/piece.ts'
import { readConditions, readServices } from '#reader/read.ts'
import type { Attached } from '#server/design/attached.ts'
import { listed as namesListed } from '#words/number-words.ts'
import { quoteLineWords as w } from '#words/quote-line-words.ts'

const lineOf = (text: string, cents: number, unit: string = w.unit): QuoteLine => {
  return { text, quantity: 1, unit, priceCents: cents, vat: 21 }
}

/** Lines that the price list has, by service, then what is paid apart; prices with VAT, as the site shows them. */
export function priceSources(): LineSource[] {
  const { services, extras } = readConditions()
  const titles = new Map(readServices().map(({ slug, title }) => [slug, title]))
  const listed = services.items.flatMap(({ service, prices }) =>
    prices.map(({ name, from, unit, contains }) => ({
      group: titles.get(service) ?? service,
      contains,
      line: lineOf(name, Math.round(from * 100), unit),
    })),
  )
  const apart = extras.items.filter(({ price }) => price > 0)
  return [
    ...listed,
    ...apart.map(({ name, price, unit }) => {
      return { group: 'Aparte', contains: '', line: lineOf(name, Math.round(price * 100), unit) }
    }),
  ]
}

/** Names of the groups of `design/price.ts` that make one line for the customer. */
const benchGroups = new Set(['Madera y tablero', 'Cantos', 'Horas de taller'])

/**
 * Lines of a design: its parts and hours, its hardware, its finish, its fitting. Margin and VAT are in each of them, by
 * its share, so that they make the design's price to the cent; what the workshop reckons with stays inside.
 */
export function designSources({ piece, title }: Attached): LineSource[] {
  const grouped = (is: (group: string) => boolean) => piece.lines.filter(({ group }) => is(group))
  const bench = grouped((group) => benchGroups.has(group))
  const [hardware, finish] = [grouped((group) => group === 'Herrajes'), grouped((group) => group === 'Acabado')]
  const fitting = grouped((group) => group === 'Entrega y montaje')
  const wanted: [string, Line[]][] = [
    [w.made(title), bench],
    [w.hardware(namesListed(hardware.map(({ name }) => plainName(name)))), hardware],
    [w.finish(finish[0]?.name ?? ''), finish],
    [w.fitting, fitting],
  ]
  const costs = wanted.map(([, lines]) => sum(lines))
  const net = costs.reduce((all, cost) => all + cost, 0)
  const factor = net === 0 ? 0 : sum(piece.lines) / net
  return wanted.flatMap(([text], at) => {
    const cents = Math.round((costs[at] ?? 0) * factor * 100)
    const contains = at === 0 ? describeWork(piece) : ''
    return cents === 0 ? [] : [{ group: w.group, contains, line: lineOf(text, cents) }]
  })
}

const sum = (lines: readonly Line[]) => lines.reduce((all, { amount }) => all + amount, 0)
/** «Bisagra de cazoleta 110° con freno, recta» → «bisagra de cazoleta 110° con freno». */
const plainName = (name: string) => lowerFirst(name.split(', ')[0] ?? name)

/** Works and materials of a piece in sentences: measures and woods, and the hours that they take. */
export function describeWork(piece: Piece): string {
  const hours = sum(
    piece.lines.filter(({ group }) => group === 'Horas de taller').map((line) => ({ ...line, amount: line.quantity })),
  )
  return [...describePiece(piece), w.hours(Math.ceil(hours))].join(' ')
}
