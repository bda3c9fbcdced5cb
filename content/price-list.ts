// What the price sections show, made from conditions.yaml.
import { euros, readConditions, readHowWeWork, weeksText } from './conditions.ts'
import { fill } from './placeholders.ts'
import { readServices } from './read.ts'

/** A line of a price list: `from` says that the amount is where it begins. */
export type PriceRow = { id: string; name: string; text: string; amount: string; from: boolean; unit?: string }
/** How long something takes: a figure, what it counts, and from when to when. */
export type TimeFact = { name: string; figure: string; unit: string; text: string }
export type PriceGroup = { name: string; to: string; number: string; rows: PriceRow[]; time: string; counted: string }

/** Prices and time of a service. Undefined where the owner has given none. */
export function servicePrices(slug: string): { rows: PriceRow[]; times: TimeFact[]; note: string } | undefined {
  const { services, start, answer } = fill(readConditions())
  const entry = services.items.find(({ service }) => service === slug)
  if (!entry) return undefined
  const [least, most] = entry.weeks
  return {
    rows: rowsOf(entry.prices),
    note: services.note,
    times: [
      {
        name: 'Plazo',
        figure: least === most ? String(most) : `${least}–${most}`,
        unit: most === 1 ? 'semana' : 'semanas',
        text: `${upperFirst(entry.counted)}.`,
      },
      {
        name: 'Turno',
        figure: String(start.weeks),
        unit: start.weeks === 1 ? 'semana' : 'semanas',
        text: 'De espera hoy, hasta que tu encargo entra en el banco.',
      },
      {
        name: 'Respuesta',
        figure: String(answer.days),
        unit: answer.days === 1 ? 'día laborable' : 'días laborables',
        text: 'Para contestar a tu consulta con una primera cifra.',
      },
    ],
  }
}

/** The prices of all services, in their order. */
export function allPrices(): PriceGroup[] {
  const { services } = fill(readConditions())
  return readServices().flatMap(({ slug, title }, i) => {
    const entry = services.items.find(({ service }) => service === slug)
    if (!entry) return []
    const { prices, weeks, counted } = entry
    const number = String(i + 1).padStart(2, '0')
    return [{ name: title, to: `/${slug}`, number, rows: rowsOf(prices), time: weeksText(weeks), counted }]
  })
}

/** What is free and what is not. */
export const extraPrices = (): PriceRow[] =>
  fill(readConditions()).extras.items.map(({ id, name, price, unit, text }) => ({
    id,
    name,
    text,
    amount: price === 0 ? 'Gratis' : euros(price),
    from: false,
    ...(unit && { unit }),
  }))

/** Words around the prices of a service, and the questions that every service gets. */
export const servicePriceWords = () => fill(readHowWeWork()).service

type Price = ReturnType<typeof readConditions>['services']['items'][number]['prices'][number]

const rowsOf = (prices: Price[]): PriceRow[] =>
  prices.map(({ id, name, from, unit, contains }) => ({
    id,
    name,
    text: contains,
    amount: euros(from),
    from: true,
    ...(unit && { unit }),
  }))

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
