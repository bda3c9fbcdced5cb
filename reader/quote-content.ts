// The guided quote at /presupuesto: what quote.yaml says, joined with the prices and the area of conditions.yaml.

import { z } from 'zod'
import { woods } from '#design/design.ts'
import { salesPrices } from '#design/price.ts'
import { pieceNames, sampleNames } from '#words/desk-field-words.ts'
import { findingWords } from '#words/finding-words.ts'
import { usualMeasures } from '#words/quote-measures-words.ts'
import { checkedConditions, travelPrice } from './conditions.ts'
import type { WrittenConditions } from './conditions-schema.ts'
import { readDesignPrices } from './design-prices.ts'
import { description, headline, pageTitle, slug, text } from './fields.ts'
import { type Finding, throwIfAny } from './findings.ts'
import { readConditions, readServices } from './read.ts'
import { readOne } from './reading.ts'
import { ready } from './ready.ts'

const questionLabel = text.meta({ title: 'Nombre del paso' })
const question = z.strictObject({ label: questionLabel, title: headline, text: text.meta({ title: 'Texto' }) })
const choice = z.strictObject({
  name: text.meta({ title: 'Respuesta' }),
  text: text.optional().meta({ title: 'Aclaración' }),
})
const choices = <Choice extends z.ZodType>(one: Choice) =>
  z.array(one).nonempty().meta({ title: 'Respuestas', one: 'respuesta' })
const wood = choice.extend({
  swatch: z
    .enum(woods, { error: `one of ${woods.join(', ')}` })
    .optional()
    .meta({
      title: 'Muestra',
      description: 'Sin ella se enseña un poco de todas.',
      names: sampleNames,
      wanted: 'Elige una de las muestras.',
    }),
})
/** The views there are drawings of. */
const viewCount = 4
/** The drawings there are, one for each piece; none has the name of a service. */
const pieceIds = [
  'vestidor',
  'pergola',
  'aparador',
  'armario',
  'cocina',
  'puerta',
  'escalera',
  'mesa',
  'libreria',
  'ventana',
  'restaurar',
  'otra',
] as const
const piece = z.strictObject({
  id: z.enum(pieceIds, { error: `one of ${pieceIds.join(', ')}` }).meta({
    title: 'Dibujo',
    names: pieceNames,
    wanted: 'Elige uno de los dibujos.',
  }),
  name: text.meta({ title: 'Nombre' }),
  service: slug.optional().meta({ title: 'Servicio', widget: 'service' }),
  priceIds: z.array(slug).meta({
    title: 'Precios que enseña',
    description: 'Sus nombres internos en Condiciones y precios.',
    one: 'precio',
  }),
  measures: z
    .array(text)
    .min(2)
    .max(3)
    .meta({ title: 'Medidas que pide', description: 'En el orden de las letras del dibujo.', one: 'medida' }),
})

export const Quote = z.strictObject({
  title: pageTitle,
  description,
  questions: z
    .strictObject({
      que: question
        .extend({ pieces: text.meta({ title: 'Piezas' }), services: text.meta({ title: 'Oficios' }) })
        .meta({ title: 'Qué' }),
      medidas: question.meta({ title: 'Medidas' }),
      madera: question.extend({ choices: choices(wood) }).meta({ title: 'Madera' }),
      fotos: question
        .extend({
          views: z.array(text).length(viewCount).meta({
            title: 'Fotos que ayudan',
            description:
              'En el orden de los dibujos: el sitio, lo que estorba, el mueble de frente, el mueble por detrás.',
            one: 'foto',
          }),
        })
        .meta({ title: 'Fotos' }),
      cuando: question.extend({ choices: choices(choice) }).meta({ title: 'Cuándo' }),
      donde: question
        .extend({
          inside: text.meta({ title: 'Dentro de la zona' }),
          outside: text.meta({ title: 'Fuera de la zona' }),
          named: text.meta({
            title: 'Si se sabe la distancia',
            description: 'Detrás de lo anterior. Se rellenan {place}, {km} y {price}.',
          }),
          unknown: text.meta({ title: 'Si el código no existe' }),
          scale: z
            .strictObject({
              title: text.meta({ title: 'Título' }),
              start: text.meta({ title: 'Donde empieza' }),
              free: text.meta({ title: 'Hasta donde no se cobra' }),
            })
            .meta({ title: 'Regla de kilómetros' }),
        })
        .meta({ title: 'Dónde' }),
      contacto: question.meta({ title: 'Contacto' }),
    })
    .meta({ title: 'Preguntas' }),
  pieces: z.array(piece).nonempty().meta({ title: 'Piezas', one: 'pieza' }),
  prices: z
    .strictObject({
      title: text.meta({ title: 'Título' }),
      none: text.meta({ title: 'Si no hay precio' }),
      first: text.meta({ title: 'Antes de elegir' }),
    })
    .meta({ title: 'Precio orientativo' }),
  answers: text.meta({ title: 'Encima de las respuestas' }),
  /** Words by which the site's search finds the page. */
  found: text.meta({
    title: 'Palabras que llevan aquí',
    description: 'En el buscador de la web, con espacios entre ellas.',
  }),
})

