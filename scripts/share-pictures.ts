// The 1200 × 630 pictures of the social networks: photograph to the right, the page's title in the site's type crossing
// its edge, the seven lines. Kept in .cache by the hash of everything they are drawn from.
import { hash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { PageFacts } from '#app/renderer/route.ts'
import { type CaptionedPicture, jpegOf } from '#contracts/picture-data.ts'
import { paper } from '#contracts/theme.ts'
import { readHome, readPages } from '#reader/read.ts'
import { readSettings } from '#reader/settings.ts'
import { encodedFolder } from './photos/folder.ts'
import { breakLines, drawLine, openType, type Type } from './share/draw-text.ts'

const width = 1200
const height = 630
const margin = 60
const column = (width - 2 * margin) / 6
const cache = '.cache/share'
const fonts = 'node_modules/@fontsource-variable'
/** To be raised when the drawing changes. */
const drawing = 3

type Types = { serif: Type; sans: Type }

/** Draws what the pages' `og:image` name, into the built site. */
export async function writeSharePictures(client: string, pages: readonly PageFacts[]): Promise<void> {
  await mkdir(cache, { recursive: true })
  let types: Promise<Types> | undefined
  const open = () => (types ??= openTypes())
  const left = pages.flatMap(({ card }) => card ?? [])
  // Two at a time: one is drawn while the other is read and written, and few are in memory.
  const worker = async () => {
    for (let card = left.pop(); card; card = left.pop()) {
      const kept = await keptPicture(card.title, card.photo ?? homePhoto(), open)
      await mkdir(dirname(join(client, card.file)), { recursive: true })
      await copyFile(kept, join(client, card.file))
    }
  }
  await Promise.all([worker(), worker()])
}

const homePhoto = () => readHome().slides[2]?.picture as CaptionedPicture

async function keptPicture(title: string, photo: CaptionedPicture, open: () => Promise<Types>): Promise<string> {
  const { brand } = readSettings()
  const drawnFrom = hash('sha256', [drawing, title, photo.base, photo.focal, brand].join('\0'))
  const file = join(cache, `${drawnFrom.slice(0, 16)}.jpg`)
  if (!(await stat(file).catch(() => undefined))) {
    // Whole or not at all: what is there is never drawn again.
    await writeFile(`${file}.${process.pid}`, await draw(title, photo, brand, await open()))
    await rename(`${file}.${process.pid}`, file)
  }
  return file
}

async function draw(title: string, photo: CaptionedPicture, brand: string, types: Types): Promise<Buffer> {
  const left = Math.round(margin + 2 * column)
  const picture = await photograph(photo, width - left)
  const ground = sharp({ create: { width, height, channels: 3, background: paper.light } })
  const layers = [
    { input: picture, left, top: 0 },
    { input: Buffer.from(words(title, brand, types)), left: 0, top: 0 },
  ]
  return ground.composite(layers).jpeg({ quality: 74, mozjpeg: true }).toBuffer()
}

async function photograph(picture: CaptionedPicture, wide: number): Promise<Buffer> {
  const { focal } = picture
  const source = sharp(await readFile(join(dirname(encodedFolder()), jpegOf(picture, 1200))))
  const { width: w = 1, height: h = 1 } = await source.metadata()
  const scale = Math.max(wide / w, height / h)
  const [sw, sh] = [Math.max(wide, Math.round(w * scale)), Math.max(height, Math.round(h * scale))]
  const crop = {
    left: Math.round((sw - wide) * focal[0]),
    top: Math.round((sh - height) * focal[1]),
    width: wide,
    height,
  }
  return source.resize(sw, sh).extract(crop).jpeg({ quality: 90 }).toBuffer()
}

/** Title on paper, the longer the smaller, never more than four lines; the brand; the lines of the grid. */
function words(title: string, brand: string, { serif, sans }: Types): string {
  const tracking = -0.02
  const sizes = [112, 96, 84, 72, 62, 54]
  const fits = (size: number) =>
    breakLines(serif, title, size, width - 2 * margin - column, tracking).length <= (size > 80 ? 2 : 4)
  const size = sizes.find(fits) ?? 54
  const leading = size * 1.1
  const lines = breakLines(serif, title, size, width - 2 * margin - column, tracking)
  const top = height - margin - lines.length * leading
  const onPaper = lines.map((line, i) => {
    const { path, width: long } = drawLine(serif, line, size, tracking)
    const y = top + i * leading
    return `<rect x="0" y="${y}" width="${margin + long + size * 0.24}" height="${leading + 1}" fill="${paper.light}"/><g fill="#1c1814" transform="translate(${margin} ${y + size * 0.86})">${path}</g>`
  })
  const name = drawLine(serif, brand, 52, -0.03).path
  const trade = drawLine(sans, readPages().workshop.trades.toUpperCase(), 15, 0.06).path
  const hairlines = Array.from(
    { length: 7 },
    (_, i) => `<rect x="${margin + i * column}" y="0" width="1" height="${height}" fill="#1c1814" fill-opacity="0.1"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${hairlines.join('')}<g fill="#1c1814"><g transform="translate(${margin} 96)">${name}</g><g transform="translate(${margin} 132)" fill="#5e574e">${trade}</g></g>${onPaper.join('')}</svg>`
}

async function openTypes(): Promise<Types> {
  return {
    serif: await openType(join(fonts, 'fraunces/files/fraunces-latin-opsz-normal.woff2'), { opsz: 84, wght: 330 }),
    sans: await openType(join(fonts, 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'), { wght: 500 }),
  }
}
