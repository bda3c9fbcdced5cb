// The guided quote at /presupuesto: what quote.yaml says, joined with the prices and the area of conditions.yaml.

import { z } from 'zod'
import { salesPrices } from '#design/price.ts'
import { pieceNames, sampleNames } from '#words/desk-field-words.ts'
import { findingWords } from '#words/finding-words.ts'
import { usualMeasures } from '#words/quote-measures-words.ts'
import { checkedConditions, travelPrice } from './conditions.ts'
import type { WrittenConditions } from './conditions-schema.ts'
import { readDesignPrices } from './design-prices.ts'
import { description, group, headline, list, named, pageTitle, slug, text, textField } from './fields.ts'
import { type Finding, findingIn, throwIfAny } from './findings.ts'
import { readConditions, readServices } from './read.ts'
import { readOne } from './reading.ts'
import { ready } from './ready.ts'

const questionLabel = textField('Nombre del paso')
const question = z.strictObject({ label: questionLabel, title: headline, text: textField('Texto') })
const choice = z.strictObject({
  name: textField('Respuesta'),
  text: textField('Aclaración').optional(),
})
const choices = <Choice extends z.ZodType>(one: Choice) => list('Respuestas', 'respuesta', one).nonempty()
const wood = choice.extend({
  swatch: named(sampleNames).optional().meta({
    title: 'Muestra',
    description: 'Sin ella se enseña un poco de todas.',
    wanted: 'Elige una de las muestras.',
  }),
})
/** The views there are drawings of. */
const viewCount = 4
const piece = z.strictObject({
  /** The drawings there are, one for each piece; none has the name of a service. */
  id: named(pieceNames).meta({ title: 'Dibujo', wanted: 'Elige uno de los dibujos.' }),
  name: textField('Nombre'),
  service: slug.optional().meta({ title: 'Servicio', widget: 'service' }),
  priceIds: list('Precios que enseña', 'precio', slug, {
    description: 'Sus nombres internos en Condiciones y precios.',
  }),
  measures: list('Medidas que pide', 'medida', text, { description: 'En el orden de las letras del dibujo.' })
    .min(2)
    .max(3),
})

export const Quote = z.strictObject({
  title: pageTitle,
  description,
  questions: group('Preguntas', {
    que: question
      .extend({
        pieces: textField('Piezas'),
        services: textField('Oficios'),
        servicesText: textField('Aclaración de los oficios'),
      })
      .meta({ title: 'Qué' }),
    medidas: question.meta({ title: 'Medidas' }),
    madera: question.extend({ choices: choices(wood) }).meta({ title: 'Madera' }),
    fotos: question
      .extend({
        views: list('Fotos que ayudan', 'foto', text, {
          description:
            'En el orden de los dibujos: el sitio, lo que estorba, el mueble de frente, el mueble por detrás.',
        }).length(viewCount),
      })
      .meta({ title: 'Fotos' }),
    cuando: question.extend({ choices: choices(choice) }).meta({ title: 'Cuándo' }),
    donde: question
      .extend({
        inside: textField('Dentro de la zona'),
        outside: textField('Fuera de la zona'),
        named: textField('Si se sabe la distancia', 'Detrás de lo anterior. Se rellenan {place}, {km} y {price}.'),
        unknown: textField('Si el código no existe'),
        scale: group('Regla de kilómetros', {
          title: textField('Título'),
          start: textField('Donde empieza'),
          free: textField('Hasta donde no se cobra'),
        }),
      })
      .meta({ title: 'Dónde' }),
    contacto: question.meta({ title: 'Contacto' }),
  }),
  pieces: list('Piezas', 'pieza', piece).nonempty(),
  prices: group('Precio orientativo', {
    title: textField('Título'),
    none: textField('Si no hay precio'),
    first: textField('Antes de elegir'),
  }),
  answers: textField('Encima de las respuestas'),
  found: textField('Palabras que llevan aquí', 'En el buscador de la web, con espacios entre ellas.'),
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
      const why = `"priceIds" of "${id}" has "${name}"; expected one of ${expected}.`
      return findingIn(file, ['pieces', i, 'priceIds', j], why, findingWords.noPrice(name))
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
    pieces: pieces.map(({ service, priceIds, measures, ...piece }): QuoteSubject => {
      return { ...piece, prices: pricesOf(service, priceIds), measures }
    }),
    services: readServices().map(({ slug, title }): QuoteSubject => {
      return { id: slug, name: title, prices: pricesOf(slug), measures: usualMeasures }
    }),
    near: conditions.area.provinces,
    note: conditions.services.note,
    figures: JSON.stringify(salesPrices(readDesignPrices())),
  }
}
