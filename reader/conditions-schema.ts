// Shape of conditions.yaml (the facts a customer asks for) and of how-we-work.yaml (the words of their page).
import { z } from 'zod'
import {
  confirmed,
  count,
  description,
  entries,
  faq,
  group,
  head,
  headed,
  isoDate,
  like,
  list,
  named,
  pageTitle,
  photo,
  positive,
  sample,
  slug,
  text,
  textField,
  wrong,
} from './fields.ts'

const money = 'an amount in euros such as 590'
const euros = positive(money).meta({ unit: '€', wanted: 'Un importe en euros, mayor que cero; por ejemplo 590.' })
const days = count.meta({ unit: 'días laborables' })
/** What the law asks for new goods (art. 120 TRLGDCU). */
const leastYears = 3
const years = `at least ${leastYears}, which is what the law asks`

const term = z.strictObject({ name: textField('De qué se trata'), text: textField('Qué decís') })
const terms = list('Condiciones', 'condición', term).nonempty()
const id = slug.meta({ title: 'Nombre interno', description: 'No se ve. Otras páginas lo usan: mejor no cambiarlo.' })
const price = z
  .strictObject({
    id,
    name: textField('Qué es'),
    from: euros
      .optional()
      .meta({ title: 'Precio desde', description: 'Con el IVA. Vacío si lo calcula el diseñador.' }),
    design: textField(
      'O el diseño que lo calcula',
      'La dirección del mueble en el diseñador, desde /disena/.',
    ).optional(),
    unit: textField('Se cobra por', 'Metro lineal, m², pieza… Vacío: el trabajo entero.').optional(),
    contains: textField('Qué incluye'),
  })
  .check(({ value, issues }) => {
    if ((value.from === undefined) !== (value.design === undefined)) return
    const message = 'an amount here or the address of a "design", and not both'
    const wanted = 'Pon un precio o un diseño que lo calcule, pero no los dos.'
    issues.push(wrong(['from'], value.from, message, wanted))
  })
const range = 'two numbers, the least and the most weeks'
const weeks = z
  .tuple([count.meta({ title: 'De', unit: 'semanas' }), count.meta({ title: 'A', unit: 'semanas' })], { error: range })
  .refine(([least, most]) => least <= most, { error: range })
  .meta({
    title: 'Plazo',
    wanted: 'Dos números enteros: las semanas que menos y las que más. El primero no puede ser mayor.',
  })
const stages = entries(
  'Plazos de pago',
  'plazo',
  {
    percent: count.meta({ title: 'Parte', unit: '%' }),
    when: textField('Cuándo'),
    text: textField('Texto'),
  },
  { wanted: 'Los plazos tienen que sumar el 100 %.' },
).refine((list) => list.reduce((sum, { percent }) => sum + percent, 0) === 100, { error: 'stages of together 100 %' })

