// What the site's own pages say: homes, header and footer, figures, opinions, the workshop.
import { z } from 'zod'
import {
  confirmed,
  description,
  entries,
  group,
  head,
  headed,
  headline,
  id,
  kicker,
  link,
  list,
  pageTitle,
  path,
  photo,
  sample,
  text,
  textField,
  whole,
} from './fields.ts'

const paragraphs = list('Párrafos', 'párrafo', text).nonempty()

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
      short: textField('Texto en el móvil').optional(),
      action: textField('Qué se hace ahí', 'La caja que lo lleva cierra las demás, en su propio color.').optional(),
      link: path.meta({ title: 'Lleva a' }),
      picture: photo,
    }).length(6),
  }),
  running: headed('Encargos en curso', {
    text: textField('Texto'),
    picture: photo,
    items: entries('Encargos', 'encargo', {
      id,
      title: textField('Encargo'),
      place: textField('Para dónde'),
      stage: textField('En qué fase está'),
      done: z.int().min(0).max(100).meta({ title: 'Hecho, en %' }),
      due: textField('Qué toca ahora'),
      link: path.meta({ title: 'Lleva a' }),
    }).nonempty(),
  }),
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
