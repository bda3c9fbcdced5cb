import { text } from './fields.ts'

/** What a `{…}` of a mail or an answer stands for, as whoever writes the text is told. */
const fills = {
  name: 'nombre de quien recibe o escribe',
  number: 'número de la consulta',
  answerDay: 'día en que contestáis a más tardar: «el miércoles 25 de noviembre»',
  until: 'hasta cuándo vale',
  count: 'cuántas son',
  greeting: 'el saludo',
  day: 'día en que llegó la consulta: «22 de noviembre»',
  person: 'quien contesta',
} as const
type Fill = keyof typeof fills

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
      fills: Object.fromEntries(keys.map((key) => [key, fills[key]])),
    })
}
