import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Testimonials } from './testimonials.tsx'

const render = (...authors: string[]) =>
  renderToStaticMarkup(
    createElement(Testimonials, {
      kicker: 'Opiniones',
      testimonials: authors.map((author) => ({ quote: 'Cierra bien.', author, profession: 'Maestra' })),
    }),
  )

test('two opinions move and have controls; one alone stands still without them, and none is no section', () => {
  expect(render('Ana', 'Eva')).toMatch(/data-slider.*data-part="controls"/)
  expect(render('Ana')).toContain('Cierra bien.')
  expect(render('Ana')).not.toMatch(/data-slider|<button/)
  expect(render()).toBe('')
})
