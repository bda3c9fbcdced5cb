import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { kinds } from '#design/kinds.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { type Attached, keptDesign, receiveDesign, unreadDesign } from '#server/design/attached.ts'
import { visitorFiles, workshopFiles } from '#server/mail/design-files.ts'
import type { Attachment } from '#server/mail/message.ts'
import { readCsv } from '#tests/support/csv.ts'

const prices = readDesignPrices()
const head = {
  brand: 'Veta',
  phone: '925 16 00 00',
  siteUrl: 'https://veta.example',
  date: new Date('2026-11-25T09:00:00Z'),
}
const designed = (address: string) => keptDesign(receiveDesign(address, prices, head.siteUrl), prices) as Attached

test('a design is kept with the piece, the price reckoned here and the version of the arithmetic', () => {
  const extra = receiveDesign('/disena/mesa?v=1&ancho=2200&alto=750&fondo=1000&madera=nogal', prices, head.siteUrl)
  expect(extra).toEqual({
    Mueble: 'Mesa de nogal macizo, 2200 × 1000 × 750 mm',
    Diseño: 'https://veta.example/disena/mesa?v=1&ancho=2200&alto=750&fondo=1000&madera=nogal&acabado=aceite',
    'Precio calculado': expect.stringMatching(/^de [\d.]+\s€ a [\d.]+\s€, IVA incluido$/),
    'Versión del cálculo': '3',
  })
})

test.each([
  ['/disena/mesa?v=1&ancho=NaN', '«ancho» dice «NaN»'],
  ['/disena/mesa?v=1&ancho=-5', '«ancho» dice «-5»'],
  ['/disena/mesa?v=1&ancho=1000000000', '1000000000 mm, más de 20 metros'],
  ['/disena/mesa?v=7', 'La versión «7» de este enlace no se conoce'],
  ['/disena/nave?v=1', '«nave» no es un mueble'],
  [`/disena/mesa?v=1&${'a'.repeat(1_000_000)}`, 'La dirección tiene 1000017 caracteres'],
  ['javascript:alert(1)', 'no es un mueble'],
])('%.60s is told in a sentence, and the enquiry is kept without it', (address, sentence) => {
  const extra = receiveDesign(address, prices, head.siteUrl)
  expect(Object.keys(extra)).toEqual(['Diseño que no se ha podido leer'])
  expect(unreadDesign(extra)).toContain(sentence)
  expect(unreadDesign(extra)?.length).toBeLessThan(900)
  expect(keptDesign(extra, prices)).toBeUndefined()
})

/** A PDF's pages and all its text; the standard fonts write latin1 as hexadecimal digits. */
async function openPdf(file: Attachment | undefined) {
  const pdf = await buffer(file?.content as never)
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  )
  const words = streams.join('').matchAll(/\[(.*?)\] TJ/g)
  const decode = (glyphs: string) =>
    [...glyphs.matchAll(/<([\da-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('')
  return {
    pages: source.match(/\/Type \/Page\b/g)?.length,
    text: [...words].map(([, glyphs = '']) => decode(glyphs)).join('\n'),
  }
}

test.each(kinds)('the workshop gets %s as a drawing with its lists and sum, and as a cut list', async (kind) => {
  const attached = designed(`/disena/${kind}`)
  const [bench, pdf, csv] = await workshopFiles(attached, head)
  const { outer, parts, hardware } = attached.piece
  const name = `${kind}-${outer.width}x${outer.height}x${outer.depth}`
  expect([bench?.filename, pdf?.filename]).toEqual([`${name}-taller.pdf`, `${name}-oficina.pdf`])
  const { pages, text } = await openPdf(pdf)
  expect(pages).toBeGreaterThanOrEqual(2)
  for (const word of ['Alzado', 'Planta', attached.title, 'Total con IVA', String(outer.width)])
    expect(text).toContain(word)
  for (const { name } of [...parts, ...hardware]) expect(text.replaceAll('\n', ' ')).toContain(name)
  // The bench's has the same pieces, each with its number, and no money.
  const sheet = await openPdf(bench)
  for (const word of ['N.º', String(parts.length), parts.at(-1)?.name ?? '']) expect(sheet.text).toContain(word)
  expect(sheet.text).not.toMatch(/€|euros|Margen|IVA/)
  const [heads, ...rows] = readCsv((await buffer(csv?.content as never)).toString())
  expect(heads).toEqual(['Pieza', 'Cantidad', 'Largo', 'Ancho', 'Grueso', 'Material', 'Cantos', 'Veta'])
  expect(rows.map(([name, count, length]) => [name, count, length])).toEqual(
    parts.map(({ name, quantity, length }) => [name, String(quantity), String(length)]),
  )
})

test('the visitor gets the drawing alone: one page, without what the workshop pays', async () => {
  const [pdf, ...others] = await visitorFiles(designed('/disena/libreria'), head)
  expect(others).toEqual([])
  const { pages, text } = await openPdf(pdf)
  expect(pages).toBe(1)
  for (const word of [
    'Escala 1:',
    'Precio orientativo',
    'IVA incluido',
    'Acabado: aceite',
    'Veta, 925 16 00 00',
    '25 de noviembre',
  ])
    expect(text).toContain(word)
  expect(text.replaceAll('\n', '')).toContain('https://veta.example/disena/libreria?v=1')
  expect(text).not.toMatch(/Margen|Total|Despiece/)
})
