// Cuts the site's fonts out of the fontsource packages: only the glyphs that Spanish and English need, only the weights,
// optical sizes and features that the styles use. Run by hand after a package update; the result is committed.
// The serif keeps its optical size as an axis: at 96 throughout, the crossbar of the "e" is thinner than a pixel. For
// phones, whose headlines are hardly larger than 36 px, it is cut at that size: half the bytes. Its weight is one, 330. The italic comes from the full file, as only that can turn off the swash h, k and l (WONK).
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const printable = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join('')
const latin = `${printable}ÁÉÍÓÚÜÑÇáéíóúüñçàèòï¿¡ºª«»“”‘’–—…·×°€©−²\u00a0`
const small = 'abcdefghijklmnopqrstuvwxyzáéíóúñ0123456789 .,'
// The serif says no signs of computing, and small figures and degrees stand in the sans.
const display = latin.replace(/[\\^_`{|}~<>=@#$*−°©×²]/g, '')
const serif = `${small}:;?¿–—-+€ABCDEFGHILMNOPQRSTUV\u00a0`
const packages = 'node_modules/@fontsource-variable'

type Cut = {
  from: string
  to: string
  /** What nearly every page says: one file before the first paint. The letters left of `latin` are a second file, which a page asks for when it says one. */
  said: string
  letters: string
  /** Besides kerning and figures of one width. */
  features?: string[]
  axes: Record<string, number | { min: number; max: number }>
}
const cuts: Cut[] = [
  {
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    to: 'fraunces',
    said: serif,
    letters: display,
    features: ['liga'],
    axes: { wght: 330, opsz: { min: 36, max: 84 } },
  },
  {
    from: 'fraunces/files/fraunces-latin-full-italic.woff2',
    to: 'fraunces-italic',
    said: `${small.replace(/[kwxz]/g, '')}:?ABCEMPTUV\u00a0`,
    letters: display,
    features: ['liga'],
    axes: { wght: 330, opsz: { min: 36, max: 84 }, WONK: 0, SOFT: 0 },
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans',
    said: `${small}:;?¿!–—-/+%€ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÑ()@*×·²>º\u00a0`,
    letters: latin,
    axes: { wght: { min: 400, max: 600 } },
  },
]

/** For the paper of quotes: one weight and one size, every letter that the package has, as PDF readers want it. */
const paper: Pick<Cut, 'from' | 'to' | 'axes'>[] = [
  { from: 'fraunces/files/fraunces-latin-opsz-normal.woff2', to: 'serif.ttf', axes: { wght: 330, opsz: 36 } },
  { from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', to: 'sans.ttf', axes: { wght: 400 } },
]

for (const { from, to, axes } of paper) {
  const options = { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes: axes }
  const font = await subsetFont(await readFile(join(packages, from)), '', options as Parameters<typeof subsetFont>[2])
  await writeFile(join('server/quotes/fonts', to), font)
  console.log(`${to} ${font.length} bytes`)
}

// rvrn: the italic's upright h, k and l of WONK 0.
const always = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum', 'rvrn']

for (const { from, to, said, letters, features = [], axes } of cuts) {
  const font = await readFile(join(packages, from))
  const rest = [...letters].filter((letter) => !said.includes(letter)).join('')
  const files = {
    [to]: [said, axes],
    [`${to}-rest`]: [rest, axes],
    ...('opsz' in axes && { [`${to}-phone`]: [said, { ...axes, opsz: 36 }] }),
  } satisfies Record<string, [string, Cut['axes']]>
  for (const [name, [text, variationAxes]] of Object.entries(files)) {
    const options = { targetFormat: 'woff2' as const, keepFeatures: [...always, ...features], variationAxes }
    const cut = await subsetFont(font, text, options)
    await writeFile(join('app/styles/fonts', `${name}.woff2`), cut)
    console.log(`${name}.woff2 ${cut.length} bytes`)
  }
  console.log(`  unicode-range of the rest, for app/styles/fonts.css: ${ranges(rest, said)}`)
}

/** The rest as CSS writes it: from each of its letters to the last before one that is said. */
function ranges(rest: string, said: string): string {
  const codes = [...`${rest}${said}`].sort()
  const hex = (letter = '') => letter.codePointAt(0)?.toString(16)
  return codes
    .flatMap((letter, i) => {
      if (said.includes(letter) || (i > 0 && rest.includes(codes[i - 1] ?? ''))) return []
      const next = codes.findIndex((one, k) => k > i && said.includes(one))
      const last = next < 0 ? codes.at(-1) : codes[next - 1]
      return last === letter ? `U+${hex(letter)}` : `U+${hex(letter)}-${hex(last)}`
    })
    .join(', ')
}
