import type { LineSource } from '#contracts/desk-quotes.ts'
import { lowerFirst } from '#contracts/plain.ts'
import type { QuoteDraft } from '#contracts/quotes.ts'
import { describePiece } from '#design/drawing/describe.ts'
import type { Line, Piece } from '#design/piece.ts'
import { readConditions, readServices } from '#reader/read.ts'
import type { Attached } from '#server/design/attached.ts'
import { serviceOf, titleOf } from '#server/desk/enquiries/about.ts'
import { replyAddressOf } from '#server/storage/enquiry-row.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'
import { listed as namesListed } from '#words/number-words.ts'
import { quoteLineWords as w } from '#words/quote-line-words.ts'

interface Beginning {
  enquiry: EnquiryRow
  design: Attached | undefined
  pictures: string[]
}

/** A quote as it begins: what the enquiry and the conditions say of it already. */
export function beginQuote({ enquiry, design, pictures }: Beginning): QuoteDraft {
  const { services, payment, quote, start, guarantee } = readConditions()
  const title = serviceOf(enquiry)
  const slug = readServices().find((service) => service.title === title)?.slug
  const known = services.items.find(({ service }) => service === slug) ?? services.items[0]
  // Work on what is the customer's own, and a project that is only drawn: one can withdraw from it. All else is made to measure.
  const onlyDrawn = !design && slug === 'interiorismo' && titleOf(enquiry) === title
  const isService = onlyDrawn || (!design && (slug === 'restauracion' || slug === 'instalacion-industrial'))
  const subject = isService ? 'service' : 'made-to-measure'
  // Until it is mounted: the weeks that a commission waits, then those that it takes.
  const [least, most] = known?.weeks ?? [4, 6]
  // A drawing begins in the week after the acceptance; what is made waits its turn in the workshop.
  const wait = onlyDrawn ? 1 : start.weeks
  return {
    title: design?.title ?? titleOf(enquiry),
    subject,
    customer: { name: enquiry.name, nif: '', email: replyAddressOf(enquiry), phone: enquiry.phone, address: '' },
    place: '',
    town: '',
    description: design ? describeWork(design.piece) : '',
    lines: [],
    reduced: null,
    stages: payment.stages.map(({ percent, when }) => ({ percent, when })),
    validDays: quote.validDays,
    weeks: onlyDrawn ? [quote.projectWeeks, quote.projectWeeks] : [wait + least, wait + most],
    startOn: '',
    startWeeks: wait,
    // What is only drawn has nothing that a year could be counted for: it says what is put right.
    guaranteeYears: onlyDrawn ? 0 : isService ? guarantee.serviceYears : guarantee.years,
    guarantee: guarantee.items
      .filter(({ of }) => (onlyDrawn ? of === 'project' : (of ?? subject) === subject))
      .map(({ name, text }) => `${name}: ${text}`)
      .join('\n\n'),
    design: design?.address ?? '',
    pictures,
  }
}

const sourceOf = (group: string, text: string, cents: number, contains = '', unit: string = w.unit): LineSource => {
  return { group, contains, line: { text, quantity: 1, unit, priceCents: Math.round(cents), vat: 21 } }
}

/** Lines that the price list has, by service, then what is paid apart; prices with VAT, as the site shows them. */
export function priceSources(): LineSource[] {
  const { services, extras } = readConditions()
  const titles = new Map(readServices().map(({ slug, title }) => [slug, title]))
  const listed = services.items.flatMap(({ service, prices }) => {
    const group = titles.get(service) ?? service
    return prices.map(({ name, from, unit, contains }) => sourceOf(group, name, from * 100, contains, unit))
  })
  const apart = extras.items.filter(({ price }) => price > 0)
  return [...listed, ...apart.map(({ name, price, unit }) => sourceOf('Aparte', name, price * 100, '', unit))]
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
    return cents === 0 ? [] : [sourceOf(w.group, text, cents, contains)]
  })
}

const sum = (lines: readonly Line[]) => lines.reduce((all, { amount }) => all + amount, 0)
/** «Bisagra de cazoleta 110° con freno, recta» → «bisagra de cazoleta 110° con freno». */
const plainName = (name: string) => lowerFirst(name.split(', ')[0] ?? name)

/** Works and materials of a piece in sentences: measures and woods, and the hours that they take. */
function describeWork(piece: Piece): string {
  const hours = piece.lines
    .filter(({ group }) => group === 'Horas de taller')
    .reduce((sum, line) => sum + line.quantity, 0)
  return [...describePiece(piece), w.hours(Math.ceil(hours))].join(' ')
}
