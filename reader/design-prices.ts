import { z } from 'zod'
import { furniture, type Kind, kinds } from '#design/kinds.ts'
import type { Prices } from '#design/price.ts'
import * as names from '#words/desk-field-words.ts'
import { euros as inEuros } from '#words/money-words.ts'
import { checkedConditions, totalWeeks } from './conditions.ts'
import { eachOf, group, keysOf, positive, sample, within } from './fields.ts'
import { readOne } from './reading.ts'

const expected = 'a number of euros or hours, 0 or more'
const amount = within(0, 100_000, expected).meta({ wanted: 'Un número, 0 o más.' })
const euros = amount.meta({ unit: '€' })
const shareExpected = 'a share from 0 to 1, such as 0.18'
const share = within(0, 1, shareExpected).meta({
  description: 'De 0 a 1: 0,18 es el 18 %.',
  wanted: 'Una parte entre 0 y 1; 0,18 es el 18 %.',
})
const waste = share.meta({ title: 'Merma' })
const aboveZero = positive('a number above 0').meta({ wanted: 'Un número mayor que cero.' })

const board = <K extends keyof typeof names.thicknessNames>(...thicknesses: K[]) =>
  z.strictObject({
    waste,
    leftover: eachOf(thicknesses, share, names.thicknessNames).meta({
      title: 'Lo que sobra',
      description:
        'De un grueso que no se tiene siempre en el taller: parte del tablero que se cobra además. 0,5 es medio.',
    }),
    perM2: eachOf(thicknesses, euros, names.thicknessNames).meta({ title: 'Precio por m²' }),
  })
const carcassBoard = board('10', '19', '25', '30')
const species = ['roble', 'nogal', 'fresno', 'cerezo', 'castano'] as const
const veneered = species.map((name) => `rechapado-${name}` as const)

/** Prices of the design tool, in euros without VAT. */
export const DesignPrices = z.strictObject({
  sample,
  boards: eachOf([...veneered, 'dm', 'melamina'], carcassBoard, names.materialNames)
    .extend({ abedul: board('10', '15').meta({ title: names.materialNames.abedul }) })
    .meta({ title: 'Tablero' }),
  solid: eachOf(
    [...species, 'haya'],
    z.strictObject({ waste, perM3: euros.meta({ title: 'Precio por m³' }) }),
    names.materialNames,
  ).meta({ title: 'Madera maciza' }),
  edging: eachOf([...veneered, 'dm', 'melamina', 'abedul'], euros, names.materialNames).meta({
    title: 'Canto',
    description: 'Por metro, encolado y repasado.',
  }),
  hardware: eachOf(keysOf(names.hardwareNames), euros, names.hardwareNames).meta({
    title: 'Herrajes',
    description: 'Por unidad.',
  }),
  hours: eachOf(keysOf(names.operationNames), amount.meta({ unit: 'h' }), names.operationNames).meta({
    title: 'Horas de trabajo',
  }),
  hourlyRate: aboveZero.meta({ title: 'Precio de la hora', unit: '€' }),
  finish: eachOf(keysOf(names.finishNames), euros, names.finishNames).meta({
    title: 'Acabado',
    description: 'Por metro cuadrado.',
  }),
  fitting: group('Entrega y montaje', {
    visit: euros.meta({ title: 'La visita' }),
    perM2: euros.meta({ title: 'Por m²' }),
  }),
  margin: share.meta({ title: 'Margen' }),
  vat: share.meta({ title: 'IVA' }),
  band: share.meta({ title: 'Ancho de la horquilla' }),
  step: aboveZero.meta({ title: 'Se redondea a', unit: '€' }),
})

/** What the tool reckons with: its own figures, and of the conditions how far coming costs nothing and the weeks of each kind's trade. */
export function readDesignPrices() {
  const figures = readOne('design-prices', DesignPrices)
  const conditions = checkedConditions()
  const weeksOf = (kind: Kind) => {
    const { items } = conditions.services
    const entry = items.find(({ service }) => service === furniture[kind].service) ?? items[0]
    return totalWeeks(conditions, entry?.weeks ?? [0, 0])
  }
  const weeks = Object.fromEntries(kinds.map((kind) => [kind, weeksOf(kind)])) as Prices['weeks']
  return { ...figures, weeks, freeKm: conditions.area.freeKm }
}

/** Of the chair that article 2 counts, hour by hour, and of the chest of article 3. */
export const [chairHours, chestHours] = [29, 40]

/** Placeholders of an hour of the workshop as a customer pays it, with margin and VAT, in whole euros; and of that chair's and that chest's. */
export function hourTexts() {
  const { hourlyRate, margin, vat } = readDesignPrices()
  const hour = Math.round(hourlyRate * (1 + margin) * (1 + vat))
  return { hourPrice: inEuros(hour), chairPrice: inEuros(chairHours * hour), chestPrice: inEuros(chestHours * hour) }
}
