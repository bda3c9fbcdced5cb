import type { Dimension, View } from './view.ts'

/** How high figures are written, and about how wide one is, px; on a page's sheet they are larger. */
export const figure = 14
export const digit = { small: 8, large: 11 }
/** From the piece to the first dimension line beside it and under it, and from line to line. */
const beside = 13
const under = 25
const row = 24
/** Between a figure and its line. */
const clear = 6
/** How high a figure without descender is. */
const ascent = 13

/** What dimension lines and their figures take around a view, px. */
export function marginsOf({ dimensions }: Pick<View, 'dimensions'>) {
  const rows = dimensions.filter(({ side }) => side === 'below').map(({ row }) => row)
  const at = (side: 'left' | 'right') =>
    dimensions.some((dimension) => dimension.side === side) ? beside + clear + ascent : 6
  return {
    left: at('left'),
    right: at('right'),
    top: 6,
    below: rows.length > 0 ? under + 6 + Math.max(...rows) * row : 6,
  }
}

/**
 * A hairline with a stroke across each end, as on a bench drawing, and the measure in mm; left out where it has no room,
 * unless it is the whole piece's, which says of what it is the measure.
 */
export function dimensionSvg(
  { side, from, to, row: line, outer }: Dimension,
  size: { width: number; height: number },
  scale: number,
  wide = digit.small,
): string {
  const [a, b] = [from * scale, to * scale]
  const text = String(to - from)
  if (!outer && b - a < text.length * wide + 4) return ''
  const place = { below: size.height + under + line * row, left: -beside, right: size.width + beside }[side]
  const middle = n((a + b) / 2)
  const mark = outer ? ` data-measure="${outer}"` : ''
  if (side === 'below')
    return `<g${mark}><path d="M${n(a)} ${n(place)}H${n(b)}${tick(a, place)}${tick(b, place)}M${n(a)} ${n(place - 4)}v8M${n(b)} ${n(place - 4)}v8" stroke-width="0.4"/>${label(text, `x="${middle}" y="${n(place - clear)}"`)}</g>`
  const turned = side === 'left' ? place - clear : place + clear + ascent
  return `<g${mark}><path d="M${n(place)} ${n(a)}V${n(b)}${tick(place, a)}${tick(place, b)}M${n(place - 4)} ${n(a)}h8M${n(place - 4)} ${n(b)}h8" stroke-width="0.4"/>${label(text, `transform="translate(${n(turned)} ${middle}) rotate(-90)"`)}</g>`
}

export const n = (value: number) => String(Math.round(value * 100) / 100)

const tick = (x: number, y: number) => `M${n(x - 2.5)} ${n(y + 2.5)}l5 -5`

const label = (text: string, place: string) =>
  `<text ${place} text-anchor="middle" fill="currentColor" stroke="none">${text}</text>`
