import { woodSwatch } from '#contracts/addresses.ts'
import type { Wood } from '../design.ts'
import { type MaterialId, materials } from '../materials.ts'
import type { Piece } from '../piece.ts'
import { n } from './dimension.ts'

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
const shownMaterial = (parts: Piece['parts']): MaterialId =>
  (parts.find(({ name }) => /^(Hoja corredera|Zócalo|Sobre)$/.test(name)) ?? parts[0])?.material ?? 'dm'

/** «DM rechapado en roble», «nogal macizo». */
export function materialOf({ parts }: Piece): string {
  const material = shownMaterial(parts)
  return material === 'dm' ? 'DM lacado' : materials[material].name
}

/** What it is made of within, where that is another thing. */
export const insideOf = ({ parts }: Piece): string =>
  shownMaterial(parts) !== 'melamina' && parts.some(({ material }) => material === 'melamina')
    ? 'interior de melamina'
    : ''

/** What the piece is made of, as a drawing tints it. */
export function woodOf({ parts }: Piece) {
  const material = shownMaterial(parts)
  const wood = (material === 'dm' ? 'lacado' : material.replace(/^\w+-/, '')) as Wood
  return { id: wood, colour: colours[wood], grained: materials[material].grained }
}

/** What fills a drawing's wood: its colour, or its photograph, whose two patterns `defs` holds. */
export type Paint = { fill: (along: 'x' | 'y') => string; strength: (tint: number) => number; defs: string }

/** What the photograph shows of a board, mm. */
const shown = { width: 1500, height: 1000 }

/** The wood's colour, thin. */
export const inColour = ({ colour }: Wooden): Paint => ({ fill: () => colour, strength: (tint) => tint, defs: '' })

/**
 * The wood's photograph to the drawing's scale, its grain along the one or the other axis, and from sheet to sheet turned
 * over as veneer is, so that no line goes on with a step; `of` tells the patterns of a page's drawings apart.
 */
export function inGrain(wood: Wooden, of: string, scale: number): Paint {
  if (!wood.grained) return inColour(wood)
  const [width, height] = [n(shown.width * scale), n(shown.height * scale)]
  const image = `<image href="${woodSwatch(wood.id)}" width="${width}" height="${height}"`
  const both = n(2 * shown.width * scale)
  const id = (along: string) => `${of}-${wood.id}-${along}`
  const pattern = (along: string, turn: string) =>
    `<pattern id="${id(along)}" width="${both}" height="${height}" patternUnits="userSpaceOnUse"${turn}><rect width="${both}" height="${height}" fill="${wood.colour}" stroke="none"/>${image}/>${image} transform="translate(${both}) scale(-1 1)"/></pattern>`
  return {
    fill: (along) => `url(#${id(along)})`,
    // Walnut, through which paper shines, turns grey.
    strength: (tint) => Math.round(100 * tint ** (wood.id === 'nogal' ? 0.08 : 0.2)) / 100,
    defs: `<defs>${pattern('x', '')}${pattern('y', ' patternTransform="rotate(90)"')}</defs>`,
  }
}

type Wooden = ReturnType<typeof woodOf>

/** A sample of the wood: its photograph, or its colour. */
export const sampleSvg = (paint: Paint, { width, height }: { width: number; height: number }) =>
  `<rect width="${width}" height="${height}" fill="${paint.fill('x')}" fill-opacity="${paint.defs ? 1 : 0.8}" stroke="none"/>`
