// The only place that knows the shape of what stands in content/.
import { z } from 'zod'
import { firstParts } from '#contracts/service-parts.ts'
import { tradeDrawings } from '#contracts/trade-drawings.ts'
import { servicePartNames, stageNames, tradeDrawingNames, tradeNames } from '#words/desk-field-words.ts'
import {
  confirmed,
  count,
  description,
  entries,
  faq,
  group,
  headline,
  id,
  isoDate,
  keysOf,
  list,
  named,
  oneOf,
  photo,
  pixels,
  sameDay,
  slug,
  step,
  teaser,
  text,
  textField,
  unit,
  whole,
  wrong,
} from './fields.ts'

export * from './pages-schema.ts'

export const projectTags = keysOf(tradeNames)
const projectTag = named(tradeNames).meta({ wanted: 'Elige uno de los oficios de la galería.' })
const tagsWanted = { error: `one or more of ${projectTags.join(', ')}, with spaces between` }
const tagList = z.array(projectTag).nonempty(tagsWanted)
const tagWords = z.string().transform((words) => words.trim().split(/\s+/))

/** Fields that hold the id of a picture, or a list of them. */
const photoFieldNames = ['img', 'bgImg', 'picture', 'pictures', 'before', 'after', 'plate', 'wide'] as const
export type PhotoField = (typeof photoFieldNames)[number]
export const photoFields: ReadonlySet<string> = new Set(photoFieldNames)

/** The drawings there are; a service without one of its own gets the joiner's plane. */
export const serviceIcon = named({
  puerta: 'Puerta',
  aparador: 'Aparador',
  sierra: 'Sierra',
  pistola: 'Pistola de lacar',
  silla: 'Silla',
  estancia: 'Estancia',
  cepillo: 'Cepillo',
}).meta({ title: 'Dibujo' })

const alt = textField('Qué se ve', 'Para quien no puede ver la foto, y para los buscadores.')
const caption = textField('Pie de foto')
const photoShape = z.strictObject({
  alt,
  caption,
  kind: named({ render: 'Una recreación 3D', photograph: 'Una fotografía' }, '"render" or "photograph"')
    .default('render')
    .meta({ title: 'Qué es' }),
  place: textField('Lugar', 'Donde está el trabajo. Solo sale si es una fotografía.').optional(),
  en: z
    .strictObject({
      alt: alt.meta({ title: 'Qué se ve, en inglés' }),
      caption: caption.meta({ title: 'Pie, en inglés' }),
    })
    .optional()
    .meta({ title: 'En inglés', description: 'Para las páginas de muestra en inglés.' }),
  credit: textField('De quién es'),
  focal: z
    .tuple([unit.meta({ title: 'Desde la izquierda' }), unit.meta({ title: 'Desde arriba' })])
    .default([0.5, 0.5])
    .meta({ title: 'Punto que nunca se recorta', description: 'De 0 a 1.' }),
  size: z
    .tuple([pixels.meta({ title: 'Ancho', unit: 'px' }), pixels.meta({ title: 'Alto', unit: 'px' })])
    .meta({ title: 'Tamaño' }),
})

export const Photo = photoShape.check(({ value, issues }) => {
  if (value.kind !== 'photograph' || !/^render\b/i.test(value.credit)) return
  issues.push(wrong(['credit'], value.credit, 'the name of the photographer', 'Pon quién hizo la fotografía.'))
})
export type Photo = z.infer<typeof Photo>

const pageSlug = slug.meta({ title: 'Dirección de la página', description: 'Lo que va detrás de la barra.' })
const order = whole.meta({ title: 'Orden', description: 'El 1 sale primero.' })

const TradeDrawing = z
  .strictObject({
    of: named(tradeDrawingNames).meta({ title: 'Qué se dibuja', wanted: 'Elige uno de los dibujos que hay.' }),
    title: textField('Título'),
    text: textField('Texto', 'Con las medidas del dibujo, para quien no puede verlo.'),
    parts: list('Partes numeradas', 'parte', text),
    under: textField('Después de', 'El título del texto que ilustra; si no está, va después del último.').optional(),
  })
  .check(({ value: { of, parts }, issues }) => {
    const count = tradeDrawings[of]
    if (parts.length === count) return
    const message = `${count} names: the drawing has as many numbers`
    issues.push(wrong(['parts'], parts, message, `El dibujo lleva ${count} números; pon un nombre para cada uno.`))
  })
  .meta({ title: 'Dibujo a línea', description: 'Entre los textos, o entre ellos y los pasos.' })

