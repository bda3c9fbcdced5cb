import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDesignPrices } from '#reader/design-prices.ts'
import { designPage } from '#server/design/page.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server/server.ts'

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

test('a household asks for sixty designs at once; other households and searches get on', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder.path, 'client/disena/armario'), { recursive: true })
  for (const name of ['index.html', 'disena/armario/index.html'])
    writeFileSync(join(folder.path, 'client', name), built)
  writeFileSync(join(folder.path, 'headers.json'), '{"csp":{},"headers":{}}')
  const env = { SITE_DIR: folder.path, RATE_LIMIT: '5', TRUST_PROXY: 'loopback' }
  const server = await startTestServer(env, { renderers: { '/disena/armario': render } })
  const get = async (from: string, query = '') =>
    (await fetch(`${server.address}/disena/armario${query}`, { headers: { 'x-forwarded-for': from } })).status
  // One more in each second that the machine takes for them.
  const own = await Promise.all(Array.from({ length: 90 }, (_, n) => get('203.0.113.1', `?v=1&ancho=${1500 + n}`)))
  expect(own.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60)
  expect(new Set(own)).toEqual(new Set([200, 429]))
  expect([await get('203.0.113.1'), await get('203.0.113.2', '?v=1&ancho=1600')]).toEqual([200, 200])
  await server.stop()
  folder.remove()
})

test('without a query the page stays as it was built', () => {
  expect(page('')).toBe(built)
})
