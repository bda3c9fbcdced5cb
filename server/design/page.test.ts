import { expect, test } from 'vitest'
import { readDesignPrices } from '#reader/design-prices.ts'
import { designPage } from '#server/design/page.ts'

const built =
  '<main><div style="display:contents" data-island="DesignBoard"><b>180 cm</b><input type="hidden" form="consulta" name="design" value="/disena/armario?v=1&amp;ancho=1800"/></div></main>'
const render = designPage(readDesignPrices)
const page = (query: string) => render(new URL(`http://x/disena/armario${query}`), built)

test('without scripts an address with measures shows those measures, its price and what it is made of', () => {
  const html = page('?v=1&ancho=2400&alto=2400&fondo=600&madera=roble')
  const [asked = ''] = /<noscript class="asked-design">.*<\/noscript>/s.exec(html) ?? []
  expect(asked).toContain('Armario de DM rechapado en roble, 240 × 240 × 60 cm')
  expect(asked).toMatch(/De [\d.]+\s€ a [\d.]+\s€/)
  expect(asked).toContain('chapa de roble de 0,6 mm')
  expect(asked).toMatch(/data-measure="width".*>2400</s)
  // The enquiry takes it along; what scripts will wake stays as it was built.
  expect(html).toContain('form="consulta" name="design" value="/disena/armario?v=1&amp;ancho=2400&amp;alto=2400')
  expect(html).toContain('<b>180 cm</b>')
})

test('what an address says wrongly gets its sentence, as text', () => {
  expect(page('?v=1&ancho=<script>')).toContain('«ancho» dice «&lt;script&gt;»')
})

test('without a query the page stays as it was built', () => {
  expect(page('')).toBe(built)
})
