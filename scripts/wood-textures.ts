// node scripts/wood-textures.ts: draws the design tool's wood as tiles into public/wood: colour, normal and roughness of
// each species, 1.2 m along the grain and 0.8 m across, which are four leaves of veneer. Growth rings, colours and ring
// widths are those of studio/palette.py, so that a design in 3D has the wood of the photographs.
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Species, species } from './wood/species.ts'
import { drawWood, type Maps } from './wood/wood.ts'

const folder = 'public/wood'
/** Bytes of a species' three files together. */
const most = 150_000
const shares = { color: 0.62, normal: 0.26, roughness: 0.12 }

async function write(name: string, { color, normal, roughness }: Maps) {
  const files = {
    color: sharp(color.data, { raw: { ...color.size, channels: 3 } }),
    normal: sharp(normal.data, { raw: { ...normal.size, channels: 3 } }).resize(640, 426),
    roughness: sharp(roughness.data, { raw: { ...roughness.size, channels: 1 } }).resize(512, 341),
  }
  for (const [map, picture] of Object.entries(files)) {
    const bytes = await pack(picture, most * shares[map as keyof typeof shares])
    await writeFile(join(folder, `${name}-${map}.avif`), bytes)
  }
  await writeFile(join(folder, `${name}-swatch.webp`), await swatch(files.color))
  const sizes = await Promise.all(
    Object.keys(files).map(async (map) => (await stat(join(folder, `${name}-${map}.avif`))).size),
  )
  console.log(name, sizes.map((size) => `${Math.round(size / 1000)} kB`).join(', '))
}

/** The best quality that stays within `limit` bytes. */
async function pack(picture: Sharp, limit: number): Promise<Buffer> {
  for (let quality = 70; ; quality -= 5) {
    const bytes = await picture.clone().avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
    if (bytes.length <= limit || quality === 20) return bytes
  }
}

/** Two hands' breadth of it, for the button that chooses it. */
const swatchSize = { width: 360, height: 240 }
const swatch = (color: Sharp) =>
  color
    .clone()
    .extract({ left: 40, top: 20, ...swatchSize })
    .webp({ quality: 52 })
    .toBuffer()

/** Lacquered and melamine boards have no grain: their buttons show a colour. */
const plain = { lacado: '#e6e0d3', melamina: '#f1efe9' }

await mkdir(folder, { recursive: true })
for (const [name, background] of Object.entries(plain))
  await sharp({ create: { ...swatchSize, channels: 3, background } })
    .webp()
    .toFile(join(folder, `${name}-swatch.webp`))
for (const [name, wood] of Object.entries(species)) await write(name, drawWood(wood as Species))
