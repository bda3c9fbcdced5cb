import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { deskPictureLimits } from '#contracts/desk-pictures.ts'
import type { Master } from '#server/desk/pictures/pictures.ts'
import { Refusal } from '#server/desk/request/http.ts'
import { createConverter } from '#server/photos/converter.ts'
import { megabytes, type Reason } from '#server/photos/refusals.ts'
import type { Turns } from '#server/photos/turns.ts'
import { readableName, receiveUpload } from '#server/photos/upload.ts'

const { bytes, side, quality } = deskPictureLimits

const sentences: Partial<Record<Reason, string>> = {
  heavy: `pesa más de ${megabytes(bytes)} MB. Guárdala con menos resolución y vuelve a subirla.`,
  empty: 'ha llegado vacía. Comprueba que se abre en el teléfono y vuelve a subirla.',
  pixels: 'tiene más de 50 megapíxeles. Guárdala con menos resolución y vuelve a subirla.',
  animated: 'es una imagen animada. Sube una foto fija en JPEG, PNG, WebP o AVIF.',
  heic: 'está en formato HEIC, que aquí no se puede abrir. En el iPhone: Ajustes, Cámara, Formatos, «Más compatible»; o súbela en JPEG.',
  svg: 'es un dibujo SVG. Súbelo en JPEG o PNG.',
  pdf: 'es un PDF, no una foto. Sube la foto en JPEG o PNG.',
  video: 'es un vídeo. Aquí solo caben fotos.',
  unknown: 'no es una foto que se pueda abrir. Súbela en JPEG, PNG, WebP o AVIF.',
  damaged: 'está dañada o no ha llegado entera. Comprueba que se abre y vuelve a subirla.',
  slow: 'tarda demasiado en abrirse. Guárdala en JPEG y más pequeña.',
  failed: 'no se ha podido guardar; el servidor está sin sitio o sin memoria. Vuelve a intentarlo dentro de un rato.',
}

/** Takes in pictures for the site, one at a time: each is opened in a process of its own and written again as a master. */
export function createPictureUpload(folder: string, log: Logger, stopping: AbortSignal, turns: Turns) {
  const patience = { one: 60_000, hurried: 60_000, all: 90_000, budget: Number.POSITIVE_INFINITY }
  const converter = createConverter(log, { args: [side, quality, bytes].map(String), ...patience, turns })
  stopping.addEventListener('abort', converter.stop)
  return async (name: string, body: Readable): Promise<Master> => {
    const upload = await receiveUpload(name, body, folder, (size) => (size > bytes ? 'heavy' : undefined))
    try {
      const [outcome] = upload.file ? await converter.convert([upload.file.fd]) : []
      const reason = upload.reason ?? (outcome && 'reason' in outcome ? outcome.reason : undefined)
      if (reason || !outcome || !('content' in outcome)) throw new Refusal(422, tell(name, reason ?? 'failed'))
      return outcome
    } finally {
      await upload.file?.close()
    }
  }
}

const tell = (name: string, reason: Reason) => `La foto «${readable(name)}» ${sentences[reason] ?? sentences.failed}`

/** A file's name, fit for a sentence. */
export const readable = (name: string) => readableName(name).slice(0, 60) || 'sin nombre'
