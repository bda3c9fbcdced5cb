import { existsSync, readFileSync } from 'node:fs'
import type { CaptionedPicture, Picture } from '#contracts/picture-data.ts'
import { unknownColor } from '#contracts/theme.ts'
import { drawnMark, englishRenderMark, renderMark } from '#words/pictures-words.ts'
import { contentFile, once } from './content.ts'
import { readPhotos } from './reading.ts'
import { type Photo, type PhotoField, photoFields } from './schema.ts'
import { readSettings } from './settings.ts'

export type ManifestEntry = {
  hash: string
  width: number
  height: number
  widths: number[]
  color: string
  /** Of the line drawing that was made from the same scene, the hash in its file's name. */
  drawing?: string
  /** Of the same scene after dark, the mark that its files bear in the place of `hash`. */
  night?: string
}
export type Manifest = Record<string, ManifestEntry>

/** What `npm run photos` made; empty before its first run. */
export const readManifest = (): Manifest =>
  once('manifest of the pictures', () => {
    const file = contentFile('content/photos/manifest.json')
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  })

function photoOf(id: string): Photo {
  const photo = readPhotos()[id]
  if (!photo) throw new Error(`content/photos.yaml: there is no picture "${id}"; add an entry or correct the id.`)
  return photo
}

/** What is drawn of the picture with this id, and the words beside it. @throws when `photos.yaml` does not know it */
export function pictureOf(id: string): CaptionedPicture {
  const photo = photoOf(id)
  const { alt, focal } = photo
  const credit = photo.credit.replaceAll('{{brand}}', readSettings().brand)
  return { id, alt, focal, ...filesOf(id, photo), caption: captionOf(photo), credit }
}

function filesOf(id: string, { size }: Photo): Omit<Picture, 'alt' | 'focal'> {
  const made = readManifest()[id]
  if (!made) return { width: size[0], height: size[1], color: unknownColor, base: `/photos/${id}`, widths: [] }
  const { hash, width, height, widths, color, night } = made
  return { width, height, color, base: `/photos/${id}-${hash}`, widths, ...(night && { night }) }
}

/** The same for an English page: with the words under `en`, or with its only ones where it was made for these pages. */
export function englishPicture(id: string): CaptionedPicture {
  const photo = photoOf(id)
  const { alt, caption } = { ...photo, ...photo.en }
  return { ...pictureOf(id), alt, caption: captionOf({ ...photo, caption }, englishRenderMark) }
}

/** With the line drawing of the same scene, where there is one; the caption then says so. */
export function withDrawing(picture: CaptionedPicture): CaptionedPicture & { drawing?: string } {
  const { drawing } = readManifest()[picture.id] ?? {}
  const photo = readPhotos()[picture.id]
  if (!drawing || !photo) return picture
  const caption = captionOf({ ...photo, caption: `${photo.caption}. ${drawnMark}` })
  return { ...picture, caption, drawing: `${picture.base}-${drawing}.svg` }
}

/** Without the words beside it, for an island, which is sent nothing that it does not use. */
export const imageOf = ({ id: _, caption: __, credit: ___, ...image }: CaptionedPicture): Picture => image

/** The text of a plate. A render says what it is, a photograph where it was taken. */
export const captionOf = ({ kind, caption, place }: Pick<Photo, 'kind' | 'caption' | 'place'>, mark = renderMark) =>
  kind === 'render' ? `${caption}. ${mark}` : place ? `${caption}, ${place}` : caption

/** Says that a picture is no photograph; undefined for one. */
export const markOf = ({ id }: CaptionedPicture) => (readPhotos()[id]?.kind === 'render' ? renderMark : undefined)

/** The same, once for several pictures. */
export const markOfAny = (items: { picture: CaptionedPicture }[]) =>
  items.map(({ picture }) => markOf(picture)).find(Boolean)

/** A value of content/ with its pictures in the place of their ids; `img` and `bgImg` are called `picture` then. */
export type WithPictures<T> = T extends readonly unknown[]
  ? { [I in keyof T]: WithPictures<T[I]> }
  : T extends object
    ? {
        [K in keyof T as K extends 'img' | 'bgImg' ? 'picture' : K]: K extends Exclude<PhotoField, 'pictures'>
          ? CaptionedPicture
          : K extends 'pictures'
            ? CaptionedPicture[]
            : WithPictures<T[K]>
      }
    : T

export function withPictures<T>(value: T, find: (id: string) => CaptionedPicture): WithPictures<T> {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => {
        if (!photoFields.has(key)) return [key, resolve(child)]
        return [/img$/i.test(key) ? 'picture' : key, Array.isArray(child) ? child.map(find) : find(child)]
      }),
    )
  }
  return resolve(value) as WithPictures<T>
}
