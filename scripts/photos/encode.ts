import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { denseWidths, jpegWidths } from '#contracts/picture-data.ts'
import { ContentError, type Finding, findingIn, throwIfAny } from '#reader/findings.ts'
import type { ManifestEntry } from '#reader/pictures.ts'
import { findingWords as w } from '#words/finding-words.ts'
import { encodedFolder } from './folder.ts'

const masters = 'content/photos'
const layoutWidths = [480, 800, 1200, 1600, 2240, 2880]
const smallestWidth = 480
const avifLimit = 160_000 // bytes at 1600 px

export const findingOn = (file: string, why: string, spanish: string): Finding =>
  findingIn(`${masters}/${file}`, [], why, spanish)

/** Makes the files of one picture that are not there. @throws ContentError where it cannot be read or is too small */
export async function encode(id: string, hash: string, bytes: Buffer, file: string): Promise<ManifestEntry> {
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
    await make(`${name}.avif`, () => encodeAvif(raw, w))
    if (jpegWidths([w]).length > 0) await make(`${name}.jpg`, () => encodeJpeg(raw))
    if (denseWidths([w]).length > 0) await make(`${name}-2x.avif`, () => encodeDense(raw))
  }
  const { dominant } = await sharp(await master.clone().resize(24).toBuffer()).stats()
  const color = `#${[dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, '0')).join('')}`
  return { hash, width, height, widths, color }
}

/** A file that is there is never made again. */
async function make(file: string, bytes: () => Promise<Buffer>) {
  if (!existsSync(file)) writeWhole(file, await bytes())
}

/** Whole or not at all. */
export function writeWhole(file: string, bytes: Buffer | string) {
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

const encodeJpeg = (raw: () => Sharp) => raw().jpeg({ quality: 62, mozjpeg: true }).toBuffer()

/** At a phone's density this quality at the full width looks sharper than half of the width at a high one, and weighs as much. */
const encodeDense = (raw: () => Sharp) => raw().avif({ quality: 36, effort: 4 }).toBuffer()
