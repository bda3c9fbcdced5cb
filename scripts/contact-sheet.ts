// All photographs on one sheet with their ids, in the order of content/photos.yaml: docs/contact-sheet.jpg, at most 1 MB.
import { existsSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { contentFile } from '#reader/content.ts'
import { readPhotos } from '#reader/read.ts'

const target = 'docs/contact-sheet.jpg'
const limit = 1_000_000 // bytes
const columns = 10
const cell = { width: 200, height: 182 }
const frame = { width: 184, height: 140 }

const master = (id: string) => contentFile(`content/photos/${id}.jpg`)
const ids = Object.keys(readPhotos()).filter((id) => existsSync(master(id)))
const width = columns * cell.width
const height = Math.ceil(ids.length / columns) * cell.height
const layers = await Promise.all(
  ids.map(async (id, i) => {
    const input = await sharp(master(id))
      .rotate()
      .resize({ ...frame, fit: 'inside' })
      .toBuffer({ resolveWithObject: true })
    const left = (i % columns) * cell.width + Math.round((cell.width - input.info.width) / 2)
    const top = Math.floor(i / columns) * cell.height + frame.height + 10 - input.info.height
    return { input: input.data, left, top }
  }),
)
const names = ids.map((id, i) => {
  const x = ((i % columns) + 0.5) * cell.width
  const y = Math.floor(i / columns) * cell.height + frame.height + 27
  return `<text x="${x}" y="${y}">${id}</text>`
})
const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#2b2723">${names.join('')}</svg>`
const sheet = await sharp({ create: { width, height, channels: 3, background: '#f4f0e8' } })
  .composite([...layers, { input: Buffer.from(text), left: 0, top: 0 }])
  .png()
  .toBuffer()

let file = Buffer.alloc(0)
for (const quality of [82, 74, 66, 58, 50]) {
  file = await sharp(sheet).jpeg({ quality, mozjpeg: true }).toBuffer()
  if (file.length <= limit) break
}
writeFileSync(target, file)
console.log(`contact sheet: ${ids.length} photographs, ${Math.round(file.length / 1000)} kB`)
