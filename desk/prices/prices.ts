import type { Field } from '#contracts/desk-words.ts'
import { excerptOf } from '#contracts/text-changes.ts'

/** A price of a form: where it stands, what it is called, and for what it is («metro lineal»). */
export interface Price {
  field: Field
  path: string
  name: string
  unit: string
  value: unknown
}

/** A step on the way to a price: a field's name, or that of an entry of a list. */
type Step = { name: string; isEntry?: boolean }

/** All amounts in euros of a form, in groups called by what they stand in. */
export function pricesIn(schema: Field, value: unknown): { name: string; prices: Price[] }[] {
  const found = below(schema, value, [], [])
  return [...Map.groupBy(found, ({ group }) => group)].map(([name, prices]) => ({ name, prices }))
}

function below(field: Field, value: unknown, path: string[], way: Step[]): (Price & { group: string })[] {
  if (value === undefined || value === null) return []
  if (field.unit === '€') {
    const around = way.slice(0, -1)
    const group = around.slice(
      Math.max(
        0,
        around.findLastIndex(({ isEntry }) => isEntry),
      ),
    )
    const name = way.at(-1)?.name ?? ''
    return [{ field, path: path.join('.'), name, unit: '', value, group: group.map(({ name }) => name).join(' · ') }]
  }
  if (Array.isArray(value))
    return value.flatMap((entry, at) => {
      const step = { name: excerptOf(entry), isEntry: true }
      return field.items ? below(field.items, entry, [...path, String(at)], [...way.slice(0, -1), step]) : []
    })
  const { name, unit } = value as { name?: unknown; unit?: unknown }
  return Object.entries(field.properties ?? {}).flatMap(([key, child]) => {
    // What has a name is the price's name.
    const isNamed = child.unit === '€' && typeof name === 'string'
    const found = below(
      child,
      (value as Record<string, unknown>)[key],
      [...path, key],
      isNamed ? way : [...way, { name: child.title ?? key }],
    )
    return isNamed && typeof unit === 'string' ? found.map((price) => ({ ...price, unit })) : found
  })
}
