/** Formats that can be opened here. */
type Picture = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
/** What else people send; each has a sentence of its own. */
export type NoPicture = 'animated' | 'heic' | 'svg' | 'pdf' | 'video' | 'unknown'

const pictures: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'gif'] satisfies Picture[])
export const isPicture = (format: Picture | NoPicture): format is Picture => pictures.has(format)

/** What a file is by its first bytes, whatever its name says; a few thousand are enough. */
export function formatOf(bytes: Buffer): Picture | NoPicture {
  const text = bytes.toString('latin1', 0, 4096)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return isAnimatedPng(bytes) ? 'animated' : 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  if (/^RIFF[\s\S]{4}AVI /.test(text) || text.startsWith('\x1aE\xdf\xa3')) return 'video'
  if (text.slice(4, 8) === 'ftyp') return formatOfBrands(text)
  if (text.startsWith('%PDF-')) return 'pdf'
  return /<svg[\s>]/i.test(text) ? 'svg' : 'unknown'
}

const heic: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** ISO media files (AVIF, HEIC, MP4 …) begin with a box of brands: the main one, a version, then compatible ones. */
function formatOfBrands(text: string): Picture | NoPicture {
  const size = text.charCodeAt(2) * 256 + text.charCodeAt(3)
  const [main = '', , ...compatible] = text.slice(8, Math.min(size, 256)).match(/[\s\S]{4}/g) ?? []
  const brands = [main, ...compatible]
  if (main === 'avis') return 'animated'
  if (brands.includes('avif')) return 'avif'
  return brands.some((brand) => heic.has(brand)) ? 'heic' : 'video'
}

/** An animated PNG says so in a chunk before its first pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = bytes.toString('latin1', at + 4, at + 8)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
  }
  return false
}
