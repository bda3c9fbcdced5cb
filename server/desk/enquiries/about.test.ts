import { expect, test } from 'vitest'
import { readQuote } from '#reader/quote-content.ts'
import { titleOf } from '#server/desk/enquiries/about.ts'

const { pieces, questions } = readQuote()
const [piece] = pieces

test.each([
  ['as the question is called now', questions.que.label],
  ['from before it was renamed', '¿Qué quieres que hagamos?'],
])('an enquiry keeps its title: %s', (_, label) => {
  const answers = JSON.stringify([
    { label: 'Ancho', value: '240 cm' },
    { label, value: piece?.name },
  ])
  expect(titleOf({ answers, page: '/presupuesto', extra: '{}' })).toBe(piece?.name)
})
