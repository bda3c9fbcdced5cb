import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CaptionedPicture, Picture } from '#contracts/picture.ts'
import { whileUnchanged } from './kept.ts'
import { readPhotos } from './read.ts'
import { type Photo, renderMark } from './schema.ts'
import { readSettings } from './settings.ts'

export type ManifestEntry = { hash: string; width: number; height: number; widths: number[]; color: string }
export type Manifest = Record<string, ManifestEntry>

/** What `npm run photos` made; empty before its first run. */
export function readManifest(root = process.cwd()): Manifest {
  const file = join(root, 'content/photos/manifest.json')
  return whileUnchanged(file, () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}))
}

/** What is drawn of the picture with this id. @throws when `photos.yaml` does not know it */
export function imageOf(id: string): Picture {
  const { alt, focal, size } = photoOf(id)
  const made = readManifest()[id]
  if (!made) return { alt, focal, width: size[0], height: size[1], color: '#d9cbb4', base: `/photos/${id}`, widths: [] }
  const { hash, width, height, widths, color } = made
  return { alt, focal, width, height, color, base: `/photos/${id}-${hash}`, widths }
}

/** The same with its caption. */
export function pictureOf(id: string): CaptionedPicture {
  const photo = photoOf(id)
  const credit = photo.credit.replaceAll('{{brand}}', readSettings().brand)
  return { ...imageOf(id), id, caption: captionOf(photo), credit }
}

/** The text of a plate. A render that would claim a job or a room says what it is instead of where. */
export const captionOf = ({ kind, caption, place }: Pick<Photo, 'kind' | 'caption' | 'place'>) =>
  !place ? caption : kind === 'photograph' ? `${caption}, ${place}` : `${caption}. ${renderMark}`

/** Whether a picture is no photograph. */
export const isRender = (id: string) => readPhotos()[id]?.kind === 'render'

function photoOf(id: string) {
  const photo = readPhotos()[id]
  if (!photo) throw new Error(`content/photos.yaml: there is no picture "${id}"; add an entry or correct the id.`)
  return photo
}
