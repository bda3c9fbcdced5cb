import { z } from 'zod'
import { tradeNames } from '#words/desk-field-words.ts'
import { description, eachOf, head, pageTitle, photo, text } from './fields.ts'
import { readyOne } from './ready.ts'
import { projectTags } from './schema.ts'

const page = z.strictObject({ title: pageTitle, description })
/** What the site's search shows of a page, and the words by which it finds it beside those it has. */
const found = z
  .strictObject({
    text: text.meta({ title: 'Texto' }),
    words: text.meta({
      title: 'Palabras que llevan aquí',
      description: 'Además de las de la página, con espacios entre ellas.',
    }),
  })
  .meta({ title: 'En el buscador de la web' })
/** A list of several pages; `holds` says in a sentence's middle what it lists. */
const list = page.extend({
  holds: text.meta({ title: 'Qué reúne', description: 'Va en medio de una frase: sin mayúscula ni punto.' }),
  lead: text.meta({ title: 'Entradilla' }),
  found,
})
const more = text.meta({ title: 'Enlace a más' })
const neighbours = { next: text.meta({ title: 'Siguiente' }), previous: text.meta({ title: 'Anterior' }) }

export const Pages = z.strictObject({
  workshop: z
    .strictObject({
      name: text.meta({ title: 'Nombre' }),
      description: text.meta({ title: 'Descripción' }),
      short: text.meta({ title: 'Descripción corta' }),
      trades: text.meta({ title: 'Oficios' }),
      catalog: text.meta({ title: 'Nombre del catálogo' }),
    })
    .meta({ title: 'El taller', description: 'Lo que reciben los buscadores y las redes sociales.' }),
  preview: page.meta({ title: 'La otra página de inicio' }),
  service: z
    .strictObject({
      slider: text.meta({ title: 'Delante del nombre, en las fotos' }),
      projects: head.extend({ gallery: text.meta({ title: 'Enlace a la galería' }) }).meta({ title: 'Trabajos' }),
      restored: head.meta({ title: 'Antes y después' }),
      questions: head.meta({ title: 'Preguntas' }),
      next: z
        .strictObject({ name: text.meta({ title: 'Nombre' }), label: text.meta({ title: 'Etiqueta' }) })
        .meta({ title: 'El servicio siguiente' }),
    })
    .meta({ title: 'En cada servicio' }),
  news: list
    .extend({
      /** After the last of them, with the way to a quote. */
      band: z
        .strictObject({ title: text.meta({ title: 'Título' }), text: text.meta({ title: 'Texto' }), picture: photo })
        .meta({ title: 'Al final de la lista' }),
    })
    .meta({ title: 'Noticias' }),
  article: z
    .strictObject({
      blog: text.meta({ title: 'Nombre corto del blog' }),
      masthead: text.meta({ title: 'Nombre del blog' }),
      author: text.meta({ title: 'Quién firma' }),
      more,
      ...neighbours,
    })
    .meta({ title: 'En cada noticia' }),
  projects: list
    .extend({
      all: text.meta({ title: 'Enlace a todos' }),
      trades: eachOf(projectTags, text, tradeNames).meta({ title: 'Nombres de los oficios' }),
    })
    .meta({ title: 'Trabajos' }),
  howWeWork: z.strictObject({ found: found.pick({ words: true }).meta({ title: 'En el buscador de la web' }) }).meta({
    title: 'Cómo trabajamos',
  }),
  contact: page
    .extend({
      /** For the cards of social networks. */
      picture: photo.meta({ title: 'Foto', description: 'La que sale al compartir la página.' }),
      more,
      found,
    })
    .meta({ title: 'Contacto' }),
  search: page.meta({ title: 'Buscador' }),
  thanks: z
    .strictObject({
      title: pageTitle,
      text: text.meta({ title: 'Texto' }),
      home: text.meta({ title: 'Botón de volver' }),
      more,
      picture: photo,
    })
    .meta({ title: 'Gracias', description: 'Después de enviar una consulta.' }),
})

/** The words of the pages that have no file of their own. */
export const readPages = () => readyOne('pages', Pages)
