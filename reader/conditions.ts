import { findingWords } from '#words/finding-words.ts'
import { inWorkingDays, paymentStage, weeksText } from '#words/measures-words.ts'
import { euros } from '#words/money-words.ts'
import { provinces } from '#words/provinces-words.ts'
import { cached } from './cache.ts'
import { Conditions } from './conditions-schema.ts'
import type { Finding } from './findings.ts'
import { readFolder, readOne, throwIfAny } from './reading.ts'
import { Service } from './schema.ts'

export const conditionsFile = 'content/conditions.yaml'
const travelId = 'kilometros'
const noTravelPrice = `${conditionsFile}: "extras.items" has no "${travelId}"; expected the price of a kilometre.`

/**
 * Prices, payment, deadlines, guarantee, area as the owner has written them: with the placeholders, whose values need some
 * of these facts (read.ts has them filled in). Throws when one is tied to a service there is not.
 */
export const writtenConditions = (root?: string): Conditions =>
  cached('checked conditions', root, (at) => {
    const conditions = readOne('conditions', Conditions, at)
    const known = readFolder('services', Service, 'slug', at).map(({ slug }) => slug)
    throwIfAny(strangeServices(conditions, known).map(({ sentence }) => sentence))
    return conditions
  })

/** Prices that are tied to a service there is not. */
export const strangeServices = ({ services }: Conditions, known: readonly string[]): Finding[] =>
  services.items.flatMap(({ service }, i) => {
    if (known.includes(service)) return []
    const sentence = `${conditionsFile}: "services.items" has "${service}"; expected one of ${known.join(', ')}.`
    return [{ path: ['services', 'items', i, 'service'], sentence, spanish: findingWords.noService(service) }]
  })

/** Provinces that Spain has not, and the price of a kilometre where it is missing. */
export const strangeTravels = ({ area, extras }: Conditions): Finding[] => [
  ...area.provinces.flatMap((name, i) => {
    if (provinces.includes(name)) return []
    const sentence = `${conditionsFile}: "area.provinces" has "${name}"; expected one of ${provinces.join(', ')}.`
    return [{ path: ['area', 'provinces', i], sentence, spanish: findingWords.noProvince(name) }]
  }),
  ...(extras.items.some(({ id }) => id === travelId)
    ? []
    : [{ path: ['extras', 'items'], sentence: noTravelPrice, spanish: findingWords.noTravelPrice }]),
]

/** A group of them is a sample until the owner has confirmed it; gives the names of those. */
export const sampleGroups = (conditions: Conditions): string[] =>
  Object.entries(conditions).flatMap(([name, group]) => (group.sample ? [name] : []))

const listed = new Intl.ListFormat('es', { type: 'conjunction' })

/** Values of the placeholders that stand for conditions. */
export function conditionTexts({ answer, start, quote, payment, guarantee, area, services }: Conditions) {
  const weeks = services.items.flatMap((item) => item.weeks)
  return {
    answerDays: String(answer.days),
    quoteDays: String(answer.quoteDays),
    quoteValidDays: String(quote.validDays),
    startWeeks: String(start.weeks),
    weeks: weeksText([Math.min(...weeks), Math.max(...weeks)]),
    payment: listed.format(payment.stages.map(({ percent, when }) => paymentStage(percent, when))).replace(/^e/, 'E'),
    guaranteeYears: String(guarantee.years),
    area: listed.format(area.provinces),
    areaKm: String(area.km),
    freeKm: String(area.freeKm),
  }
}

/** Values of the placeholders for what going far costs. Throws when the price of a kilometre is not among the extras. */
export function travelTexts(conditions: Conditions) {
  const far = Math.max(200, conditions.area.km + 50)
  return { kmPrice: euros(perKm(conditions)), farKm: String(far), farPrice: travelPrice(conditions, far) }
}

/** What a visit costs at so many kilometres from the workshop, there and back. */
export const travelPrice = (conditions: Conditions, km: number) =>
  euros(Math.round((km - conditions.area.freeKm) * 2 * perKm(conditions)))

function perKm({ extras }: Conditions): number {
  const price = extras.items.find(({ id }) => id === travelId)?.price
  if (price === undefined) throw new Error(noTravelPrice)
  return price
}

/** «en 2 días laborables»: when an enquiry is answered. */
export const answerTime = (root?: string) => inWorkingDays(writtenConditions(root).answer.days)

/** The least and the most that the price lists begin with, for search engines. */
export function priceRange({ services }: Conditions): string {
  const amounts = services.items.flatMap(({ prices }) => prices.map(({ from }) => from))
  return `${euros(Math.min(...amounts))} – ${euros(Math.max(...amounts))}`
}
