// Cuts the site's three font files out of the fontsource packages: only the glyphs that Spanish and English need,
// only the weights and optical sizes that the styles use. Run by hand after a package update; the result is committed.
// The serif keeps its optical size as an axis: at 96 throughout, the crossbar of the "e" is thinner than a pixel. Its
// weight is one, 330. The italic comes from the full file, as only that can turn off the swash h, k and l (WONK).
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const letters = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join('')
const sans = `${letters}ÁÉÍÓÚÜÑÇáéíóúüñçàèòï¿¡ºª«»“”‘’–—…·×°€©−\u00a0`
const serif = sans.replace(/[\\^_`{|}~<>=@#$*−°©×]/g, '')
const packages = 'node_modules/@fontsource-variable'

type Cut = { from: string; to: string; text: string; axes: Record<string, number | { min: number; max: number }> }
const cuts: Cut[] = [
  {
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    to: 'fraunces.woff2',
    text: serif,
    axes: { wght: 330, opsz: { min: 36, max: 84 } },
  },
  {
    from: 'fraunces/files/fraunces-latin-full-italic.woff2',
    to: 'fraunces-italic.woff2',
    text: serif,
    axes: { wght: 330, opsz: { min: 36, max: 84 }, WONK: 0, SOFT: 0 },
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    text: sans,
    axes: { wght: { min: 400, max: 600 } },
  },
]

for (const { from, to, text, axes } of cuts) {
  const font = await subsetFont(await readFile(join(packages, from)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await writeFile(join('app/styles/fonts', to), font)
  console.log(`${to} ${font.length} bytes`)
}
