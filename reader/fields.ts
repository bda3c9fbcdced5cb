// Kinds of fields that several collections have, each with the words for what it expects.
import { z } from 'zod'

/*
 * The owner's desk makes its forms from these schemas. `.meta` says in Spanish what a field is called (`title`), what helps
 * (`description`), what is wanted where a value is refused (`wanted`) and how it is shown:
 * `widget` (see contracts/desk-words.ts), `lines` (line breaks count), `unit`, `names` of choices, `cut` (where search
 * engines cut off), `one` (an entry of a list), `fills` (what comes for its `{…}`).
 */

const filled = 'a text that is not empty'
export const text = z
  .string({ error: filled })
  .min(1, { error: filled })
  .meta({ widget: 'text', wanted: 'No puede quedar vacío.' })
/** A text by its name in the form; `description` helps. */
export const textField = (title: string, description?: string) =>
  text.meta({ title, ...(description && { description }) })
/** A group of fields by its name. */
export const group = <S extends z.ZodRawShape>(title: string, fields: S, more: Said = {}) =>
  z.strictObject(fields).meta({ title, ...more })
/** A list by its name; `one` is what an entry is called. */
export const list = <T extends z.ZodType>(title: string, one: string, entry: T, more: Said = {}) =>
  z.array(entry).meta({ title, one, ...more })
/** A list of groups. */
export const entries = <S extends z.ZodRawShape>(title: string, one: string, fields: S, more: Said = {}) =>
  list(title, one, z.strictObject(fields), more)
type Said = { description?: string; wanted?: string }
/** A text of a form of its own; `error` says which. */
export const like = (form: RegExp, error: string) => z.string({ error }).regex(form, { error })
/** One of these words. */
export const oneOf = <const W extends readonly string[]>(words: W, error = `one of ${words.join(', ')}`) =>
  z.enum(words, { error })
/** One of the keys of a table that says what the owner's desk calls them. */
export const named = <K extends string>(names: Readonly<Record<K, string>>, error?: string) =>
  oneOf(keysOf(names), error).meta({ names })
export const keysOf = <K extends string>(names: Readonly<Record<K, unknown>>) => Object.keys(names) as K[]
/** A number above 0; `error` says so. */
export const positive = (error: string) => z.number({ error }).positive({ error })
/** A number from `least` to `most`; `error` says so. */
export const within = (least: number, most: number, error: string) =>
  z.number({ error }).min(least, { error }).max(most, { error })
/** A whole number above 0; `error` says so. */
const counted = (error: string) => z.int({ error }).positive({ error })
/** What a check finds in a group beyond its fields: where, and what is expected there, in English and in Spanish. */
export const wrong = (path: string[], input: unknown, message: string, wanted: string): z.core.$ZodRawIssue => ({
  ...{ code: 'custom', path, input, message, params: { wanted } },
})
/** Id of an entry in photos.yaml; reading.ts checks that it exists. */
export const photo = z
  .string({ error: 'the id of a picture in content/photos.yaml' })
  .meta({ title: 'Foto', widget: 'picture', wanted: 'Elige una de las fotos del sitio.' })
export const slug = like(/^[a-z0-9-]+$/, 'small letters, digits and hyphens').meta({
  widget: 'slug',
  wanted: 'Solo letras minúsculas sin acento, cifras y guiones; por ejemplo «puerta-de-roble».',
})
// Two slashes would lead to another host, which needs no dot in its name.
export const path = like(/^\/(?!\/)[a-z0-9-/#?=&]*$/i, 'a path such as /contacto').meta({
  widget: 'page',
  wanted: 'Una dirección de esta web, que empieza por «/»; por ejemplo «/contacto».',
})
export const isoDate = z.iso
  .date({ error: 'a date such as 2023-06-12' })
  .meta({ wanted: 'Un día que exista en el calendario.' })
