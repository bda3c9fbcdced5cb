// What the price sections show, made from conditions.yaml.

import { upperFirst } from '#contracts/plain.ts'
import { weeksFigure, weeksText, weekUnit, workingDayUnit } from '#words/measures-words.ts'
import { euros } from '#words/money-words.ts'
import { priceWords } from '#words/prices-words.ts'
import { totalWeeks } from './conditions.ts'
import { unbroken } from './markdown.ts'
import { readConditions, readHowWeWork, readServices } from './read.ts'

/** A line of a price list: `from` says that the amount is where it begins. */
export type PriceRow = { id: string; name: string; text: string; amount: string; from: boolean; unit?: string }
/** How long something takes: a figure, what it counts, and from when to when. */
export type TimeFact = { name: string; figure: string; unit: string; text: string }
/** Prices and time of a service. Undefined where the owner has given none. */
export function servicePrices(slug: string): { rows: PriceRow[]; times: TimeFact[]; note: string } | undefined {
  const conditions = readConditions()
  const { services, start, answer } = conditions
  const entry = services.items.find(({ service }) => service === slug)
  if (!entry) return undefined
  const { prices, also, weeks, counted } = entry
  const total = totalWeeks(conditions, weeks)
  // What another trade makes has that trade's weeks.
  const others = services.items.flatMap((item) => {
    const time = priceWords.own(weeksText(totalWeeks(conditions, item.weeks)), item.counted)
    return item.prices
      .filter(({ id }) => also.includes(id))
      .map((price) => ({ ...price, contains: `${price.contains} ${time}` }))
  })
  return {
    rows: rowsOf([...prices, ...others]),
    note: entry.note ?? services.note,
    times: [
      {
        name: priceWords.duration,
        figure: weeksFigure(total),
        unit: weekUnit(total[1]),
        text: unbroken(priceWords.parts(counted, weeksText([start.weeks, start.weeks]), weeksText(weeks))),
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
export function allPrices() {
  const conditions = readConditions()
  const { services } = conditions
  return readServices().flatMap(({ slug, title, picture }) => {
    const entry = services.items.find(({ service }) => service === slug)
    if (!entry) return []
    const { prices, weeks, counted } = entry
    const time = `${upperFirst(priceWords.today)}, ${weeksText(totalWeeks(conditions, weeks))}`
    return [{ name: title, to: `/${slug}`, picture, rows: rowsOf(prices), time, counted }]
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
  return time === 'plazo' ? weeks && upperFirst(weeksText(weeks)) : time
}

export const servicePriceWords = () => readHowWeWork().service

/** The questions that every service gets, after those that its conditions answer; none on weeks where there are no conditions. */
export function serviceQuestions(slug: string) {
  const conditions = readConditions()
  const entry = conditions.services.items.find(({ service }) => service === slug)
  const { faqs } = servicePriceWords()
  if (!entry) return faqs.filter(({ answer }) => !answer.includes('{total}'))
  const total = weeksText(totalWeeks(conditions, entry.weeks))
  const everywhere = faqs.map(({ question, answer }) => ({
    question,
    answer: answer.replace('{total}', total).replace('{counted}', entry.counted),
  }))
  return [...entry.questions, ...everywhere]
}

type Price = ReturnType<typeof readConditions>['services']['items'][number]['prices'][number]

const rowsOf = (prices: Price[]): PriceRow[] =>
  prices.map(({ id, name, from, unit, contains }) => ({
    id,
    name,
    text: unbroken(contains),
    amount: euros(from),
    from: true,
    ...(unit && { unit }),
  }))
