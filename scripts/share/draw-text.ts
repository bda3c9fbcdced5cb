import { readFileSync } from 'node:fs'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A font of the site at one point of its axes, ready to draw with. */
export type Type = { font: Font; unitsPerEm: number }

/** @param variationAxes where the file is variable: the value of each of its axes */
export async function openType(file: string, variationAxes: Record<string, number>): Promise<Type> {
  const bytes = await subsetFont(readFileSync(file), '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes,
  } as Parameters<typeof subsetFont>[2])
  const face = new Face(new Blob(new Uint8Array(bytes)))
  return { font: new Font(face), unitsPerEm: face.upem }
}

/** A line as one SVG path with its baseline at 0, and its width; both in pixels at this size. `tracking` in em. */
export function drawLine(
  { font, unitsPerEm }: Type,
  text: string,
  size: number,
  tracking = 0,
): { path: string; width: number } {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const scale = size / unitsPerEm
  const positions = buffer.getGlyphPositions()
  let x = 0
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
    const place = `translate(${((x + xOffset) * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
    x += xAdvance + tracking * unitsPerEm
    return `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`
  })
  return { path: glyphs.join(''), width: (x - tracking * unitsPerEm) * scale }
}

/** Breaks a text into lines no wider than `width` pixels. */
export function breakLines(type: Type, text: string, size: number, width: number, tracking = 0): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && drawLine(type, longer, size, tracking).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
