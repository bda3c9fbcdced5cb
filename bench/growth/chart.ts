import { paper } from '#contracts/theme.ts'
import type { Cost } from './measured-run.ts'

/** One build: what was added, what it cost, and what a visitor loads, in kB. */
export type GrowthRow = Cost & {
  size: number
  pages: number
  home: number
  news: number
  article: number
  search: number
  searchFiles: number
  sitemaps: number
}

const title = 'One build over its number of pages: CPU seconds for each page (dark) and peak memory (light)'
const width = 760
const height = 360
const frame = { left: 70, right: 690, top: 64, bottom: 310 }

/** CPU seconds for each page (dark, left scale) and peak memory (light, right scale) over the number of pages, logarithmic. */
export function drawGrowth(rows: GrowthRow[]): string {
  const [least, most] = [Math.min, Math.max].map((end) => Math.log(end(...rows.map(({ pages }) => pages)))) as [
    number,
    number,
  ]
  const x = (pages: number) =>
    frame.left + ((Math.log(pages) - least) / (most - least || 1)) * (frame.right - frame.left)
  const curve = (value: (row: GrowthRow) => number, unit: string, digits: number, fill: string, above: number) => {
    const top = 1.25 * Math.max(...rows.map(value))
    const y = (row: GrowthRow) => frame.bottom - (value(row) / top) * (frame.bottom - frame.top)
    const points = rows.map((row) => `${x(row.pages).toFixed(1)},${y(row).toFixed(1)}`)
    const marks = rows.map(
      (row) =>
        `<circle cx="${x(row.pages).toFixed(1)}" cy="${y(row).toFixed(1)}" r="3.5" fill="${fill}"/><text x="${x(row.pages).toFixed(1)}" y="${(y(row) + above).toFixed(1)}" text-anchor="middle" fill="#5e574e">${value(row).toFixed(digits)} ${unit}</text>`,
    )
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${fill}" stroke-width="2"/>${marks.join('')}`
  }
  const numbers = rows.map(
    ({ pages }) =>
      `<text x="${x(pages).toFixed(1)}" y="${frame.bottom + 20}" text-anchor="middle" fill="#1c1814">${pages}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">
<title>${title}</title>
<rect width="100%" height="100%" fill="${paper.light}"/>
<text x="16" y="26" font-size="14" fill="#1c1814">${title}</text>
<line x1="${frame.left}" y1="${frame.bottom}" x2="${frame.right}" y2="${frame.bottom}" stroke="#1c1814" stroke-opacity="0.3"/>
${curve(({ peak }) => peak / 1e6, 'MB', 0, '#d39a5b', -10)}
${curve(({ cpu, pages }) => cpu / pages, 's', 3, '#23332b', 20)}
${numbers.join('')}
</svg>
`
}
