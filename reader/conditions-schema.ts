// Shape of conditions.yaml (the facts a customer asks for) and of how-we-work.yaml (the words of their page).
import { z } from 'zod'
import { confirmed, description, faq, head, isoDate, pageTitle, photo, sample, slug, text } from './fields.ts'

const money = 'an amount in euros such as 590'
const euros = z
  .number({ error: money })
  .positive({ error: money })
  .meta({ unit: '€', wanted: 'Un importe en euros, mayor que cero; por ejemplo 590.' })
const above = 'a whole number above 0'
const count = z.int({ error: above }).positive({ error: above }).meta({ wanted: 'Un número entero, mayor que cero.' })
const days = count.meta({ unit: 'días laborables' })
/** What the law asks for new goods (art. 120 TRLGDCU). */
const leastYears = 3
const years = `at least ${leastYears}, which is what the law asks`

const term = z.strictObject({ name: text.meta({ title: 'De qué se trata' }), text: text.meta({ title: 'Qué decís' }) })
const postalStart = 'two to five digits in quotes such as "280"'
const terms = z.array(term).nonempty().meta({ title: 'Condiciones', one: 'condición' })
const id = slug.meta({ title: 'Nombre interno', description: 'No se ve. Otras páginas lo usan: mejor no cambiarlo.' })
const price = z
  .strictObject({
    id,
    name: text.meta({ title: 'Qué es' }),
    from: euros
      .optional()
      .meta({ title: 'Precio desde', description: 'Con el IVA. Vacío si lo calcula el diseñador.' }),
    /** Address of the piece in the design tool, which then reckons the price. */
    design: text.optional().meta({
      title: 'O el diseño que lo calcula',
      description: 'La dirección del mueble en el diseñador, desde /disena/.',
    }),
    unit: text
      .optional()
      .meta({ title: 'Se cobra por', description: 'Metro lineal, m², pieza… Vacío: el trabajo entero.' }),
    contains: text.meta({ title: 'Qué incluye' }),
  })
  .check(({ value, issues }) => {
    if ((value.from === undefined) !== (value.design === undefined)) return
    issues.push({
      code: 'custom',
      path: ['from'],
      input: value.from,
      message: 'an amount here or the address of a "design", and not both',
      params: { wanted: 'Pon un precio o un diseño que lo calcule, pero no los dos.' },
    })
  })
const weeks = z
  .tuple([count.meta({ title: 'De', unit: 'semanas' }), count.meta({ title: 'A', unit: 'semanas' })], {
    error: 'two numbers, the least and the most weeks',
  })
  .refine(([least, most]) => least <= most, { error: 'two numbers, the least and the most weeks' })
  .meta({
    title: 'Plazo',
    wanted: 'Dos números enteros: las semanas que menos y las que más. El primero no puede ser mayor.',
  })
const stages = z
  .array(
    z.strictObject({
      percent: count.meta({ title: 'Parte', unit: '%' }),
      when: text.meta({ title: 'Cuándo' }),
      text: text.meta({ title: 'Texto' }),
    }),
  )
  .refine((list) => list.reduce((sum, { percent }) => sum + percent, 0) === 100, { error: 'stages of together 100 %' })
  .meta({ title: 'Plazos de pago', one: 'plazo', wanted: 'Los plazos tienen que sumar el 100 %.' })

