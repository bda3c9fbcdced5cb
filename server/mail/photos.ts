import { type Attachment, attach } from '#server/mail/message.ts'
import type { Database } from '#server/storage/database.ts'
import { fileNameOf, type PhotoInfo, readPhoto } from '#server/storage/photos.ts'

/** Beyond so many bytes mail servers begin to refuse a message: as text it is a third larger. */
const maxAttached = 8 * 1024 * 1024

const sizeOf = (photos: readonly PhotoInfo[]) => photos.reduce((sum, { bytes }) => sum + bytes, 0)
export const areAttached = (photos: readonly PhotoInfo[]) => sizeOf(photos) <= maxAttached

/** What the workshop's mail says of an enquiry's pictures; empty where there are none. */
export function tellPhotos(photos: readonly PhotoInfo[]): string {
  if (photos.length === 0) return ''
  if (areAttached(photos)) return `${photos.length}, adjuntas`
  const size = (sizeOf(photos) / 1024 / 1024).toLocaleString('es-ES', { maximumFractionDigits: 1 })
  return `${photos.length} (${size} MB), demasiado para un correo: están en el enlace`
}

/** The pictures themselves, each read when its turn comes. */
export function attachmentsOf(store: Database, photos: readonly PhotoInfo[]): Attachment[] {
  if (!areAttached(photos)) return []
  return photos.map((photo) => attach(fileNameOf(photo), photo.type, () => readPhoto(store, photo.id)))
}
