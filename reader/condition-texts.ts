// Values of the placeholders that stand for facts of conditions.yaml.
import { findingWords } from '#words/finding-words.ts'
import { paymentStage, weeksText, yearsText } from '#words/measures-words.ts'
import { euros } from '#words/money-words.ts'
import { listed, spelled } from '#words/number-words.ts'
import { conditionsFile, perKm } from './conditions.ts'
import type { Conditions, WrittenConditions } from './conditions-schema.ts'
import { type Finding, findingIn, throwIfAny } from './findings.ts'

/** Days, weeks, years, distances and the smaller amounts. Throws when the price of a kilometre is not among the extras. */
export function conditionTexts(conditions: Conditions) {
  const { answer, start, quote, payment, guarantee, area, services, visits, small, collection } = conditions
  const weeks = services.items.flatMap((item) => item.weeks)
  return {
    answerDays: spelled(answer.days, 'un'),
    quoteDays: spelled(answer.quoteDays, 'un'),
    quoteValidDays: String(quote.validDays),
    projectWeeks: spelled(quote.projectWeeks),
    changeOfMind: quote.changeOfMind,
    startWeeks: spelled(start.weeks),
    weeks: weeksText([Math.min(...weeks), Math.max(...weeks)]),
    payment: listed(payment.stages.map(({ percent, when }) => paymentStage(percent, when))),
    guaranteeYears: spelled(guarantee.years, 'un'),
    serviceYears: yearsText(guarantee.serviceYears),
    area: listed(area.provinces),
    areaKm: String(area.km),
    freeKm: String(area.freeKm),
    kmPrice: euros(perKm(conditions)),
    visitTime: visits.lasts,
    minimum: euros(small.minimum),
    smallJob: euros(small.halves),
    collectionFrom: euros(collection.freeFrom),
    collectionPrice: euros(collection.price),
  }
}

const namedPrices = ['proyecto', 'puerta-paso', 'armario', 'cocina', 'puerta-lacada', 'marco'] as const

/** Prices that other texts name and the list has not. */
export function missingPrices({ services }: WrittenConditions): Finding[] {
  const ids = services.items.flatMap(({ prices }) => prices.map(({ id }) => id))
  return namedPrices
    .filter((id) => !ids.includes(id))
    .map((id) => {
      const why = `"services.items" has no price "${id}", which other texts name.`
      return findingIn(conditionsFile, ['services', 'items'], why, findingWords.noNamedPrice(id))
    })
}

/** Prices of the list that other texts name. Throws when one is missing. */
export function priceTexts(conditions: Conditions) {
  throwIfAny(missingPrices(conditions))
  const prices = conditions.services.items.flatMap((item) => item.prices)
  const from = (id: (typeof namedPrices)[number]) => prices.find((price) => price.id === id)?.from ?? 0
  return {
    projectPrice: euros(from('proyecto')),
    doorPrice: euros(from('puerta-paso')),
    wardrobePrice: euros(from('armario')),
    kitchenPrice: euros(from('cocina')),
    oneDoor: euros(from('puerta-lacada') + conditions.collection.price),
    eightDoors: euros(8 * from('puerta-lacada')),
    eightDoorsFrames: euros(8 * (from('puerta-lacada') + from('marco'))),
  }
}
