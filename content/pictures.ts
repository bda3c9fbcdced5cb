import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { whileUnchanged } from './kept.ts'
import { readPhotos } from './read.ts'
import { type Photo, renderMark } from './schema.ts'
import { readSettings } from './settings.ts'

/** A picture as a page needs it: texts from `photos.yaml`, files from the manifest that `npm run photos` writes. */
export type Picture = {
  id: string
  alt: string
  /** As it is shown: with its place, or with the words that it is a render where it would claim one. */
  caption: string
  credit: string
  /** Point that stays visible when the frame crops, each 0–1 from the left and the top. */
  focal: [number, number]
  width: number
  height: number
  /** Mean colour, shown until the file arrives. */
  color: string
  /** Address without width and ending; a file is `${base}-${width}.avif` or `.jpg`. A drawn placeholder is `${base}.svg`. */
  base: string
  /** Widths in pixels at which files exist, ascending; empty for a placeholder. */
  widths: number[]
}

export type ManifestEntry = { hash: string; width: number; height: number; widths: number[]; color: string }
export type Manifest = Record<string, ManifestEntry>

/** What `npm run photos` made; empty before its first run. */
export function readManifest(root = process.cwd()): Manifest {
  const file = join(root, 'content/photos/manifest.json')
  return whileUnchanged(file, () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}))
}

/** The text of a plate. A render that would claim a job or a room says what it is instead of where. */
export const captionOf = ({ kind, caption, place }: Pick<Photo, 'kind' | 'caption' | 'place'>) =>
  !place ? caption : kind === 'photograph' ? `${caption}, ${place}` : `${caption}. ${renderMark}`

/** Whether a picture is no photograph. */
export const isRender = (id: string) => readPhotos()[id]?.kind === 'render'

/** The picture with this id. Throws when `photos.yaml` does not know it. */
export function pictureOf(id: string): Picture {
  const photo = readPhotos()[id]
  if (!photo) throw new Error(`content/photos.yaml: there is no picture "${id}"; add an entry or correct the id.`)
  const { alt, focal, size } = photo
  const caption = captionOf(photo)
  const text = { id, alt, caption, credit: photo.credit.replaceAll('{{brand}}', readSettings().brand), focal }
  const made = readManifest()[id]
  if (!made) return { ...text, width: size[0], height: size[1], color: '#d9cbb4', base: `/photos/${id}`, widths: [] }
  const { hash, width, height, widths, color } = made
  return { ...text, width, height, color, base: `/photos/${id}-${hash}`, widths }
}
