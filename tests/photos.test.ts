import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contentFile } from '#reader/content.ts'
import { readManifest } from '#reader/pictures.ts'
import { readPhotos } from '#reader/read.ts'
import { builtPages } from './support/built-pages.ts'

const photos = readPhotos()
const manifest = readManifest()
const kB = 1000
const size = (file: string) => statSync(join('public/photos', file)).size

test('every picture has its photograph, alt text, caption and credit', () => {
  expect(Object.keys(manifest).sort()).toEqual(Object.keys(photos).sort())
  for (const [id, { alt, caption, credit }] of Object.entries(photos)) {
    expect(Math.min(alt.length, caption.length, credit.length), id).toBeGreaterThan(3)
  }
})

test('every derivative stands there, in AVIF and, up to 1200 px, in JPEG', () => {
  const missing = Object.entries(manifest).flatMap(([id, { hash, widths }]) =>
    widths
      .flatMap((w) => [`${id}-${hash}-${w}.avif`, ...(w <= 1200 ? [`${id}-${hash}-${w}.jpg`] : [])])
      .filter((file) => !existsSync(join('public/photos', file))),
  )
  expect(missing).toEqual([])
})

test('every derivative says which colours its numbers mean', async () => {
  const plain: string[] = []
  for (const name of readdirSync('public/photos').filter((name) => /\.(avif|jpg)$/.test(name)))
    if (!(await sharp(join('public/photos', name)).metadata()).hasProfile) plain.push(name)
  expect(plain).toEqual([])
})

test('no AVIF over 160 kB at 1600 px; pictures of a first screen at 390 px weigh at most 45 kB', () => {
  const avifs = readdirSync('public/photos').filter((name) => name.endsWith('.avif'))
  expect(avifs.filter((name) => name.endsWith('-1600.avif') && size(name) > 160 * kB)).toEqual([])
  // 390 px at the usual pixel ratio of 2 take the file of 800 px where the frame is that wide; 480 px is the smallest.
  expect(avifs.filter((name) => name.endsWith('-480.avif') && size(name) > 45 * kB)).toEqual([])
})

test('every line drawing is of the picture that stands there, and weighs at most 25 kB with Brotli', () => {
  for (const file of readdirSync(contentFile('content/drawings'))) {
    const { hash, drawing } = manifest[file.replace('.svg', '')] ?? {}
    const svg = readFileSync(join(contentFile('content/drawings'), file), 'utf8')
    expect(svg, `${file}: python studio/render.py --draw`).toContain(`data-of="${hash}"`)
    expect(drawing).toBeDefined()
    expect(brotliCompressSync(svg).length, file).toBeLessThanOrEqual(25 * kB)
  }
})

test('every night is of the picture that stands there, in its proportion', async () => {
  for (const file of readdirSync(contentFile('content/nights'))) {
    const { hash, width, height, night } = manifest[file.replace('.jpg', '')] ?? {}
    const master = join(contentFile('content/nights'), file)
    expect(readFileSync(master), `${file}: python studio/render.py --night`).toSatisfy((bytes: Buffer) =>
      bytes.includes(`night of ${hash}`),
    )
    expect(night).toBeDefined()
    expect(await sharp(master).metadata()).toMatchObject({ width, height })
  }
})

test('masters and derivatives together weigh at most 90 MB', () => {
  const weight = ['content/photos', 'content/nights', 'public/photos']
    .flatMap((folder) => readdirSync(folder).map((name) => statSync(join(folder, name)).size))
    .reduce((sum, bytes) => sum + bytes, 0)
  expect(weight).toBeLessThanOrEqual(90_000 * kB)
})

test.each(builtPages())('$path shows no picture twice', ({ file }) => {
  // What lies in a template waits for another product to be asked for.
  const html = readFileSync(file, 'utf8').replace(/<template[\s\S]*?<\/template>/g, '')
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  // A thumbnail, which repeats a picture on purpose, has no text of its own.
  const pictures = [...main.matchAll(/<img[^>]+>/g)].map(([tag]) => tag).filter((tag) => !/alt=""/.test(tag))
  const shown = pictures.flatMap(
    (tag) => /src="\/photos\/([a-z0-9-]+?)(?:-[0-9a-f]{8}-\d+\.jpg|\.svg)"/.exec(tag)?.[1] ?? [],
  )
  expect(shown.filter((id, i) => shown.indexOf(id) !== i)).toEqual([])
})
