import { paper } from '#contracts/theme.ts'

/** Milliseconds of ours and of what stands beside it. */
type Row = { name: string; ours: number; other: number }

const bar = 11
const left = 330
const scale = 170 // pixels per second

/** Bars in seconds: ours (dark) above the other (light). */
export function drawChart(rows: Row[], title: string): string {
  const height = 56 + rows.length * 34
  const longest = Math.max(...rows.flatMap(({ ours, other }) => [ours, other]), 1000)
  const width = left + (longest / 1000) * scale + 90
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${height}" font-family="system-ui, sans-serif" font-size="12">
<title>${title}</title>
<rect width="100%" height="100%" fill="${paper.light}"/>
<text x="16" y="26" font-size="14" fill="#1c1814">${title}</text>
${rows.map(drawRow).join('\n')}
</svg>
`
}

function drawRow({ name, ours, other }: Row, at: number): string {
  const y = 48 + at * 34
  const line = (value: number, dy: number, fill: string) =>
    `<rect x="${left}" y="${y + dy}" width="${((value / 1000) * scale).toFixed(1)}" height="${bar}" fill="${fill}"/><text x="${left + (value / 1000) * scale + 6}" y="${y + dy + 10}" fill="#5e574e">${(value / 1000).toFixed(2)} s</text>`
  const short = name.length > 46 ? `${name.slice(0, 45)}…` : name
  return `<text x="${left - 12}" y="${y + 16}" text-anchor="end" fill="#1c1814">${short}</text>${line(ours, 0, '#23332b')}${line(other, bar + 1, '#d39a5b')}`
}
