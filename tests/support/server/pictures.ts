import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture with something on it: soft noise, so that it weighs what a photograph of its size weighs. */
export function photograph(width: number, height: number, grain = 8) {
  // A small block of noise, drawn large: noise in every pixel would weigh ten times as much.
  const [across, down] = [Math.ceil(width / grain), Math.ceil(height / grain)]
  return sharp(randomBytes(across * down * 3), { raw: { width: across, height: down, channels: 3 } }).resize(
    width,
    height,
    { fit: 'fill' },
  )
}

export const jpeg = (width = 640, height = 480) => photograph(width, height).jpeg({ quality: 90 }).toBuffer()

/** What a phone takes: 12 megapixels, lying on its side, with place and device in its metadata. */
export const phoneShot = () =>
  photograph(4032, 3024)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Pear', Model: 'Telefono 9' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 26/1 46/1', GPSLongitudeRef: 'W', GPSLongitude: '3/1 42/1 0/1' },
    })
    .jpeg({ quality: 90 })
    .toBuffer()

export const png = () => photograph(320, 240).png().toBuffer()
export const webp = () => photograph(320, 240).webp().toBuffer()
export const avif = () => photograph(320, 240).avif({ effort: 0 }).toBuffer()

/** Frames one below the other, as sharp takes them. */
const film = () => {
  const [width, pageHeight, frames] = [32, 32, 3]
  const raw = { width, height: pageHeight * frames, channels: 3 as const, pageHeight }
  return sharp(randomBytes(width * raw.height * 3), { raw })
}
export const animatedGif = () =>
  film()
    .gif({ delay: [100, 100, 100] })
    .toBuffer()
export const animatedWebp = () =>
  film()
    .webp({ delay: [100, 100, 100] })
    .toBuffer()

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/** A black PNG by hand: of any size, in some kilobytes. `extra` chunks stand before the pixels. */
export function blackPng(width: number, height: number, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8) // one bit of grey for each pixel
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const pixels = chunk('IDAT', deflateSync(rows, { level: 9 }))
  return Buffer.concat([signature, chunk('IHDR', header), ...extra, pixels, chunk('IEND', Buffer.alloc(0))])
}

export const animatedPng = () => blackPng(8, 8, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])))

export const svg = () =>
  Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')

/** The first bytes of a program for Linux or Windows, and more. */
export const program = (kind: 'elf' | 'exe') =>
  Buffer.concat([
    Buffer.from(kind === 'elf' ? '\x7fELF\x02\x01\x01\0' : 'MZ\x90\0\x03\0\0\0', 'latin1'),
    randomBytes(4_000),
  ])

export const video = () =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), randomBytes(4_000)])

/** A whole HEIC of 48 × 32 pixels, written by libheif: sharp as it comes has no decoder for it. */
export const heic = () =>
  Buffer.from(
    [
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA',
      'AAAAACAAAAEGlkYXQAAAAAADAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAA/AACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlp',
      'bmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAAALNpcGNvAAAAc2h2Y0MBA3AAAAAAAA',
      'AAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprmwIAAAAwAg',
      'AAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAMAAAACAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAA',
      'AAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAQRtZGF0AAAA+CgBr1jm9ZAt67QOYYRuVJs9aIJwsBkM0Lw8IVFU',
      's0HAyVouo7jOuEUcIm+jWEg5WKeerClskvUzf29hzpbpMR5EzJ5TCRgS2gLo4hn+TClqgUeWPdBeicaN9YAQA5fcPmi/VUe8hp8jo7mhUIDedp',
      'Cqt5kkl4cS6ygTDAV9lPaWDdMkUKKXwNinfmzI7a79A3T6MaZz9XzMBPUm2x0RzTBUKNRFMXgBuvsuBhoHheAXYRRQIdAvQjMNdbHQBtfGWkah',
      'umdWEz1b6gwOKtK2MTrn0yGPrYKBIEmbyfRBQYR9NKNDMrfidavsFOWj/5ge+GQ5vxJT8vGA',
    ].join(''),
    'base64',
  )
