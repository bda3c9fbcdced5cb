import { buildInBackground, canBuild, removeHalfBuilt } from '#server/desk/publishing/builder.ts'
import { claimPublishing } from '#server/desk/publishing/claim.ts'
import { openContent } from '#server/desk/publishing/places.ts'
import { createPublisher } from '#server/desk/publishing/publisher.ts'
import type { DeskServices } from '#server/desk/request/access.ts'
import { previewKeys } from '#server/site/preview.ts'
import { sharedSecret } from '#server/storage/database.ts'

/** What the desk works with, and what only the room of publishing does. */
export type PublishingServices = DeskServices & Pick<Awaited<ReturnType<typeof openPublishing>>, 'publishing'>

type Needed = Pick<DeskServices, 'config' | 'store' | 'log' | 'now' | 'onPublished'>

/** Opens the draft and the history, and ends what a crash has interrupted. */
export async function openPublishing({ config, store, log, now, onPublished }: Needed) {
  const content = openContent(config, now)
  const { places, draft, history } = content
  const onError = (error: unknown) => log.error({ error }, 'a publication met with a failure')
  const publisher = createPublisher({ ...content, build: buildInBackground, now, onError, onPublished })
  const mayNotPublish =
    (await claimPublishing(store, places)) || (config.CONTENT_STALE ? contentIsStale : canBuild() ? '' : cannotBuild)
  if (mayNotPublish === '') {
    await removeHalfBuilt(places.releases)
    await publisher.heal()
  }
  const keys = previewKeys(await sharedSecret(store, 'desk-preview'), now)
  return { publishing: { history, publisher, keys }, draft, mayNotPublish }
}

const contentIsStale =
  'Hay un error en los textos o en los ajustes que alguien ha cambiado a mano, y la web sigue con lo último que estaba bien. Quien lleva el servidor tiene que corregirlo y volver a arrancarlo: al arrancar dice qué archivo y qué campo.'
const cannotBuild =
  'A este servidor le faltan las herramientas para preparar el sitio. Quien lo lleva tiene que arrancarlo con «npm start» desde la carpeta del proyecto.'