export const unit = z.number({ error: 'a number from 0 to 1' }).min(0).max(1).meta({ wanted: 'Un número entre 0 y 1.' })
export const whole = z.int({ error: 'a whole number' }).meta({ wanted: 'Un número entero, sin decimales.' })
export const count = counted('a whole number above 0').meta({ wanted: 'Un número entero, mayor que cero.' })
export const pixels = counted('a whole number of pixels').meta({ wanted: 'Un número entero de píxeles.' })
/** What search engines show under the title. */
export const description = z
  .string({ error: '70 to 160 characters' })
  .min(70, { error: '70 to 160 characters' })
  .max(160, { error: '70 to 160 characters' })
  .meta({
    title: 'Descripción para buscadores',
    description: 'Lo que Google enseña debajo del título: qué es y dónde, en una o dos frases, de 70 a 160 caracteres.',
    widget: 'text',
    cut: 155,
    wanted: 'Tiene que llevar entre 70 y 160 caracteres.',
  })
/** Title of a page, which search engines show. */
export const pageTitle = text.meta({ title: 'Título de la página', cut: 60 })
export const teaser = text
  .max(160, { error: 'at most 160 characters' })
  .meta({ title: 'Resumen', description: 'Una frase.', wanted: 'Ni vacío ni de más de 160 caracteres.' })
/** True while what stands there is made up. */
export const sample = z.boolean({ error: 'true while the owner has not confirmed it, else false' }).meta({
  title: 'Son datos de ejemplo',
  description: 'Quita la marca cuando los hayas comprobado: hasta entonces faltan en la lista para publicar.',
  wanted: 'Di si son datos de ejemplo o no.',
})

/** False while nobody of the workshop has said that the text is so; what the owner adds is theirs. */
export const confirmed = z
  .boolean({ error: 'true once the workshop has confirmed it, else false' })
  .default(true)
  .meta({
    title: 'El taller lo ha leído y es así',
    description: 'Mientras no, falta en la lista para publicar.',
  })

export const kicker = textField('Antetítulo', 'Las palabras pequeñas de encima.')
export const headline = text.meta({
  title: 'Titular',
  description: 'Entre *asteriscos*, en cursiva. Con Intro se parte la línea.',
  lines: true,
})
/** `*words*` become the italic accent, a new line breaks the headline. */
export const head = group('Encabezado', { kicker, title: headline, text: textField('Texto').optional() })
/** A group that begins with such a heading. */
export const headed = <S extends z.ZodRawShape>(title: string, fields: S) => head.extend(fields).meta({ title })
export const link = group('Enlace', { to: path.meta({ title: 'Lleva a' }), name: textField('Lo que pone') })
/** A step of a commission. Its time may be `plazo`: the weeks that conditions.yaml gives the service. */
export const step = z.strictObject({
  title: textField('Paso'),
  text: textField('Qué se hace'),
  time: textField('Cuánto dura', 'Si pones «plazo», salen las semanas de Condiciones y precios.').optional(),
})
export const faq = z.strictObject({
  question: textField('Pregunta'),
  answer: textField('Respuesta'),
})

/** One field of the same kind for each name; `titles` are what the owner's desk calls them. */
export const eachOf = <K extends string, T extends z.ZodType>(
  names: readonly K[],
  field: T,
  titles: Partial<Record<K, string>> = {},
) =>
  z.strictObject(
    Object.fromEntries(
      names.map((name) => [name, field.meta({ ...field.meta(), title: titles[name] ?? name })]),
    ) as Record<K, T>,
  )

/** A display date must be the day of `dateTime`, written out in full. */
export const sameDay = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return ({ value, issues }: z.core.ParsePayload<{ date: string; dateTime: string }>) => {
    const day = format.format(new Date(value.dateTime))
    if (value.date === day) return
    const wanted = `Tiene que ser el mismo día que la fecha: «${day}».`
    issues.push(wrong(['date'], value.date, `"${day}", the day of "dateTime"`, wanted))
  }
}
export const id = slug.meta({ title: 'Nombre interno', description: 'No se ve. Letras minúsculas, cifras y guiones.' })
