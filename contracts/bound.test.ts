import { expect, test } from 'vitest'
import { bound } from '#contracts/bound.ts'

test('a short word stays with the next one, a long one does not', () => {
  expect(bound('Renovando historias: la magia de la restauración')).toBe(
    'Renovando historias: la\u00a0magia de\u00a0la\u00a0restauración',
  )
  expect(bound('El taller')).toBe('El\u00a0taller')
})