export const Conditions = z.strictObject({
  services: z
    .strictObject({
      sample,
      note: text.meta({ title: 'Nota' }),
      items: z
        .array(
          z.strictObject({
            service: slug.meta({ title: 'Servicio', widget: 'service', wanted: 'Elige uno de los servicios.' }),
            weeks,
            /** From when to when the weeks and those of `start` together are counted. */
            counted: text.meta({ title: 'Desde cuándo hasta cuándo', description: 'Cómo se cuentan las semanas.' }),
            note: text.optional().meta({ title: 'Nota', description: 'En su página, en lugar de la de todos.' }),
            prices: z.array(price).nonempty().meta({ title: 'Precios', one: 'precio' }),
            also: z.array(slug).default([]).meta({
              title: 'Precios de otros servicios',
              description: 'Sus nombres internos: salen también en la página de este.',
              one: 'precio',
            }),
            questions: z.array(faq).default([]).meta({ title: 'Preguntas', one: 'pregunta' }),
          }),
        )
        .nonempty()
        .meta({ title: 'Servicios', one: 'servicio' }),
    })
    .meta({ title: 'Precios por servicio' }),
  /** In working days. */
  answer: z
    .strictObject({
      sample,
      days: days.meta({ title: 'Se contesta en' }),
      quoteDays: days.meta({ title: 'El presupuesto llega en', description: 'Desde la visita.' }),
    })
    .meta({ title: 'Cuánto tardáis en contestar' }),
  start: z
    .strictObject({
      sample,
      weeks: count.meta({ title: 'Un encargo nuevo empieza dentro de', unit: 'semanas' }),
      asOf: isoDate.meta({ title: 'Comprobado el' }),
    })
    .meta({ title: 'Cuándo empieza un encargo' }),
  quote: z
    .strictObject({
      sample,
      validDays: count.meta({ title: 'Vale durante', unit: 'días' }),
      projectWeeks: count.meta({ title: 'Un proyecto de interiorismo tarda', unit: 'semanas' }),
      changeOfMind: text.meta({ title: 'A quien se echa atrás de un encargo a medida' }),
    })
    .meta({ title: 'Presupuesto' }),
  payment: z.strictObject({ sample, stages, items: terms }).meta({ title: 'Pago' }),
  extras: z
    .strictObject({
      sample,
      items: z
        .array(
          z.strictObject({
            id,
            name: text.meta({ title: 'Qué es' }),
            price: z
              .number({ error: `${money}, or 0` })
              .min(0, { error: `${money}, or 0` })
              .meta({ title: 'Precio', description: '0: gratis.', unit: '€', wanted: 'Un importe en euros, o 0.' }),
            unit: text.optional().meta({ title: 'Se cobra por' }),
            text: text.meta({ title: 'Texto' }),
          }),
        )
        .nonempty()
        .meta({ title: 'Lista', one: 'concepto' }),
    })
    .meta({ title: 'Lo que se paga aparte' }),
  guarantee: z
    .strictObject({
      sample,
      years: z
        .int({ error: years })
        .min(leastYears, { error: years })
        .meta({ title: 'Duración', unit: 'años', wanted: `Por lo menos ${leastYears} años: es lo que pide la ley.` }),
      serviceYears: count.meta({ title: 'En lacado y restauración', unit: 'años' }),
      items: z
        .array(
          term.extend({
            /** Of which quotes it is said; of all where nothing stands. */
            of: z
              .enum(['made-to-measure', 'service', 'project'])
              .optional()
              .meta({
                title: 'En qué presupuestos',
                description: 'Vacío: en todos, menos en los de un proyecto sin fabricar.',
                names: {
                  'made-to-measure': 'De lo que se fabrica',
                  service: 'De lacado y restauración',
                  project: 'De un proyecto sin fabricar',
                },
              }),
          }),
        )
        .nonempty()
        .meta({ title: 'Condiciones', one: 'condición' }),
    })
    .meta({ title: 'Garantía' }),
  area: z
    .strictObject({
      sample,
      provinces: z.array(text).nonempty().meta({ title: 'Provincias', one: 'provincia' }),
      km: count.meta({ title: 'Hasta', unit: 'km' }),
      freeKm: count.meta({ title: 'Sin cargo hasta', unit: 'km' }),
      distances: z
        .array(
          z.strictObject({
            name: text.meta({ title: 'Lugar' }),
            postal: z
              .string({ error: postalStart })
              .regex(/^\d{2,5}$/, { error: postalStart })
              .meta({
                title: 'Sus códigos postales empiezan por',
                wanted: 'De dos a cinco cifras, como «280» para Madrid capital.',
              }),
            km: count.meta({ title: 'Distancia por carretera', unit: 'km' }),
          }),
        )
        .default([])
        .meta({ title: 'Distancias que se dicen', one: 'lugar' }),
      items: terms,
    })
    .meta({ title: 'Zona' }),
  visits: z
    .strictObject({ sample, lasts: text.meta({ title: 'Cuánto dura medir' }), items: terms })
    .meta({ title: 'Visitas' }),
  /** In euros. */
  small: z
    .strictObject({
      sample,
      minimum: euros.meta({ title: 'Encargo mínimo' }),
      halves: euros.meta({ title: 'Por debajo de esto se paga en dos mitades' }),
    })
    .meta({ title: 'Encargos pequeños' }),
  collection: z
    .strictObject({
      sample,
      freeFrom: euros.meta({ title: 'Gratis en encargos de más de' }),
      price: z.number().min(0).meta({ title: 'Si no, ida y vuelta', unit: '€', wanted: 'Un importe en euros, o 0.' }),
    })
    .meta({ title: 'Recogida para restaurar o lacar' }),
  atHome: z.strictObject({ sample, items: terms }).meta({ title: 'En casa del cliente' }),
  restoration: z.strictObject({ sample, items: terms }).meta({ title: 'Restauración' }),
  materials: z.strictObject({ sample, items: terms }).meta({ title: 'Materiales' }),
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
  title: text.meta({ title: 'Paso' }),
  time: text.meta({ title: 'Cuándo' }),
  text: text.meta({ title: 'Qué se hace' }),
})