const file = 'content/quote.yaml'

/** Throws when a piece names a service or a price that there is not. */
export const readQuote = () =>
  ready('quote', () => {
    const quote = readOne('quote', Quote)
    throwIfAny(unknownPrices(quote, checkedConditions()))
    return quote
  })

/** Pieces that name a price that their service has not. */
export function unknownPrices({ pieces }: z.infer<typeof Quote>, conditions: WrittenConditions): Finding[] {
  const known = new Map(conditions.services.items.map(({ service, prices }) => [service, prices.map(({ id }) => id)]))
  return pieces.flatMap(({ id, service, priceIds }, i) => {
    const prices = (service && known.get(service)) || []
    return priceIds.flatMap((name, j) => {
      if (prices.includes(name)) return []
      const expected = prices.join(', ') || 'none, as it has no service'
      const sentence = `${file}: "priceIds" of "${id}" has "${name}"; expected one of ${expected}.`
      return [{ file, path: ['pieces', i, 'priceIds', j], sentence, spanish: findingWords.noPrice(name) }]
    })
  })
}

/** A price as the guided quote shows it: what it is, from how many euros, for what; the design that other measures change. */
export type QuotePrice = { name: string; from: number; unit: string; design?: string }
/** Something that can be asked for: a piece, or a whole service. */
export type QuoteSubject = {
  id: string
  name: string
  prices: QuotePrice[]
  measures: string[]
}

export type GuidedQuote = Omit<ReturnType<typeof guidedQuote>, 'title' | 'description'>

/** Everything that the page shows. */
export function guidedQuote() {
  const { pieces, questions, found: _, ...quote } = readQuote()
  const conditions = readConditions()
  const pricesOf = (service: string | undefined, ids?: string[]): QuotePrice[] =>
    (conditions.services.items.find((item) => item.service === service)?.prices ?? [])
      .filter(({ id }) => ids?.includes(id) ?? true)
      .map(({ name, from, unit = '', design }) => ({ name, from, unit, ...(ids && design && { design }) }))
  const { scale, ...donde } = questions.donde
  const { freeKm, km: farthest, distances } = conditions.area
  const marks = [...new Set([freeKm, Math.round((freeKm + farthest) / 2), farthest])].map((km) => ({
    km,
    price: travelPrice(conditions, km),
  }))
  return {
    ...quote,
    questions: { ...questions, donde: { ...donde, reach: { ...scale, marks } } },
    distances: distances.map(({ name, postal, km }) => ({ name, postal, km, price: travelPrice(conditions, km) })),
    pieces: pieces.map(
      ({ id, name, service, priceIds, measures }): QuoteSubject => ({
        id,
        name,
        prices: pricesOf(service, priceIds),
        measures,
      }),
    ),
    services: readServices().map(
      ({ slug, title }): QuoteSubject => ({
        id: slug,
        name: title,
        prices: pricesOf(slug),
        measures: [...usualMeasures],
      }),
    ),
    near: conditions.area.provinces,
    note: conditions.services.note,
    /** What the design tool reckons with. */
    figures: JSON.stringify(salesPrices(readDesignPrices())),
  }
}
