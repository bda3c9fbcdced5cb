// Masters in content/photos/ (of CONTENT_DIR) → AVIF and JPEG at the widths that the layout uses, and the manifest that names them.
// Incremental: a master whose content hash is in the manifest and whose files exist is skipped.
// A picture that has no master yet gets a drawn placeholder (not committed) in its final proportion.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { denseWidths, thumbWidth } from '#contracts/picture-data.ts'
import { contentFile } from '#reader/content.ts'
import { ContentError, type Finding, throwIfAny } from '#reader/findings.ts'
import { type Manifest, type ManifestEntry, readManifest } from '#reader/pictures.ts'
import { readPhotos } from '#reader/read.ts'
import { findingWords as w } from '#words/finding-words.ts'
import { drawn } from './photos/drawing.ts'
import { allFilesOf, areThere, encodedFolder, filesOf, removeUnknown } from './photos/folder.ts'
import { drawPlaceholder } from './placeholder.ts'

const masters = 'content/photos'
const layoutWidths = [480, 800, 1200, 1600, 2240]
const smallestWidth = 480
const avifLimit = 160_000 // bytes at 1600 px
const masterName = /^([a-z0-9-]+)\.(jpe?g|png|webp|avif|tiff?)$/i

/** Makes what is missing of the encoded pictures and returns how many masters were encoded. Throws one sentence per bad file. */
export async function makePhotos(onProgress: (done: number, total: number) => void = () => {}): Promise<number> {
  const folder = contentFile(masters)
  mkdirSync(folder, { recursive: true })
  mkdirSync(encodedFolder(), { recursive: true })
  const photos = readPhotos()
  const before = readManifest()
  const manifest: Manifest = {}
  const bad: Finding[] = []
  let encoded = 0
  const files = readdirSync(folder).sort()
  for (const [at, file] of files.entries()) {
    onProgress(at, files.length)
    const id = masterName.exec(file)?.[1]
    if (!id) continue
    if (!photos[id]) {
      const why = `content/photos.yaml has no entry "${id}"; add one with alt, caption, credit, focal and size.`
      bad.push(findingOn(file, why, w.noEntry))
      continue
    }
    const bytes = readFileSync(join(folder, file))
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const known = before[id]
    if (known?.hash === hash && areThere(filesOf(id, known))) {
      manifest[id] = drawn(id, known)
      continue
    }
    try {
      manifest[id] = drawn(id, await encode(id, hash, bytes, file))
      encoded++
      console.log(`photos: ${id} ${manifest[id].widths.join(', ')} px`)
    } catch (error) {
      bad.push(
        ...(error instanceof ContentError
          ? error.findings
          : [findingOn(file, error instanceof Error ? error.message : String(error), w.badPicture)]),
      )
    }
  }
  throwIfAny(bad)
  removeUnknown(new Set(Object.entries(manifest).flatMap(([id, entry]) => allFilesOf(id, entry))))
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  const manifestFile = join(folder, 'manifest.json')
  if (!existsSync(manifestFile) || readFileSync(manifestFile, 'utf8') !== text) writeWhole(manifestFile, text)
  for (const [id, { size }] of Object.entries(photos)) {
    if (!manifest[id]) writeFileSync(join(encodedFolder(), `${id}.svg`), drawPlaceholder(id, size))
  }
  return encoded
}

const findingOn = (file: string, why: string, spanish: string): Finding => ({
  ...{ file: `${masters}/${file}`, path: [], spanish },
  sentence: `${masters}/${file}: ${why}`,
})

async function encode(id: string, hash: string, bytes: Buffer, file: string): Promise<ManifestEntry> {
  // rotate() turns the picture as its EXIF orientation says; the limit keeps a huge file from eating the memory.
  const master = sharp(bytes, { limitInputPixels: 150_000_000 }).rotate()
  const meta = await master.metadata().catch(() => {
    const why = 'is not a picture that can be read; save it again as JPEG or PNG.'
    throw new ContentError([findingOn(file, why, w.badPicture)])
  })
  const { width, height } = meta.autoOrient
  const small = `is ${width} px wide; at least ${smallestWidth} px are needed.`
  throwIfAny(width < smallestWidth ? [findingOn(file, small, w.smallPicture(width, smallestWidth))] : [])
  const widths = layoutWidths.filter((w) => w <= width)
  for (const w of widths) {
    const resized = await master.clone().resize(w).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
    const raw = () => sharp(resized.data, { raw: resized.info }).withIccProfile('srgb')
    const name = join(encodedFolder(), `${id}-${hash}-${w}`)
    const jpeg = raw().jpeg({ quality: w > 1200 ? 66 : 72, mozjpeg: true })
    await make(`${name}.avif`, () => encodeAvif(raw, w))
    await make(`${name}.jpg`, () => jpeg.toBuffer())
    if (denseWidths([w]).length > 0) await make(`${name}-2x.avif`, () => encodeDense(raw))
  }
  const thumb = master.clone().resize(thumbWidth).toColourspace('srgb').withIccProfile('srgb')
  await make(join(encodedFolder(), `${id}-${hash}-${thumbWidth}.avif`), () =>
    encodeAvif(() => thumb.clone(), thumbWidth),
  )
  const { dominant } = await sharp(await master.clone().resize(24).toBuffer()).stats()
  const color = `#${[dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, '0')).join('')}`
  return { hash, width, height, widths, color }
}

/** A file that is there is never made again. */
async function make(file: string, bytes: () => Promise<Buffer>) {
  if (!existsSync(file)) writeWhole(file, await bytes())
}

/** Whole or not at all. */
function writeWhole(file: string, bytes: Buffer | string) {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}

/** Lowers the quality until the file keeps its budget, which grows with the area. It starts where flat plaster keeps its grain. */
async function encodeAvif(raw: () => Sharp, width: number): Promise<Buffer> {
  const limit = width <= 480 ? 42_000 : avifLimit * Math.max(0.35, (width / 1600) ** 1.5)
  let file = Buffer.alloc(0)
  for (const quality of [64, 56, 50, 44, 38, 32, 26]) {
    file = await raw().avif({ quality, effort: 4 }).toBuffer()
    if (file.length <= limit) break
  }
  return file
}

/** At a phone's density this quality at the full width looks sharper than half of the width at a high one, and weighs as much. */
const encodeDense = (raw: () => Sharp) => raw().avif({ quality: 36, effort: 4 }).toBuffer()

if (import.meta.main) {
  const encoded = await makePhotos().catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
  console.log(`photos: ${encoded} encoded`)
}