export const HowWeWork = z.strictObject({
  confirmed,
  title: pageTitle,
  description,
  lead: text.meta({ title: 'Entradilla' }),
  process: head
    .extend({
      steps: z.array(timedStep).nonempty().meta({ title: 'Pasos', one: 'paso' }),
    })
    .meta({ title: 'Pasos de un encargo' }),
  band: z.strictObject({ picture: photo }).meta({ title: 'Foto de lado a lado' }),
  prices: head.meta({ title: 'Precios' }),
  payment: head.extend({ details: text.meta({ title: 'Título de la letra pequeña' }) }).meta({ title: 'Pago' }),
  extras: head.meta({ title: 'Lo que se paga aparte' }),
  guarantee: head.extend({ items: text.meta({ title: 'Título de la lista' }) }).meta({ title: 'Garantía' }),
  /** With the headings of their groups. */
  area: head
    .extend({ area: text.meta({ title: 'Título de la zona' }), visits: text.meta({ title: 'Título de las visitas' }) })
    .meta({ title: 'Zona y visitas' }),
  details: head
    .extend({
      atHome: text.meta({ title: 'Título de lo que pasa en casa' }),
      restoration: text.meta({ title: 'Título de restauración' }),
      materials: text.meta({ title: 'Título de materiales' }),
    })
    .meta({ title: 'Letra pequeña' }),
  service: head
    .extend({
      more: text.meta({ title: 'Enlace a las condiciones' }),
      quote: text.meta({ title: 'Enlace al presupuesto' }),
      unknown: text.meta({ title: 'Si no hay precio' }),
      faqs: z.array(faq).meta({
        title: 'Preguntas de todos los servicios',
        description: '{total} son sus semanas; {counted}, desde cuándo hasta cuándo se cuentan.',
        one: 'pregunta',
      }),
    })
    .meta({ title: 'Precios en cada servicio' }),
  contact: z
    .strictObject({ title: text.meta({ title: 'Título' }), items: terms })
    .meta({ title: 'En la página de contacto' }),
  thanks: z
    .strictObject({
      title: text.meta({ title: 'Título' }),
      steps: z.array(timedStep).length(3).meta({ title: 'Pasos', one: 'paso', wanted: 'Tienen que ser tres pasos.' }),
    })
    .meta({ title: 'Después de enviar una consulta' }),
})
export type HowWeWork = z.infer<typeof HowWeWork>
