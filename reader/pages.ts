import { z } from 'zod'
import { tradeNames } from '#words/desk-field-words.ts'
import { description, eachOf, group, head, headed, pageTitle, photo, text, textField } from './fields.ts'
import { readyOne } from './ready.ts'
import { projectTags } from './schema.ts'

const page = z.strictObject({ title: pageTitle, description })
/** What the site's search shows of a page, and the words by which it finds it beside those it has. */
const found = group('En el buscador de la web', {
  text: textField('Texto'),
  words: textField('Palabras que llevan aquí', 'Además de las de la página, con espacios entre ellas.'),
})
/** A list of several pages; `holds` says in a sentence's middle what it lists. */
const list = page.extend({
  holds: textField('Qué reúne', 'Va en medio de una frase: sin mayúscula ni punto.'),
  lead: textField('Entradilla'),
  found,
})
const more = textField('Enlace a más')
const neighbours = { next: textField('Siguiente'), previous: textField('Anterior') }

export const Pages = z.strictObject({
  workshop: group(
    'El taller',
    {
      name: textField('Nombre'),
      description: textField('Descripción'),
      short: textField('Descripción corta'),
      trades: textField('Oficios'),
      catalog: textField('Nombre del catálogo'),
    },
    { description: 'Lo que reciben los buscadores y las redes sociales.' },
  ),
  preview: page.meta({ title: 'La otra página de inicio' }),
  service: group('En cada servicio', {
    slider: textField('Delante del nombre, en las fotos'),
    projects: headed('Trabajos', { gallery: textField('Enlace a la galería') }),
    restored: head.meta({ title: 'Antes y después' }),
    questions: head.meta({ title: 'Preguntas' }),
    next: group('El servicio siguiente', { name: textField('Nombre'), label: textField('Etiqueta') }),
  }),
  news: list
    .extend({
      band: group('Al final de la lista', { title: textField('Título'), text: textField('Texto'), picture: photo }),
    })
    .meta({ title: 'Noticias' }),
  article: group('En cada noticia', {
    blog: textField('Nombre corto del blog'),
    masthead: textField('Nombre del blog'),
    author: textField('Quién firma'),
    more,
    ...neighbours,
  }),
  projects: list
    .extend({
      all: textField('Enlace a todos'),
      trades: eachOf(projectTags, text, tradeNames).meta({ title: 'Nombres de los oficios' }),
    })
    .meta({ title: 'Trabajos' }),
  howWeWork: group('Cómo trabajamos', {
    found: found.pick({ words: true }).meta({ title: 'En el buscador de la web' }),
  }),
  contact: page
    .extend({
      picture: photo.meta({ title: 'Foto', description: 'La que sale al compartir la página.' }),
      more,
      found,
    })
    .meta({ title: 'Contacto' }),
  search: page.meta({ title: 'Buscador' }),
  thanks: group(
    'Gracias',
    {
      title: pageTitle,
      text: textField('Texto'),
      home: textField('Botón de volver'),
      more,
      picture: photo,
    },
    { description: 'Después de enviar una consulta.' },
  ),
})

/** The words of the pages that have no file of their own. */
export const readPages = () => readyOne('pages', Pages)
