// What the price sections show, made from conditions.yaml.

import { weeksText, weekUnit, workingDayUnit } from '#words/measures-words.ts'
import { euros } from '#words/money-words.ts'
import { priceWords } from '#words/prices-words.ts'
import { readConditions, readHowWeWork, readServices } from './read.ts'

/** A line of a price list: `from` says that the amount is where it begins. */
export type PriceRow = { id: string; name: string; text: string; amount: string; from: boolean; unit?: string }
/** How long something takes: a figure, what it counts, and from when to when. */
export type TimeFact = { name: string; figure: string; unit: string; text: string }
export type PriceGroup = { name: string; to: string; number: string; rows: PriceRow[]; time: string; counted: string }

/** Prices and time of a service. Undefined where the owner has given none. */
export function servicePrices(slug: string): { rows: PriceRow[]; times: TimeFact[]; note: string } | undefined {
  const { services, start, answer } = readConditions()
  const entry = services.items.find(({ service }) => service === slug)
  if (!entry) return undefined
  const [least, most] = entry.weeks
  return {
    rows: rowsOf(entry.prices),
    note: services.note,
    times: [
      {
        name: priceWords.duration,
        figure: least === most ? String(most) : `${least}–${most}`,
        unit: weekUnit(most),
        text: `${upperFirst(entry.counted)}.`,
      },
      {
        name: priceWords.turn,
        figure: String(start.weeks),
        unit: weekUnit(start.weeks),
        text: priceWords.turnText,
      },
      {
        name: priceWords.answer,
        figure: String(answer.days),
        unit: workingDayUnit(answer.days),
        text: priceWords.answerText,
      },
    ],
  }
}

/** The prices of all services, in their order. */
export function allPrices(): PriceGroup[] {
  const { services } = readConditions()
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
  readConditions().extras.items.map(({ id, name, price, unit, text }) => ({
    id,
    name,
    text,
    amount: price === 0 ? priceWords.free : euros(price),
    from: false,
    ...(unit && { unit }),
  }))

/** The time of a step of a commission; `plazo` are the weeks of the service. */
export const stepTime = (time: string | undefined, slug: string): string | undefined => {
  const weeks = readConditions().services.items.find(({ service }) => service === slug)?.weeks
  return time === 'plazo' ? weeks && weeksText(weeks) : time
}

/** Words around the prices of a service, and the questions that every service gets. */
export const servicePriceWords = () => readHowWeWork().service

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
