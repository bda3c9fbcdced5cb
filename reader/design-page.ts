import { z } from 'zod'
import { furniture, kinds } from '#design/kinds.ts'
import { description, eachOf, head, pageTitle, photo, text } from './fields.ts'
import { readyOne } from './ready.ts'

const kind = z.strictObject({
  title: pageTitle,
  description,
  lead: text.meta({ title: 'Entradilla' }),
  /** On the page of all kinds. */
  text: text.meta({ title: 'Texto', description: 'En la página de todos los muebles.' }),
  /** Stands in the enquiry's message already. */
  message: text.meta({ title: 'Mensaje ya escrito', description: 'Con lo que empieza el formulario.' }),
  /** In social networks. */
  picture: photo.meta({ title: 'Foto', description: 'La que sale al compartir la página.' }),
})

export const DesignPage = z.strictObject({
  title: pageTitle,
  description,
  lead: text.meta({ title: 'Entradilla' }),
  /** By which the search finds the pages beside their own words. */
  found: text.meta({
    title: 'Palabras que llevan aquí',
    description: 'En el buscador de la web, con espacios entre ellas.',
  }),
  kinds: eachOf(kinds, kind, Object.fromEntries(kinds.map((kind) => [kind, furniture[kind].name]))).meta({
    title: 'Muebles',
  }),
  how: head
    .extend({
      items: z
        .array(z.strictObject({ name: text.meta({ title: 'Nombre' }), text: text.meta({ title: 'Texto' }) }))
        .nonempty()
        .meta({ title: 'Puntos', one: 'punto' }),
    })
    .meta({ title: 'Cómo se calcula' }),
  /** The way to the other kinds. */
  others: z
    .strictObject({
      name: text.meta({ title: 'Nombre' }),
      previous: text.meta({ title: 'Anterior' }),
      all: text.meta({ title: 'Todos' }),
      next: text.meta({ title: 'Siguiente' }),
    })
    .meta({ title: 'Otros muebles' }),
})

/** Of what the pages of the design tool are made. */
export const designSources = ['content/design.yaml', 'content/design-prices.yaml']

export const readDesignPage = () => readyOne('design', DesignPage)
