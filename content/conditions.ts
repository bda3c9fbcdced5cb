import { Conditions, HowWeWork } from './conditions-schema.ts'
import { readServices } from './read.ts'
import { readOne, refuse, remember } from './reading.ts'

export const conditionsFile = 'content/conditions.yaml'

/** Prices, payment, deadlines, guarantee, area: the owner's facts. Throws when one is tied to a service there is not. */
export const readConditions = (root?: string): Conditions =>
  remember('checked conditions', root, (at) => {
    const conditions = readOne('conditions', Conditions, at)
    const known = readServices(at).map(({ slug }) => slug)
    const strangers = conditions.services.items.filter(({ service }) => !known.includes(service))
    refuse(
      strangers.map(
        ({ service }) => `${conditionsFile}: "services.items" has "${service}"; expected one of ${known.join(', ')}.`,
      ),
    )
    return conditions
  })

export const readHowWeWork = (root?: string): HowWeWork => readOne('how-we-work', HowWeWork, root)

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
    payment: listed
      .format(payment.stages.map(({ percent, when }) => `el ${percent} % ${lowerFirst(when)}`))
      .replace(/^e/, 'E'),
    guaranteeYears: String(guarantee.years),
    area: listed.format(area.provinces),
    areaKm: String(area.km),
    freeKm: String(area.freeKm),
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** «en 2 días laborables»: when an enquiry is answered. */
export function answerTime(root?: string): string {
  const { days } = readConditions(root).answer
  return `en ${days} ${days === 1 ? 'día laborable' : 'días laborables'}`
}

/** `[4, 6]` → «De 4 a 6 semanas». */
export const weeksText = ([least, most]: readonly [number, number]) =>
  least === most ? `${most} ${most === 1 ? 'semana' : 'semanas'}` : `De ${least} a ${most} semanas`

const euroFormat = (digits: number) =>
  new Intl.NumberFormat('es-ES', {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
const whole = euroFormat(0)
const cents = euroFormat(2)

/** `2900` → «2.900 €», `0.45` → «0,45 €». */
export const euros = (amount: number) => (Number.isInteger(amount) ? whole : cents).format(amount)

/** The least and the most that the price lists begin with, for search engines. */
export function priceRange({ services }: Conditions): string {
  const amounts = services.items.flatMap(({ prices }) => prices.map(({ from }) => from))
  return `${euros(Math.min(...amounts))} – ${euros(Math.max(...amounts))}`
}
