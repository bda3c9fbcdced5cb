import sharp from 'sharp'
import { photoLimits } from '#contracts/enquiry.ts'
import { formatOf, isPicture } from '#server/photos/format.ts'
import type { Frame } from '#server/photos/frames.ts'
import { goFirst } from '#server/photos/go-first.ts'

// A process of its own: it opens hostile files, so it knows no secrets, holds no connection, and may die.
// It reads pictures, each behind its size in four bytes, and writes for each one line of JSON, then its bytes.

const sizeBytes = 4
// What visitors send is kept small; what the workshop shows is a master.
const [side = photoLimits.side, quality = 82, most = photoLimits.bytes] = process.argv.slice(2).map(Number)
const careful = { failOn: 'error', limitInputPixels: photoLimits.pixels } as const

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
goFirst()
await write({ ready: true })
for await (const picture of pictures(process.stdin)) {
  const { frame, content } = await convert(picture)
  await write(frame)
  if (content) await write(content)
}

async function* pictures(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const piece of input) {
    held.push(piece)
    size += piece.length
    for (;;) {
      if (size < sizeBytes) break
      if ((held[0]?.length ?? 0) < sizeBytes) held = [Buffer.concat(held)]
      const whole = sizeBytes + (held[0]?.readUInt32BE() ?? 0)
      if (whole > sizeBytes + most) throw new Error('a picture is larger than any may be')
      if (size < whole) break
      const all = Buffer.concat(held)
      held = [all.subarray(whole)]
      size -= whole
      yield all.subarray(sizeBytes, whole)
    }
  }
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
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
}

// libvips knows its errors by their words only.
function reasonOf(error: string) {
  return /pixel limit/i.test(error) ? 'pixels' : 'damaged'
}

function write(piece: Frame | Buffer): Promise<void> {
  const bytes = Buffer.isBuffer(piece) ? piece : `${JSON.stringify(piece)}\n`
  return new Promise((resolve) => process.stdout.write(bytes, () => resolve()))
}
