import { photoLimits } from '#contracts/enquiry.ts'
import { unusable } from '#words/photos-words.ts'
import type { Photo } from './photo.ts'

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

// The first bytes of what is often taken for a photograph, as Latin letters.
const kinds: [RegExp, string][] = [
  [/^....ftyp(hei|hev|mif1|msf1)/s, unusable.heic],
  [/^%PDF/, unusable.pdf],
  [/^....ftyp(?!avi)|^.Eß£/s, unusable.video],
  [/^\s*<(\?xml|svg)/, unusable.svg],
  [/^\xff\xd8|^\x89PNG|^RIFF|^....ftypavi/s, unusable.damaged],
]

/** Why the browser could not open a file, and what is right: goes on after its name. */
async function reasonOf(file: Blob): Promise<string> {
  if (file.size === 0) return unusable.empty
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  const letters = String.fromCharCode(...head)
  return kinds.find(([signature]) => signature.test(letters))?.[1] ?? unusable.unknown
}
