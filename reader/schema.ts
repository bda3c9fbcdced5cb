// The only place that knows the shape of what stands in content/.
import { z } from 'zod'
import { type TradeDrawingName, tradeDrawings } from '#contracts/trade-drawings.ts'
import { stageNames, tradeDrawingNames, tradeNames } from '#words/desk-field-words.ts'
import {
  confirmed,
  description,
  entries,
  faq,
  group,
  head,
  headed,
  headline,
  isoDate,
  kicker,
  link,
  list,
  oneOf,
  pageTitle,
  path,
  photo,
  pixels,
  sameDay,
  sample,
  slug,
  step,
  teaser,
  text,
  textField,
  unit,
  whole,
  wrong,
} from './fields.ts'

export const projectTags = ['carpinteria', 'ebanisteria', 'interiorismo', 'restauracion'] as const
const projectTag = oneOf(projectTags).meta({ names: tradeNames, wanted: 'Elige uno de los oficios de la galería.' })
const tagsWanted = { error: `one or more of ${projectTags.join(', ')}, with spaces between` }
const tagList = z.array(projectTag).nonempty(tagsWanted)
const tagWords = z.string().transform((words) => words.trim().split(/\s+/))

/** Fields that hold the id of a picture, or a list of them. */
export const photoFields = new Set(['img', 'bgImg', 'picture', 'pictures', 'before', 'after', 'plate', 'wide'])

/** The drawings there are; a service without one of its own gets the joiner's plane. */
const serviceIcons = ['puerta', 'aparador', 'sierra', 'pistola', 'silla', 'estancia', 'cepillo'] as const
export const serviceIcon = oneOf(serviceIcons).meta({
  title: 'Dibujo',
  names: {
    puerta: 'Puerta',
    aparador: 'Aparador',
    sierra: 'Sierra',
    pistola: 'Pistola de lacar',
    silla: 'Silla',
    estancia: 'Estancia',
    cepillo: 'Cepillo',
  },
})

