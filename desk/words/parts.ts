import type { Field } from '#contracts/desk-words.ts'
import { isFolded } from './form/control.tsx'

/** A form in its parts: single fields first, then what folds; addresses and order last, as they are seldom touched. */
export function partsOf(schema: Field) {
  const all = Object.entries(schema.properties ?? {})
  const isLate = ([key, { widget }]: [string, Field]) => widget === 'slug' || key === 'order' || key === 'id'
  const folds = all.filter(([, field]) => isFolded(field))
  const single = all.filter(([, field]) => !isFolded(field))
  const late = single.filter(isLate)
  const group = (entries: [string, Field][]): Field => ({ ...schema, properties: Object.fromEntries(entries) })
  return {
    main: group(single.filter((entry) => !isLate(entry))),
    parts: folds,
    late: late.length > 0 ? group(late) : undefined,
  }
}
