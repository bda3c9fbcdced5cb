import { fillNames } from '#words/desk-field-words.ts'
import { text } from './fields.ts'

type Fill = keyof typeof fillNames

/** A text in which `{…}` of these names are filled in when it is sent; another would keep the mail from leaving. */
export function fillable(...keys: [Fill, ...Fill[]]) {
  const known = new Set<string>(keys)
  const named = keys.map((key) => `{${key}}`).join(', ')
  return text
    .refine((value) => [...value.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].every(([, key = '']) => known.has(key)), {
      error: `a text whose {…} are of ${named}`,
    })
    .meta({
      wanted: `No puede quedar vacío; entre llaves solo ${keys.length === 1 ? 'vale' : 'valen'} ${named}.`,
      fills: Object.fromEntries(keys.map((key) => [key, fillNames[key]])),
    })
}
