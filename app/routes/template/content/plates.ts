import { pictureOf } from '#content/pictures.ts'
import { readPhotos } from '#content/read.ts'
import type { CaptionedPicture as Picture } from '#contracts/picture.ts'

/** A picture for an English page: with the words under `en`, or with its only ones where it was made for these pages. */
export function plate(id: string): Picture {
  return { ...pictureOf(id), ...readPhotos()[id]?.en }
}
