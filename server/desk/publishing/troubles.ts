import type { Trouble } from '#contracts/desk-publishing.ts'
import { ContentMistakes } from '#server/desk/publishing/builder.ts'
import { editHref, titleOfFile } from '#server/desk/publishing/describe.ts'

const sentence = /^(content\/\S+?)(?: \(([\w-]+)\))?: "([^"]*)" (is missing|is (.*?)|has (.*?))[;,] expected (.*?)\.?$/
const unknownKey = /^(content\/\S+?)(?: \(([\w-]+)\))?: unknown key "([^"]+)"/
const repeated = /^(content\/\S+?): "([^"]*)" is "(.*)", which (.*) has already;/
const photoFile = /^content\/photos\/(\S+?)\.\w+: (.*)$/

const pictureFields: Record<string, string> = {
  alt: 'le falta la descripción: qué se ve en ella.',
  caption: 'le falta el pie: qué es, en pocas palabras.',
  credit: 'le falta quién la hizo.',
}

/** The draft has changed after it was looked at: what would go out is not what was allowed. */
export class DraftMoved extends Error {}

/** What a build complained of, for somebody who knows wood and not YAML. */
export function inSpanish(error: unknown): Trouble[] {
  if (error instanceof ContentMistakes) return error.mistakes.filter(Boolean).map(troubleOf)
  if (error instanceof DraftMoved) return [{ message: draftMoved }]
  return [
    {
      message:
        'El sitio no se ha podido preparar por un fallo del servidor, no por un texto. Lo que ven los visitantes sigue como estaba. Vuelve a intentarlo; si se repite, avisa a quien lleva el servidor.',
    },
  ]
}

const draftMoved =
  'Alguien ha cambiado algo mientras empezaba la publicación. No se ha publicado nada: mira los cambios y publica otra vez.'

/** One sentence of a reader, in Spanish and with the way to its field. */
export function troubleOf(line: string): Trouble {
  const twice = repeated.exec(line)
  if (twice) {
    const [, file = '', field = '', value = ''] = twice
    return at(file, field, `«${value}» ya está en uso en otro lugar; tiene que ser único`)
  }
  const known = sentence.exec(line)
  if (known) {
    const [, file = '', id, field = '', state = '', value, had, expected = ''] = known
    const ofPicture = id !== undefined && pictureFields[field]
    if (ofPicture && value === '""') return { message: `A la foto «${id}» ${ofPicture}`, href: `/fotos/${id}` }
    const where = id ? [id, field].filter(Boolean).join('.') : field
    const wrong = state === 'is missing' ? 'falta' : `pone ${quoted(value ?? had ?? '')}`
    return at(file, where, `${wrong}; tiene que ser ${wanted(expected)}`)
  }
  const stranger = unknownKey.exec(line)
  if (stranger) {
    const [, file = '', , key = ''] = stranger
    return at(file, key, 'no es un campo que el sitio conozca; quítalo')
  }
  const picture = photoFile.exec(line)
  if (picture)
    return { message: `Foto «${picture[1]}»: ${pictureTrouble(picture[2] ?? '')}`, href: `/fotos/${picture[1]}` }
  const file = /^(content\/[\w/-]+\.\w+)/.exec(line)?.[1]
  return file ? at(file, '', `no se puede leer (${line.slice(file.length).replace(/^[\s:]+/, '')})`) : { message: line }
}

function at(file: string, field: string, what: string): Trouble {
  const path = file.replace(/^content\//, '')
  const place = field === '' ? titleOfFile(path) : `${titleOfFile(path)}, campo «${field}»`
  return { message: `${place}: ${what}.`, href: editHref(path, field) }
}

const quoted = (value: string) => `«${value.replace(/^"|"$/g, '')}»`

function pictureTrouble(words: string): string {
  const small = /is (\d+) px wide; at least (\d+)/.exec(words)
  if (small) return `mide ${small[1]} píxeles de ancho y hacen falta al menos ${small[2]}.`
  if (words.includes('has no entry')) return 'no tiene ficha; añade su descripción y su pie en Fotos.'
  return 'no se puede leer; súbela otra vez como JPEG o PNG.'
}

const translations: [RegExp, string][] = [
  [/^a text that is not empty$/, 'un texto que no esté vacío'],
  [/^a text$/, 'un texto'],
  [/^a text, or ""$/, 'un texto, o nada'],
  [/^the id of a picture in content\/photos\.yaml$/, 'una foto de las que hay en Fotos'],
  [/^photo:ID with an ID of content\/photos\.yaml$/, 'una foto de las que hay en Fotos'],
  [/^a whole number above 0$/, 'un número entero mayor que 0'],
  [/^a whole number$/, 'un número entero'],
  [/^a number$/, 'un número'],
  [/^a year$/, 'un año'],
  [/^true or false$/, 'sí o no'],
  [/^a list$/, 'una lista'],
  [/^a group of fields$/, 'un grupo de campos'],
  [/^an e-mail address(, or "")?$/, 'una dirección de correo'],
  [/^an international number such as (".*?")(, or "")?$/, 'un teléfono con prefijo, como $1'],
  [/^a date such as (.*)$/, 'una fecha como $1'],
  [/^a time in quotes such as (.*)$/, 'una hora como $1'],
  [/^five digits in quotes such as (.*)$/, 'cinco cifras, como $1'],
  [/^an address that begins with https:\/\/(, or "")?$/, 'una dirección que empiece por https://'],
  [/^at least (\d+) entries$/, 'una lista de al menos $1'],
  [/^at most (\d+) entries$/, 'una lista de $1 como mucho'],
  [/^at least three photo ids$/, 'al menos tres fotos'],
  [/^at least three steps$/, 'al menos tres pasos'],
  [/^three to five questions$/, 'de tres a cinco preguntas'],
  [/^at least (.*)$/, '$1 como mínimo'],
  [/^at most (.*)$/, '$1 como mucho'],
  [/^one of its own$/, 'uno propio, que no esté en uso'],
  [/^the name of the photographer$/, 'el nombre de quien hizo la foto'],
  [/^one or more of (.*), with spaces between$/, 'uno o varios de $1'],
  [/^one of (.*)$/, 'uno de $1'],
]

/** What a reader expects, in Spanish where the words are known. */
function wanted(expected: string): string {
  for (const [pattern, words] of translations) if (pattern.test(expected)) return expected.replace(pattern, words)
  return expected
}
