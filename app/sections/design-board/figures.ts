import type { Design } from '#design/design.ts'
import { materialName, sidesOf } from '#design/kinds.ts'
import { centimetres } from '#design/names.ts'
import type { Piece } from '#design/piece.ts'
import { designWords } from '#words/design-words.ts'
import { wholeEuros } from '#words/money-words.ts'

/** «De 3.100 € a 3.650 €». */
export const bandText = ({ from, to }: Piece['price']) => designWords.price(wholeEuros(from), wholeEuros(to))

/** «3.100 € – 3.650 €», where there is little room. */
export const rangeText = ({ from, to }: Piece['price']) => `${wholeEuros(from)} – ${wholeEuros(to)}`

export const massText = (mass: number) => `${Math.round(mass)}\u00a0kg`

/** «240 × 220 × 32 cm». */
export const sizeText = ({ kind, outer }: Pick<Piece, 'kind' | 'outer'>) =>
  `${sidesOf({ kind, ...outer })
    .map(centimetres)
    .join(' × ')} cm`

/** «240 × 220 × 32 cm, roble macizo»; neither breaks. */
export const madeText = (design: Design, piece: Piece) =>
  [sizeText(piece), materialName(design)].map((text) => text.replaceAll(' ', '\u00a0')).join(', ')