export const Conditions = z.strictObject({
  services: group('Precios por servicio', {
    sample,
    note: textField('Nota'),
    items: entries('Servicios', 'servicio', {
      service: slug.meta({ title: 'Servicio', widget: 'service', wanted: 'Elige uno de los servicios.' }),
      weeks,
      /** From when to when the weeks and those of `start` together are counted. */
      counted: textField('Desde cuándo hasta cuándo', 'Cómo se cuentan las semanas.'),
      note: textField('Nota', 'En su página, en lugar de la de todos.').optional(),
      prices: list('Precios', 'precio', price).nonempty(),
      also: list('Precios de otros servicios', 'precio', slug, {
        description: 'Sus nombres internos: salen también en la página de este.',
      }).default([]),
      questions: list('Preguntas', 'pregunta', faq).default([]),
    }).nonempty(),
  }),
  answer: group('Cuánto tardáis en contestar', {
    sample,
    days: days.meta({ title: 'Se contesta en' }),
    quoteDays: days.meta({ title: 'El presupuesto llega en', description: 'Desde la visita.' }),
  }),
  start: group('Cuándo empieza un encargo', {
    sample,
    weeks: count.meta({ title: 'Un encargo nuevo empieza dentro de', unit: 'semanas' }),
    asOf: isoDate.meta({ title: 'Comprobado el' }),
  }),
  quote: group('Presupuesto', {
    sample,
    validDays: count.meta({ title: 'Vale durante', unit: 'días' }),
    projectWeeks: count.meta({ title: 'Un proyecto de interiorismo tarda', unit: 'semanas' }),
    changeOfMind: textField('A quien se echa atrás de un encargo a medida'),
  }),
  payment: group('Pago', { sample, stages, items: terms }),
  extras: group('Lo que se paga aparte', {
    sample,
    items: entries('Lista', 'concepto', {
      id,
      name: textField('Qué es'),
      price: z
        .number({ error: `${money}, or 0` })
        .min(0, { error: `${money}, or 0` })
        .meta({ title: 'Precio', description: '0: gratis.', unit: '€', wanted: 'Un importe en euros, o 0.' }),
      unit: textField('Se cobra por').optional(),
      text: textField('Texto'),
    }).nonempty(),
  }),
  guarantee: group('Garantía', {
    sample,
    years: z
      .int({ error: years })
      .min(leastYears, { error: years })
      .meta({ title: 'Duración', unit: 'años', wanted: `Por lo menos ${leastYears} años: es lo que pide la ley.` }),
    serviceYears: count.meta({ title: 'En lacado y restauración', unit: 'años' }),
    items: list(
      'Condiciones',
      'condición',
      term.extend({
        of: named({
          'made-to-measure': 'De lo que se fabrica',
          service: 'De lacado y restauración',
          project: 'De un proyecto sin fabricar',
        })
          .optional()
          .meta({
            title: 'En qué presupuestos',
            description: 'Vacío: en todos, menos en los de un proyecto sin fabricar.',
          }),
      }),
    ).nonempty(),
  }),
  area: group('Zona', {
    sample,
    provinces: list('Provincias', 'provincia', text).nonempty(),
    km: count.meta({ title: 'Hasta', unit: 'km' }),
    freeKm: count.meta({ title: 'Sin cargo hasta', unit: 'km' }),
    distances: entries('Distancias que se dicen', 'lugar', {
      name: textField('Lugar'),
      postal: like(/^\d{2,5}$/, 'two to five digits in quotes such as "280"').meta({
        title: 'Sus códigos postales empiezan por',
        wanted: 'De dos a cinco cifras, como «280» para Madrid capital.',
      }),
      km: count.meta({ title: 'Distancia por carretera', unit: 'km' }),
    }).default([]),
    items: terms,
  }),
  visits: group('Visitas', { sample, lasts: textField('Cuánto dura medir'), items: terms }),
  small: group('Encargos pequeños', {
    sample,
    minimum: euros.meta({ title: 'Encargo mínimo' }),
    halves: euros.meta({ title: 'Por debajo de esto se paga en dos mitades' }),
  }),
  collection: group('Recogida para restaurar o lacar', {
    sample,
    freeFrom: euros.meta({ title: 'Gratis en encargos de más de' }),
    price: z.number().min(0).meta({ title: 'Si no, ida y vuelta', unit: '€', wanted: 'Un importe en euros, o 0.' }),
  }),
  atHome: group('En casa del cliente', { sample, items: terms }),
  restoration: group('Restauración', { sample, items: terms }),
  materials: group('Materiales', { sample, items: terms }),
})
export type WrittenConditions = z.infer<typeof Conditions>
export type WrittenPrice = WrittenConditions['services']['items'][number]['prices'][number]

type Services = WrittenConditions['services']
/** With every price in euros, also those that the design tool reckons. */
export type Conditions = Omit<WrittenConditions, 'services'> & {
  services: Omit<Services, 'items'> & {
    items: (Omit<Services['items'][number], 'prices'> & { prices: (WrittenPrice & { from: number })[] })[]
  }
}

const timedStep = z.strictObject({
  title: textField('Paso'),
  time: textField('Cuándo'),
  text: textField('Qué se hace'),
})

export const HowWeWork = z.strictObject({
  confirmed,
  title: pageTitle,
  description,
  lead: textField('Entradilla'),
  process: headed('Pasos de un encargo', {
    steps: list('Pasos', 'paso', timedStep).nonempty(),
  }),
  band: group('Foto de lado a lado', { picture: photo }),
  prices: head.meta({ title: 'Precios' }),
  payment: headed('Pago', { picture: photo, details: textField('Título de la letra pequeña') }),
  extras: head
    .extend({ picture: photo.optional().meta({ title: 'Foto al lado' }) })
    .meta({ title: 'Lo que se paga aparte' }),
  guarantee: headed('Garantía', { items: textField('Título de la lista'), picture: photo }),
  area: headed('Zona y visitas', {
    area: group('Zona', { name: textField('Título'), picture: photo }),
    visits: group('Visitas', { name: textField('Título'), picture: photo }),
  }),
  details: headed('Letra pequeña', {
    atHome: textField('Título de lo que pasa en casa'),
    restoration: textField('Título de restauración'),
    materials: textField('Título de materiales'),
  }),
  service: headed('Precios en cada servicio', {
    more: textField('Enlace a las condiciones'),
    quote: textField('Enlace al presupuesto'),
    unknown: textField('Si no hay precio'),
    faqs: list('Preguntas de todos los servicios', 'pregunta', faq, {
      description: '{total} son sus semanas; {counted}, desde cuándo hasta cuándo se cuentan.',
    }),
  }),
  contact: group('En la página de contacto', { title: textField('Título'), items: terms }),
  send: group('Junto al formulario de esta página', { title: textField('Título'), items: terms }),
  thanks: group('Después de enviar una consulta', {
    title: textField('Título'),
    steps: list('Pasos', 'paso', timedStep, { wanted: 'Tienen que ser tres pasos.' }).length(3),
  }),
})
export type HowWeWork = z.infer<typeof HowWeWork>
