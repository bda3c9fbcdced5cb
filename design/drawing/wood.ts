import { woodSwatch } from '#contracts/addresses.ts'
import type { Wood } from '../design.ts'
import { type MaterialId, materials } from '../materials.ts'
import { woodNames } from '../names.ts'
import type { Piece } from '../piece.ts'

/** The mean colour of each wood's photograph, and of the two boards without grain. */
const colours: Record<Wood, string> = {
  roble: '#a27e58',
  nogal: '#5d422e',
  fresno: '#c2a888',
  cerezo: '#a5734c',
  castano: '#906d4c',
  lacado: '#e6e1d3',
  melamina: '#f0efe9',
}

/** Of the fronts, or of what else is seen: inside there may be melamine. */
export const shownMaterial = (parts: Piece['parts']): MaterialId =>
  (parts.find(({ name }) => /^(Hoja corredera|Zócalo|Sobre)$/.test(name)) ?? parts[0])?.material ?? 'dm'

/** What the piece is made of, as a drawing tints and names it. */
export function woodOf({ parts }: Piece) {
  const material = shownMaterial(parts)
  const wood = (material === 'dm' ? 'lacado' : material.replace(/^\w+-/, '')) as Wood
  return { id: wood, name: woodNames[wood], colour: colours[wood], grained: materials[material].grained }
}

/** What fills a drawing's wood: its colour, or its photograph, whose two patterns `defs` holds. */
export type Paint = { fill: (along: 'x' | 'y') => string; strength: (tint: number) => number; defs: string }

/** A photograph's width and height on the drawing, px: no front is broader. */
const tile = { width: 480, height: 320 }

/** The wood's colour, thin. */
export const inColour = ({ colour }: Wooden): Paint => ({ fill: () => colour, strength: (tint) => tint, defs: '' })

/** The wood's photograph, its grain along the one or the other axis; `of` tells the patterns of a page's drawings apart. */
export function inGrain(wood: Wooden, of: string): Paint {
  if (!wood.grained) return inColour(wood)
  const { width, height } = tile
  const id = (along: string) => `${of}-${wood.id}-${along}`
  const pattern = (along: string, turn: string) =>
    `<pattern id="${id(along)}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn}><rect width="${width}" height="${height}" fill="${wood.colour}" stroke="none"/><image href="${woodSwatch(wood.id)}" width="${width}" height="${height}"/></pattern>`
  return {
    fill: (along) => `url(#${id(along)})`,
    strength: (tint) => Math.min(1, Math.round(100 * tint + 45) / 100),
    defs: `<defs>${pattern('x', '')}${pattern('y', ' patternTransform="rotate(90)"')}</defs>`,
  }
}

type Wooden = ReturnType<typeof woodOf>

/** A sample of the wood, as wide as high: its photograph, or its colour and lines as the grain runs. */
export function sampleSvg({ grained }: Wooden, paint: Paint, size: number): string {
  const at = (part: number) => String(Math.round(part * size * 100) / 100)
  const line = (height: number, bow: number) =>
    `M0 ${at(height)}C${at(0.3)} ${at(height - bow)} ${at(0.6)} ${at(height + bow)} ${at(1)} ${at(height - bow / 2)}`
  const grain = [0.12, 0.2, 0.33, 0.41, 0.55, 0.62, 0.78, 0.9].map((height, i) => line(height, 0.02 + 0.012 * (i % 3)))
  return `<rect width="${at(1)}" height="${at(1)}" fill="${paint.fill('x')}" fill-opacity="${paint.defs ? 1 : 0.8}" stroke-width="0.8"/>${
    grained && !paint.defs ? `<path d="${grain.join('')}" stroke-width="0.5" opacity="0.45"/>` : ''
  }`
}
