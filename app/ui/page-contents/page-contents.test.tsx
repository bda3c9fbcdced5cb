import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageContents } from './page-contents.tsx'

const render = (...texts: string[]) =>
  renderToStaticMarkup(<PageContents places={texts.map((text) => ({ id: text.toLowerCase(), text }))} />)

test('the index of a text leads to its places; a text without two of them has none', () => {
  expect(render('Madera', 'Acabado')).toContain('<a class="target tints" href="#acabado">Acabado</a>')
  expect(render('Madera')).toBe('')
  expect(render()).toBe('')
})
