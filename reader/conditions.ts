import { findingWords } from '#words/finding-words.ts'
import { inWorkingDays, type Weeks } from '#words/measures-words.ts'
import { euros } from '#words/money-words.ts'
import { provinces } from '#words/provinces-words.ts'
import { type Conditions, Conditions as ConditionsSchema, type WrittenConditions } from './conditions-schema.ts'
import { once } from './content.ts'
import { type Finding, findingIn, throwIfAny } from './findings.ts'
import { readFolder, readOne } from './reading.ts'
import { Service } from './schema.ts'

export const conditionsFile = 'content/conditions.yaml'
const travelId = 'kilometros'
const noTravelPrice = `"extras.items" has no "${travelId}"; expected the price of a kilometre.`

/**
 * Prices, payment, deadlines, guarantee, area as the owner has written them; reckoned-prices.ts has all prices in euros.
 * Throws when one is tied to a service there is not.
 */
export const checkedConditions = (): WrittenConditions =>
  once('checked conditions', () => {
    const conditions = readOne('conditions', ConditionsSchema)
    const known = readFolder('services', Service, 'slug').map(({ slug }) => slug)
    throwIfAny([...unknownServices(conditions, known), ...wrongTravels(conditions)])
    return conditions
  })

/** Prices that are tied to a service there is not. */
export const unknownServices = ({ services }: WrittenConditions, known: readonly string[]): Finding[] =>
  services.items.flatMap(({ service }, i) => {
    if (known.includes(service)) return []
    const why = `"services.items" has "${service}"; expected one of ${known.join(', ')}.`
    return findingIn(conditionsFile, ['services', 'items', i, 'service'], why, findingWords.noService(service))
  })

/** Provinces that Spain has not, and the price of a kilometre where it is missing. */
export const wrongTravels = ({ area, extras }: WrittenConditions): Finding[] => [
  ...area.provinces.flatMap((name, i) => {
    if (provinces.includes(name)) return []
    const why = `"area.provinces" has "${name}"; expected one of ${provinces.join(', ')}.`
    return findingIn(conditionsFile, ['area', 'provinces', i], why, findingWords.noProvince(name))
  }),
  ...(extras.items.some(({ id }) => id === travelId)
    ? []
    : [findingIn(conditionsFile, ['extras', 'items'], noTravelPrice, findingWords.noTravelPrice)]),
]

/** A group of them is a sample until the owner has confirmed it; gives the names of those. */
export const sampleGroups = (conditions: Conditions): string[] =>
  Object.entries(conditions).flatMap(([name, group]) => (group.sample ? [name] : []))

/** What a visit costs at so many kilometres from the workshop, there and back. */
export const travelPrice = (conditions: Conditions, km: number) =>
  euros(Math.round(Math.max(0, km - conditions.area.freeKm) * 2 * perKm(conditions)))

/** Euros for a kilometre. */
export function perKm({ extras }: Conditions): number {
  const price = extras.items.find(({ id }) => id === travelId)?.price
  if (price === undefined) throw new Error(`${conditionsFile}: ${noTravelPrice}`)
  return price
}

/** «en 2 días laborables»: when an enquiry is answered. */
export const answerTime = () => inWorkingDays(checkedConditions().answer.days)

/** Weeks from the approval to the fitting: the queue of today, and the work. */
export const totalWeeks = ({ start }: Pick<Conditions, 'start'>, [least, most]: Weeks): Weeks => [
  start.weeks + least,
  start.weeks + most,
]

/** The least and the most that the price lists begin with for a whole commission, for search engines. */
export function priceRange({ services, small }: Conditions): string {
  const amounts = services.items.flatMap(({ prices }) => prices.map(({ from }) => from))
  return `${euros(small.minimum)} – ${euros(Math.max(...amounts))}`
}
