import type { Piece } from '#design/piece.ts'
import { designWords } from '#words/design-words.ts'

const euros = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
  maximumFractionDigits: 0,
})

/** «De 3.100 € a 3.650 €». */
export const bandText = ({ from, to }: Piece['price']) => designWords.price(euros.format(from), euros.format(to))

export const massText = (mass: number) => `${Math.round(mass)}\u00a0kg`

/** «240 × 220 × 32 cm». */
export const sizeText = ({ width, height, depth }: Piece['outer']) =>
  `${[width, height, depth].map((mm) => String(mm / 10).replace('.', ',')).join(' × ')} cm`