const alt = textField('Qué se ve', 'Para quien no puede ver la foto, y para los buscadores.')
const caption = textField('Pie de foto')
const photoShape = z.strictObject({
  alt,
  caption,
  kind: oneOf(['render', 'photograph'], '"render" or "photograph"')
    .default('render')
    .meta({ title: 'Qué es', names: { render: 'Una recreación 3D', photograph: 'Una fotografía' } }),
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

const paragraphs = list('Párrafos', 'párrafo', text).nonempty()
const id = slug.meta({ title: 'Nombre interno', description: 'No se ve. Letras minúsculas, cifras y guiones.' })
const order = whole.meta({ title: 'Orden', description: 'El 1 sale primero.' })

export const Home = z.strictObject({
  title: pageTitle,
  description,
  sliderLabel: textField('Nombre del pase de fotos', 'Solo lo oye quien usa un lector de pantalla.'),
  slides: entries('Pase de fotos', 'foto', {
    id,
    bgImg: photo,
    name: headline,
    links: path.meta({ title: 'El botón lleva a' }),
    linkName: textField('Botón'),
  }).length(3),
  services: headed('Servicios', {
    prices: textField('Tres precios', 'En una línea, debajo de los servicios.'),
    more: textField('Enlace a todos'),
  }),
  design: headed('Diseña tu mueble', { text: textField('Texto') }),
  about: group('El taller', {
    confirmed,
    kicker,
    title: headline,
    picture: photo,
    paragraphs,
    quote: group('Frase destacada', { text: textField('Frase'), author: textField('Quién la dice') }),
    link,
  }),
  factsLabel: textField('Nombre de las cifras', 'Solo lo oye quien usa un lector de pantalla.'),
  band: group('Foto de lado a lado', { picture: photo }),
  gallery: head.meta({ title: 'Galería' }),
  news: headed('Noticias', { all: textField('Enlace a todas') }),
  contact: headed('Contacto', { text: textField('Texto') }),
})

/** What the header, the side panel, the cookie banner and the footer say. */
export const Shell = z.strictObject({
  greeting: textField('Saludo del panel lateral'),
  cookies: textField('Aviso de cookies'),
  rights: textField('Derechos', 'En el pie de todas las páginas.'),
})

const factName = textField('Texto')
export const FunFact = z.strictObject({
  id,
  contentName: factName,
  contentNumber: whole.meta({ title: 'Cifra' }),
  plus: z.boolean().default(false).meta({ title: 'Con un «+» detrás' }),
})
/** Numbers that are counted, so that they stay true: years of the settings, woods to choose from, finishes that the services name. */
const counted = ['años', 'maderas', 'acabados'] as const
export const countedNumber = z
  .union([whole, z.enum(counted)], {
    error: `a whole number, or one of ${counted.join(', ')}`,
  })
  .meta({
    title: 'Cifra',
    description: 'Una que escribas tú, o una que la web cuenta sola.',
    names: {
      años: 'Los años del taller (de los ajustes)',
      maderas: 'Las maderas que se pueden elegir en Presupuesto',
      acabados: 'Los acabados que nombran los servicios',
    },
  })
export type FactNumber = z.infer<typeof countedNumber>
const Fact = z.strictObject({
  id,
  contentName: factName,
  contentNumber: countedNumber,
  unit: textField('Qué cuenta la cifra'),
  img: photo,
})
export const Facts = z.strictObject({
  label: textField('Nombre de la franja', 'Solo lo oye quien usa un lector de pantalla.'),
  strip: list('Lo que ofrece el taller', 'dato', Fact).length(4),
  /** The figures are not yet confirmed: advertising must be able to prove them. */
  countersSample: z.boolean({ error: 'true until the figures are confirmed, else false' }).meta({
    title: 'Las cifras grandes son de ejemplo',
    description: 'Quita la marca cuando puedas demostrarlas: la ley de publicidad lo pide.',
  }),
  counters: list('Cifras grandes', 'cifra', FunFact).length(4),
})

export const Testimonials = z.strictObject({
  kicker,
  samples: textField('Antetítulo mientras todas son de ejemplo'),
  confirmed,
  note: textField('Cómo comprobáis las opiniones', 'Lo exige la ley de consumidores.'),
  quotes: entries('Opiniones', 'opinión', {
    quote: textField('Opinión'),
    author: textField('Quién la firma'),
    profession: textField('Profesión y lugar'),
    /** Given by the customer; a sample's are all. */
    stars: z
      .int({ error: 'a number of stars from 1 to 5' })
      .min(1)
      .max(5)
      .optional()
      .meta({ title: 'Estrellas', wanted: 'De 1 a 5.' }),
    reply: textField('Respuesta del taller').optional(),
    sample: z.boolean().meta({ title: 'Es de ejemplo', description: 'Quita la marca si es de un cliente de verdad.' }),
  }),
})

export const Boxes = z.strictObject({
  boxes: headed('Servicios en cajas', {
    items: entries('Cajas', 'caja', {
      id,
      title: textField('Título'),
      text: textField('Texto'),
      link: path.meta({ title: 'Lleva a' }),
      picture: photo,
    }).length(6),
  }),
  running: headed('Encargos en curso', {
    items: entries('Encargos', 'encargo', {
      id,
      title: textField('Encargo'),
      stage: textField('En qué fase está'),
      due: textField('Qué toca ahora'),
      link: path.meta({ title: 'Lleva a' }),
      img: photo,
    }).nonempty(),
  }),
})

const TradeDrawing = z
  .strictObject({
    of: oneOf(Object.keys(tradeDrawings) as TradeDrawingName[]).meta({
      title: 'Qué se dibuja',
      names: tradeDrawingNames,
      wanted: 'Elige uno de los dibujos que hay.',
    }),
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
  slug: slug.meta({
    title: 'Dirección de la página',
    description: 'Lo que va detrás de la barra.',
  }),
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
  beside: z
    .strictObject({
      picture: photo,
      under: textField('Título del texto', 'Tal como está arriba del texto; si no está, la foto no sale.'),
    })
    .optional()
    .meta({ title: 'Foto junto a un texto', description: 'Debajo de su título, donde la pantalla es ancha.' }),
  wide: photo.optional().meta({ title: 'Foto de lado a lado', description: 'Entre los pasos y los precios.' }),
  labels: z
    .strictObject({
      woods: textField('En vez de «Maderas»'),
      finishes: textField('En vez de «Acabados»'),
    })
    .optional()
    .meta({ title: 'Otros títulos para las dos listas' }),
  woods: list('Maderas', 'madera', text).nonempty(),
  finishes: list('Acabados', 'acabado', text).nonempty(),
  process: list('Pasos del encargo', 'paso', step, { wanted: 'Hacen falta tres pasos por lo menos.' }).min(3, {
    error: 'at least three steps',
  }),
  faqs: list('Preguntas', 'pregunta', faq, { wanted: 'Tienen que ser de tres a cinco preguntas.' })
    .min(3, { error: 'three to five questions' })
    .max(5, { error: 'three to five questions' }),
  ask: z
    .strictObject({ title: headline, text: textField('Texto') })
    .optional()
    .meta({ title: 'Encima del formulario' }),
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
    slug: slug.meta({ title: 'Dirección de la página', description: 'Lo que va detrás de la barra.' }),
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
const stages = ['before', 'making', 'after'] as const
export const Project = z.strictObject({
  id: slug.meta({ title: 'Nombre interno', description: 'No se ve. Letras minúsculas, cifras y guiones.' }),
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
  hours: z
    .int({ error: 'a whole number above 0' })
    .positive({ error: 'a whole number above 0' })
    .optional()
    .meta({ title: 'Horas de trabajo', unit: 'h', wanted: 'Un número entero, mayor que cero.' }),
  album: z
    .array(
      z.strictObject({
        picture: photo,
        stage: oneOf(stages).meta({
          title: 'De cuándo es',
          names: stageNames,
          wanted: 'Elige antes, durante o después.',
        }),
        caption: textField('Pie', 'Si falta, el de la foto.').optional(),
      }),
    )
    .default([])
    .meta({ title: 'Fotos de la historia', one: 'foto' }),
  sample: z
    .boolean()
    .default(false)
    .meta({ title: 'La historia es de ejemplo', description: 'Su página lo dice hasta que quites la marca.' }),
})
export const About = z.strictObject({
  confirmed,
  title: pageTitle,
  description,
  banner: group('Cabecera', { title: headline, text: textField('Texto'), picture: photo }),
  services: head.meta({ title: 'Servicios' }),
  story: group('Historia', { kicker, title: headline, paragraphs, picture: photo }),
  quality: group('La madera', { kicker, title: headline, text: textField('Texto'), picture: photo }),
  /** The people, each by the tool that is theirs. */
  team: headed('El equipo', {
    sample: sample.meta({
      title: 'El equipo es de ejemplo',
      description: 'Quita la marca cuando sean las personas de verdad.',
    }),
    members: entries('Personas', 'persona', {
      picture: photo,
      tool: textField('Herramienta'),
      role: textField('Qué hace'),
      since: z.int({ error: 'a year' }).meta({ title: 'Desde', wanted: 'Un año, con cuatro cifras.' }),
    }).min(2),
  }),
  contact: headed('Contacto', { text: textField('Texto') }),
})

export const Legal = z.strictObject({
  slug: slug.meta({ title: 'Dirección de la página' }),
  order,
  title: text.meta({ title: 'Título', cut: 60 }),
  description,
  updated: isoDate.meta({ title: 'Última actualización' }),
  revised: isoDate.meta({ title: 'Revisado el' }).optional(),
})
