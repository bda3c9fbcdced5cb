import { readSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { photoLimits } from '#contracts/enquiry.ts'
import { formatOf, isPicture } from '#server/photos/format.ts'
import type { Frame } from '#server/photos/frames.ts'

// A process of its own: it opens hostile files, so it knows no secrets, holds no connection, and may die.
// It reads the files 3, 4, 5 … that it was started with, and writes for each one line of JSON, then its bytes.

const firstFile = 3
const secondsForOne = 10
const careful = { failOn: 'error', limitInputPixels: photoLimits.pixels } as const

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
stepBack()
await write({ ready: true })
for (let at = 0; at < Number(process.argv[2]); at++) {
  const { frame, content } = await convert(readFile(firstFile + at))
  await write(frame)
  if (content) await write(content)
}

/** Serving goes first on the processor; when memory runs out, this process goes, not the server. */
function stepBack() {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Not every system has these.
  }
}

function readFile(file: number): Buffer {
  const bytes = Buffer.allocUnsafe(photoLimits.bytes)
  let size = 0
  // By place: the server has written this file through the same handle.
  for (let read = 1; read > 0 && size < bytes.length; size += read)
    read = readSync(file, bytes, size, bytes.length - size, size)
  return bytes.subarray(0, size)
}

async function convert(bytes: Buffer): Promise<{ frame: Frame; content?: Buffer }> {
  const format = formatOf(bytes)
  if (!isPicture(format)) return { frame: { reason: format } }
  try {
    const { pages = 1 } = await sharp(bytes, careful).metadata()
    if (pages > 1) return { frame: { reason: 'animated' } }
    const { data, info } = await upright(bytes)
    return { frame: { width: info.width, height: info.height, bytes: data.length }, content: data }
  } catch (error) {
    return { frame: { reason: reasonOf(String(error)) } }
  }
}

// sharp writes no metadata unless told to: neither place nor device, and nothing that was hidden behind the picture.
function upright(bytes: Buffer) {
  return sharp(bytes, careful)
    .autoOrient()
    .resize({ width: photoLimits.side, height: photoLimits.side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .timeout({ seconds: secondsForOne })
    .toBuffer({ resolveWithObject: true })
}

// libvips knows its errors by their words only.
function reasonOf(error: string) {
  if (/pixel limit/i.test(error)) return 'pixels'
  return /timeout/i.test(error) ? 'slow' : 'damaged'
}

function write(piece: Frame | Buffer): Promise<void> {
  const bytes = Buffer.isBuffer(piece) ? piece : `${JSON.stringify(piece)}\n`
  return new Promise((resolve) => process.stdout.write(bytes, () => resolve()))
}
