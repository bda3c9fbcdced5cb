import { paper } from '#contracts/theme.ts'
import type { Load } from './measure.ts'

type Row = { path: string; site: Load; plain: Load }

const bar = 11
const left = 330
const scale = 170 // pixels per second

/** Bars of the largest contentful paint: each page (dark) above its plain twin (light). */
export function drawChart(rows: Row[], runs: number): string {
  const height = 56 + rows.length * 34
  const longest = Math.max(...rows.flatMap(({ site, plain }) => [site.lcp, plain.lcp]), 1000)
  const width = left + (longest / 1000) * scale + 90
  const title = `Largest contentful paint, slow phone, median of ${runs}: page (dark) and plain twin (light)`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${height}" font-family="system-ui, sans-serif" font-size="12">
<title>${title}</title>
<rect width="100%" height="100%" fill="${paper.light}"/>
<text x="16" y="26" font-size="14" fill="#1c1814">${title}</text>
${rows.map(drawRow).join('\n')}
</svg>
`
}

function drawRow({ path, site, plain }: Row, at: number): string {
  const y = 48 + at * 34
  const line = (value: number, dy: number, fill: string) =>
    `<rect x="${left}" y="${y + dy}" width="${((value / 1000) * scale).toFixed(1)}" height="${bar}" fill="${fill}"/><text x="${left + (value / 1000) * scale + 6}" y="${y + dy + 10}" fill="#5e574e">${(value / 1000).toFixed(2)} s</text>`
  const name = path.length > 46 ? `${path.slice(0, 45)}…` : path
  return `<text x="${left - 12}" y="${y + 16}" text-anchor="end" fill="#1c1814">${name}</text>${line(site.lcp, 0, '#23332b')}${line(plain.lcp, bar + 1, '#d39a5b')}`
}
