import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readDesignPrices } from '#reader/design-prices.ts'
import { designAt } from '#server/design/attached.ts'
import { documentOf, hashOf } from '#server/quotes/document.ts'
import { makePaper } from '#server/quotes/paper.ts'
import { sampleDraft, sampleWorkshop } from '#tests/support/quotes.ts'
import { jpeg } from '#tests/support/server/pictures.ts'

const head = { number: 'P-2026-014', version: 1, date: '2026-11-23' }
const paperOf = async (changes = {}, pictures: Uint8Array[] = []) => {
  const draft = sampleDraft(changes)
  const document = documentOf(draft, sampleWorkshop, head)
  const design = designAt(draft.design, readDesignPrices())
  return makePaper(document, hashOf(JSON.stringify(document)), { design, pictures })
}
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
/** All that a paper is made of, its streams unpacked. */
function insideOf(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    const start = index + mark.length
    try {
      return inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1')
    } catch {
      return ''
    }
  })
  return text + streams.join('\n')
}

test('the same document gives the same paper, byte for byte', async () => {
  const design = { design: '/libreria?v=1&ancho=2400' }
  expect((await paperOf(design)).equals(await paperOf(design))).toBe(true)
})

test('the paper can be read out: tagged, in Spanish, titled, with its own fonts', async () => {
  const inside = insideOf(await paperOf({ design: '/libreria?v=1&ancho=2400' }))
  for (const part of [
    '/MarkInfo',
    '/Lang (es-ES)',
    '/DisplayDocTitle true',
    '/S /H1',
    '/S /Table',
    '/S /TH',
    '/S /Figure',
  ])
    expect(inside).toContain(part)
  expect(inside).toContain('pdfuaid:part')
  const fonts = new Set([...inside.matchAll(/\/BaseFont \/\w{6}\+([\w-]+)/g)].map(([, name]) => name))
  expect([...fonts].sort()).toEqual(['Fraunces-Regular', 'InstrumentSans-Regular'])
  expect(inside).not.toMatch(/\/BaseFont \/(Helvetica|Times)/)
})

test('the paper goes on saying the start and the weeks that were sent, whatever the words are today', async () => {
  const sent = documentOf(sampleDraft(), sampleWorkshop, head)
  const paper = (times: typeof sent.times) =>
    makePaper({ ...sent, times }, 'a'.repeat(64), { design: undefined, pictures: [] })
  const [today, start, weeks] = await Promise.all([
    paper(sent.times),
    paper({ start: 'el lunes', weeks: `${sent.times?.weeks}` }),
    paper({ start: `${sent.times?.start}`, weeks: 'dos meses' }),
  ])
  expect(start.equals(today)).toBe(false)
  expect(weeks.equals(today)).toBe(false)
  expect((await paper(undefined)).equals(today)).toBe(true)
})

test('a drawing and pictures have pages of their own', async () => {
  const plain = pagesOf(await paperOf())
  expect(pagesOf(await paperOf({ design: '/libreria?v=1&ancho=2400' }))).toBe(plain + 1)
  const pictures = await Promise.all([1, 2, 3].map(() => jpeg(400, 300)))
  expect(pagesOf(await paperOf({}, pictures))).toBe(plain + 2)
})

test('fifty lines and a long description go on over the pages', async () => {
  const { lines } = sampleDraft()
  const many = Array.from({ length: 50 }, () => lines)
    .flat()
    .slice(0, 50)
  const description = 'Roble macizo con aceite duro. '.repeat(400)
  const pages = pagesOf(await paperOf({ lines: many, description }))
  expect(pages).toBeGreaterThan(4)
  expect(pages).toBeLessThan(12)
})
