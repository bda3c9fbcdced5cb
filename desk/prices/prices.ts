import type { Field } from '#contracts/desk-words.ts'
import { type Leaf, leavesOf } from '#contracts/text-changes.ts'
import { pathOf, valueAt } from '../words/values.ts'

/** A price of a form: where it stands, what it is called, and for what it is («metro lineal»). */
export interface Price {
  field: Field
  path: string
  name: string
  unit: string
  value: unknown
}

/** All amounts in euros of a form, in groups called by what they stand in. */
export function pricesIn(schema: Field, value: unknown): { name: string; prices: Price[] }[] {
  const found = leavesOf(schema, value).flatMap((leaf) => priceOf(leaf, value))
  return [...Map.groupBy(found, ({ group }) => group)].map(([name, prices]) => ({ name, prices }))
}

function priceOf({ field, path, names, value }: Leaf, whole: unknown): (Price & { group: string })[] {
  if (field?.unit !== '€') return []
  const { name, unit } = valueAt(whole, pathOf(path.slice(0, -1))) as { name?: unknown; unit?: unknown }
  // What has a name is the price's name.
  const isNamed = typeof name === 'string'
  const way = isNamed ? names.slice(0, -1) : names
  // A list's name has given way to that of its entry, with which the group begins.
  const isEntry = path.flatMap((key, at) => (typeof key === 'string' ? [typeof path[at + 1] === 'number'] : []))
  const around = way.slice(0, -1)
  const begin = Math.max(0, isEntry.slice(0, around.length).lastIndexOf(true))
  return [
    {
      ...{ field, path: pathOf(path), name: way.at(-1) ?? '', value },
      unit: isNamed && typeof unit === 'string' ? unit : '',
      group: around.slice(begin).join(' · '),
    },
  ]
}
