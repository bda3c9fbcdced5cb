import { photoLimits } from '#contracts/enquiry.ts'
import { unusable } from '#words/photos-words.ts'
import type { Photo } from './photo.ts'
import { reasonOf } from './reason.ts'

/** Why a picture cannot be sent, in words that go on after its name. */
export class Unusable extends Error {}

const thumbnailSide = 320

/**
 * Turns a picture upright, shrinks it to what is kept, and writes it again as JPEG: so it loses place and device.
 * @throws Unusable when this browser cannot open it
 */
export async function preparePhoto(file: File): Promise<Omit<Photo, 'id'>> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(async () => {
    throw new Unusable(await reasonOf(file))
  })
  try {
    const bytes = await draw(bitmap, photoLimits.side, 0.85)
    return { name: file.name, bytes, thumbnail: await asAddress(await draw(bitmap, thumbnailSide, 0.7)) }
  } finally {
    bitmap.close()
  }
}

/** As JPEG, its longest side at most `side` pixels; on white, where it was see-through. */
function draw(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => {
      canvas.width = 0 // gives the memory back at once: phones have little
      if (blob) resolve(blob)
      else reject(new Unusable(unusable.memory))
    }
    canvas.toBlob(done, 'image/jpeg', quality)
  })
}

const asAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
