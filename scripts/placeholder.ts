/**
 * A quiet drawing of flat-sawn wood in the site's palette, as SVG text: growth rings as nested curves around a heart
 * that differs per picture. The same id always gives the same drawing.
 * @param size width and height in pixels of the photograph that will take its place
 */
export function drawPlaceholder(id: string, [width, height]: readonly [number, number]): string {
  const random = seeded(id)
  const [light, dark] = pick(palettes, random())
  const heartX = width * (0.25 + random() * 0.5)
  const heartY = height * (1.05 + random() * 0.25)
  const rings = 26
  const paths = Array.from({ length: rings }, (_, i) => {
    const t = (i + 1) / rings
    const spread = width * (0.06 + 0.95 * t ** 1.25)
    const top = heartY - height * (0.15 + 1.35 * t ** 0.8)
    const lean = (random() - 0.5) * width * 0.05
    const stroke = (0.6 + random() * 1.9) * (width / 1000)
    const d = `M${round(heartX - spread)} ${round(heartY)}C${round(heartX - spread * 0.72)} ${round(top)} ${round(heartX - spread * 0.3 + lean)} ${round(top - height * 0.1)} ${round(heartX + lean)} ${round(top - height * 0.1)}S${round(heartX + spread * 0.74)} ${round(top)} ${round(heartX + spread)} ${round(heartY)}`
    return `<path d="${d}" stroke-width="${stroke.toFixed(1)}" opacity="${(0.16 + random() * 0.34).toFixed(2)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${light}"/><g fill="none" stroke="${dark}">${paths.join('')}</g></svg>`
}

const palettes: [light: string, dark: string][] = [
  ['#d9c3a0', '#8a5f33'],
  ['#e2d3b8', '#a98556'],
  ['#cdb592', '#7a5330'],
  ['#b98f63', '#5f3d20'],
]

const round = (value: number) => Math.round(value)
const pick = <T>(list: T[], at: number): T => list[Math.floor(at * list.length)] as T

/** Small deterministic generator (mulberry32) seeded with a text, so that builds are reproducible. */
function seeded(text: string): () => number {
  let state = Array.from(text).reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
