import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Field } from '#contracts/desk-words.ts'
import { checkedConditions } from '#reader/conditions.ts'
import { Conditions } from '#reader/conditions-schema.ts'
import { DesignPrices, readDesignPrices } from '#reader/design-prices.ts'
import { pricesIn } from './prices.ts'

const formOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field

test('every price of the site stands in the list, called by what it is for', () => {
  const groups = pricesIn(formOf(Conditions), checkedConditions())
  expect(groups.map(({ name }) => name)).toEqual([
    ...['carpinteria', 'ebanisteria', 'fabricacion', 'instalacion-industrial', 'restauracion', 'interiorismo'],
    ...['Lo que se paga aparte', 'Encargos pequeños', 'Recogida para restaurar o lacar'],
  ])
  expect(groups[0]?.prices).toContainEqual(
    expect.objectContaining({
      path: 'services.items.0.prices.5.from',
      name: 'Ventana de madera',
      unit: 'm²',
      value: 780,
    }),
  )
  // What the design tool reckons has no price of its own to be changed.
  expect(groups.flatMap(({ prices }) => prices.map(({ name }) => name))).not.toContain(
    expect.stringContaining('Armario'),
  )
})

test('so does every price of the design tool', () => {
  const groups = pricesIn(formOf(DesignPrices), readDesignPrices())
  const named = groups.flatMap(({ name, prices }) => prices.map((price) => `${name} · ${price.name}`))
  expect(named).toContain('Tablero · Rechapado de roble · Precio por m² · 19 mm')
  expect(named).toContain('Herrajes · Bisagra')
})
