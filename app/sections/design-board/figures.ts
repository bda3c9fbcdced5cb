import type { Piece } from '#design/piece.ts'
import { designWords } from '#words/design-words.ts'
import { wholeEuros } from '#words/money-words.ts'

/** «De 3.100 € a 3.650 €». */
export const bandText = ({ from, to }: Piece['price']) => designWords.price(wholeEuros(from), wholeEuros(to))

export const massText = (mass: number) => `${Math.round(mass)}\u00a0kg`

/** «240 × 220 × 32 cm». */
export const sizeText = ({ width, height, depth }: Piece['outer']) =>
  `${[width, height, depth].map((mm) => String(mm / 10).replace('.', ',')).join(' × ')} cm`
