// Draws the site's icons from the brand's initial in the display font. Run by hand when the brand changes; the result
// stands in public/ and is committed.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { paper } from '#contracts/theme.ts'
import { readSettings } from '#reader/settings.ts'
import { drawLine, openType } from './share/draw-text.ts'

const green = '#23332b'
const view = 64

const type = await openType('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', {
  opsz: 84,
  wght: 330,
})
const initial = readSettings().brand.slice(0, 1)

/** @param size of the letter, of 64 */
function drawing(size: number): string {
  const { path, width } = drawLine(type, initial, size)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view} ${view}"><rect width="${view}" height="${view}" fill="${green}"/><g fill="${paper.light}" transform="translate(${((view - width) / 2).toFixed(2)} ${(view / 2 + size * 0.35).toFixed(2)})">${path}</g></svg>\n`
}
const png = (size: number, svg: string) =>
  sharp(Buffer.from(svg), { density: (72 * size) / view })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** One PNG as the .ico file that old browsers request by themselves. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

const full = drawing(58)
const safe = drawing(40)
const files: Record<string, string | Buffer> = {
  'favicon.svg': full,
  'favicon.ico': ico(await png(32, full), 32),
  'apple-touch-icon.png': await png(180, drawing(48)),
  'icon-192.png': await png(192, full),
  'icon-512.png': await png(512, full),
  'icon-maskable-512.png': await png(512, safe),
}
for (const [name, bytes] of Object.entries(files)) await writeFile(join('public', name), bytes)
