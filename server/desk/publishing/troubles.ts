import type { Trouble } from '#contracts/desk-publishing.ts'
import { lowerFirst } from '#contracts/plain.ts'
import { ContentError, type Finding } from '#reader/findings.ts'
import { editHref, fieldName, titleOfFile } from '#server/desk/content/titles.ts'

/** The draft has changed after it was looked at: what would go out is not what was allowed. */
export class DraftMoved extends Error {}

/** What a build complained of, for somebody who knows wood and not YAML. */
export function inSpanish(error: unknown): Trouble[] {
  if (error instanceof ContentError) return error.findings.map(troubleOf)
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

/** A finding with the way to its field. */
export function troubleOf({ file, path, spanish }: Finding): Trouble {
  const name = file.replace(/^content\//, '')
  if (name === '') return { message: spanish }
  const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key))
  const picture = name === 'photos.yaml' && keys.length > 0
  const title = picture ? `Foto «${keys[0]}»` : titleOfFile(name)
  const field = fieldName(name, keys)
  const place = field === '' ? title : `${title}, campo «${field}»`
  return { message: `${place}: ${lowerFirst(spanish)}`, href: editHref(name, keys.join('.')) }
}