export const Service = z.strictObject({
  slug: pageSlug,
  confirmed,
  order,
  title: text.meta({ title: 'Título', cut: 60 }),
  teaser,
  description,
  tag: projectTag.nullable().meta({ title: 'Trabajos que enseña', none: 'Ninguno' }),
  icon: serviceIcon.default('cepillo'),
  pictures: list('Fotos', 'foto', photo, { wanted: 'Hacen falta tres fotos por lo menos.' }).min(3, {
    error: 'at least three photo ids',
  }),
  plate: photo
    .optional()
    .meta({ title: 'Foto junto al texto', description: 'Vertical, y que no sea una de las de arriba.' }),
  drawing: TradeDrawing.optional(),
  beside: entries(
    'Fotos junto a los textos',
    'foto',
    {
      picture: photo,
      under: textField('Título del texto', 'Tal como está arriba del texto; si no está, la foto no sale.'),
      folded: z
        .boolean()
        .optional()
        .meta({ title: 'En el móvil, cerrado', description: 'El primer texto está allí abierto, si no se marca.' }),
    },
    { description: 'Cada una debajo de su título, donde la pantalla es ancha.' },
  ).default([]),
  wide: photo.optional().meta({ title: 'Foto de lado a lado', description: 'Entre los pasos y los precios.' }),
  between: z
    .strictObject({
      picture: photo,
      under: textField('Después de', 'El título de un texto, tal como está; si no está, va después del último.'),
    })
    .optional()
    .meta({ title: 'Foto de lado a lado entre los textos', description: 'Después del texto que ilustra.' }),
  first: oneOf(firstParts).default('texts').meta({
    title: 'Lo primero después de la entrada',
    description: 'Lo demás sigue en el orden de siempre.',
    names: servicePartNames,
    wanted: 'Elige una de las partes de la página.',
  }),
  labels: group('Otros títulos para las dos listas', {
    woods: textField('En vez de «Maderas»'),
    finishes: textField('En vez de «Acabados»'),
  }).optional(),
  woods: list('Maderas', 'madera', text).nonempty(),
  finishes: list('Acabados', 'acabado', text).nonempty(),
  process: list('Pasos del encargo', 'paso', step, { wanted: 'Hacen falta tres pasos por lo menos.' }).min(3, {
    error: 'at least three steps',
  }),
  faqs: list('Preguntas', 'pregunta', faq, { wanted: 'Tienen que ser de tres a cinco preguntas.' })
    .min(3, { error: 'three to five questions' })
    .max(5, { error: 'three to five questions' }),
  heads: group('Otros títulos para dos apartados', {
    prices: textField('En vez de «Precio y plazo»'),
    questions: textField('En vez de «Lo que nos preguntan»'),
  }).optional(),
  ask: group('Encima del formulario', { title: headline, text: textField('Texto') }).optional(),
  message: textField('Mensaje ya escrito', 'Con lo que empieza el formulario en esta página.'),
})
/** Where an article leads its reader: to a quote for the service it speaks of. */
const band = group(
  'Banda al final',
  {
    service: slug.meta({ title: 'Servicio' }),
    title: textField('Título'),
    text: textField('Texto'),
    picture: photo,
  },
  { description: 'Lleva a pedir presupuesto del servicio del que habla la noticia.' },
)
export const Article = z
  .strictObject({
    slug: pageSlug,
    confirmed,
    title: text.meta({ title: 'Título', cut: 60 }),
    text: textField('Entradilla', 'Sale en la lista de noticias.'),
    description,
    date: text.meta({ title: 'Fecha escrita', widget: 'written-date' }),
    dateTime: isoDate.meta({ title: 'Fecha' }),
    img: photo,
    band: band.optional(),
  })
  .check(sameDay('es-ES'))
export const Project = z.strictObject({
  id,
  img: photo,
  before: photo.optional().meta({ title: 'Foto de antes', description: 'Si es una restauración: cómo llegó.' }),
  after: photo.optional().meta({
    title: 'Foto de después',
    description: 'Desde el mismo sitio que la de antes; si falta, vale la primera.',
  }),
  details: textField('Qué es', 'La pieza y, detrás de una coma, el lugar.'),
  /** Space-separated, or a list. */
  tag: z
    .union([tagList, tagWords.pipe(tagList)], tagsWanted)
    .meta({ title: 'Oficios', widget: 'words', wanted: 'Elige uno o más oficios.' }),
  place: textField('Lugar'),
  year: z.int({ error: 'a year' }).min(1990, { error: 'a year' }).meta({ title: 'Año', wanted: 'Un año desde 1990.' }),
  wood: textField('Madera'),
  /** Only of a project with a story, which has a page of its own. */
  hours: count.optional().meta({ title: 'Horas de trabajo', unit: 'h' }),
  album: entries('Fotos de la historia', 'foto', {
    picture: photo,
    stage: named(stageNames).meta({ title: 'De cuándo es', wanted: 'Elige antes, durante o después.' }),
    caption: textField('Pie', 'Si falta, el de la foto.').optional(),
  }).default([]),
  sample: z
    .boolean()
    .default(false)
    .meta({ title: 'La historia es de ejemplo', description: 'Su página lo dice hasta que quites la marca.' }),
})
export const Legal = z.strictObject({
  slug: slug.meta({ title: 'Dirección de la página' }),
  order,
  title: text.meta({ title: 'Título', cut: 60 }),
  description,
  updated: isoDate.meta({ title: 'Última actualización' }),
  revised: isoDate.meta({ title: 'Revisado el' }).optional(),
  short: text
    .meta({ title: 'En corto', description: 'Tres o cuatro frases que digan solo lo que dice el texto.' })
    .optional(),
})
