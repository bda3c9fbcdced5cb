import { z } from 'zod'
import { furniture, kinds } from '#design/kinds.ts'
import { description, eachOf, entries, group, headed, pageTitle, photo, textField } from './fields.ts'
import { readyOne } from './ready.ts'

const kind = z.strictObject({
  title: pageTitle,
  description,
  lead: textField('Entradilla'),
  text: textField('Texto', 'En la página de todos los muebles.'),
  message: textField('Mensaje ya escrito', 'Con lo que empieza el formulario.'),
  picture: photo.meta({ title: 'Foto', description: 'La que sale al compartir la página.' }),
})

export const DesignPage = z.strictObject({
  title: pageTitle,
  description,
  lead: textField('Entradilla'),
  found: textField('Palabras que llevan aquí', 'En el buscador de la web, con espacios entre ellas.'),
  kinds: eachOf(kinds, kind, Object.fromEntries(kinds.map((kind) => [kind, furniture[kind].name]))).meta({
    title: 'Muebles',
  }),
  band: group('Foto de lado a lado', { picture: photo }),
  how: headed('Cómo se calcula', {
    items: entries('Puntos', 'punto', { name: textField('Nombre'), text: textField('Texto') }).nonempty(),
  }),
  others: group('Otros muebles', {
    name: textField('Nombre'),
    previous: textField('Anterior'),
    all: textField('Todos'),
    next: textField('Siguiente'),
  }),
})

/** Of what the pages of the design tool are made. */
export const designSources = ['content/design.yaml', 'content/design-prices.yaml']

export const readDesignPage = () => readyOne('design', DesignPage)
