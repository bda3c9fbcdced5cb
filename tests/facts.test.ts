import { describe, expect, test } from 'vitest'
import { retentionDays } from '#contracts/retention.ts'
import { readConditions, readServices } from '#reader/read.ts'
import { readSettings } from '#reader/settings.ts'
import { readConfig } from '#server/config.ts'
import { euros } from '#words/money-words.ts'
import { builtFile, isA, readHeads } from './support/head.ts'
import { decode } from './support/xml.ts'

// Facts that stand in several places come from one: here the built pages are asked what they say.

const { answer, guarantee, area, services, start, quote, payment } = readConditions()
const { years } = readSettings()
const heads = readHeads().filter(({ lang }) => lang === 'es')

/** What a visitor reads: the words between header and footer. */
const pages = heads.map(({ path, html }) => ({
  path,
  text: wordsOf(html.slice(html.indexOf('<main'), html.indexOf('</main>'))),
}))
/** Without the spaces that keep a figure and its unit together. */
const plain = (text: string) => text.replace(/\s/g, ' ')
const textOf = (path: string) => pages.find((page) => page.path === path)?.text ?? ''

function wordsOf(html: string): string {
  const text = html.replace(/<!-- -->/g, '').replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
  return decode(text.replace(/<\/?(b|i|em|strong|a|span|time)\b[^>]*>/g, '').replace(/<[^>]+>/g, ' ¶ ')).replace(
    /\s+/g,
    ' ',
  )
}

const units = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ')
const twenties = 'veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete'.split(' ')
const letters = new Map(
  [...units.entries(), ...twenties.map((word, i) => [20 + i, word] as const)].map(([n, w]) => [w, n]),
)
/** A number in figures or in letters, as a part of an expression. */
const number = `(\\d+|${[...letters.keys()].join('|')})`
const readNumber = (written: string) => letters.get(written.toLowerCase()) ?? Number(written)

/** Every number that stands where a sentence speaks of a thing, with its page. */
const said = (sentence: string) =>
  pages.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(sentence, 'giu'))].map(([whole, ...groups]) => ({
      path,
      whole,
      value: readNumber(groups.find((group) => group !== undefined) ?? ''),
    })),
  )

describe.each([
  ['years of experience', years, `${number} años (?:de (?:experiencia|oficio)|siendo)`, 4],
  [
    'working days until an answer',
    answer.days,
    `(?:Respuesta ¶ (?:¶ )*|(?:contest|respond)[^.¶]* en |¶ En )${number} ?días laborables`,
    8,
  ],
  ['years of guarantee', guarantee.years, `garantía[^.:]{0,120}? ${number} años|${number} años de garantía`, 1],
  ['weeks until a commission begins', start.weeks, `fecha para dentro de ${number} semanas`, 6],
  ['days that a quote is valid', quote.validDays, `presupuesto es gratuito y vale ${number} días`, 6],
  ['days that an enquiry is kept', retentionDays, `como máximo, ${number} días desde que llegan`, 1],
  [
    'how far the workshop goes',
    area.km,
    `(?:Hasta|Unos|a unos) ${number} km (?:¶ )?(?:a la redonda|alrededor|del taller como)`,
    3,
  ],
  [
    'how far going there is free',
    area.freeKm,
    `(?:Sin cargo|sin cargo|Gratuita|Incluidos[^.¶]*) hasta ${number} km`,
    3,
  ],
])('%s', (_, value, sentence, least) => {
  const found = said(sentence)

  test('are the same wherever they stand', () => {
    expect(found.filter((one) => one.value !== value)).toEqual([])
  })

  test('do stand where a visitor looks for them', () => {
    expect(found.length).toBeGreaterThanOrEqual(least)
  })
})

test('the server deletes enquiries after the days that the privacy policy promises', () => {
  expect(readConfig({}).RETENTION_DAYS).toBe(retentionDays)
  expect(textOf('/politica-privacidad')).toContain(`${retentionDays} días desde que llegan`)
})

test('the area is the same for visitors and for search engines', () => {
  const business = heads.find(({ path }) => path === '/contacto')?.things.find(isA('HomeAndConstructionBusiness'))
  expect(business?.areaServed).toEqual(area.provinces.map((name) => expect.objectContaining({ name })))
  const names = new Intl.ListFormat('es').format(area.provinces)
  for (const path of ['/contacto', '/como-trabajamos']) expect(textOf(path)).toContain(names)
})

test.each(readServices())('/$slug: price with VAT, duration, the way of paying and the next step', ({ slug }) => {
  const text = textOf(`/${slug}`)
  const html = heads.find(({ path }) => path === `/${slug}`)?.html
  const entry = services.items.find(({ service }) => service === slug)
  const [least, most] = entry?.weeks ?? []
  for (const { name, from } of entry?.prices ?? []) {
    expect(text).toContain(plain(name))
    expect(text).toContain(`desde ${plain(euros(from))}`)
  }
  expect(text).toMatch(/desde [\d.,]+ €/)
  expect(text).toContain('con el IVA incluido')
  expect(text).toMatch(new RegExp(`Plazo ¶ (?:¶ )*${least}–${most} ?semanas`))
  for (const { percent } of payment.stages) expect(text).toContain(`${percent} %`)
  expect(html).toContain('href="/como-trabajamos"')
  expect(html).toMatch(/<form[^>]*action="[^"]+"/)
})

test('the page of prices has those of all services, what is free, the payments and the terms', () => {
  const text = textOf('/como-trabajamos')
  for (const { prices } of services.items) for (const { from } of prices) expect(text).toContain(plain(euros(from)))
  for (const { title } of readServices()) expect(text).toContain(title)
  for (const { when } of payment.stages) expect(text).toContain(when)
  for (const word of ['Gratis', 'Garantía', 'Zona', 'Recogida', 'Carcoma', 'Aparcar', 'FSC', 'Si cambias algo'])
    expect(text).toContain(word)
})

test('every page leads to it: from the footer, and by name from the services, contact and the thanks', () => {
  for (const { path, html } of heads) expect([path, html.includes('href="/como-trabajamos"')]).toEqual([path, true])
})

describe('truth', () => {
  test('no Spanish page calls a picture a photograph, and renders of jobs say what they are', () => {
    for (const { path, html } of heads.filter(({ path }) => path !== '/aviso-legal'))
      expect([path, html.match(/(?:alt|aria-label)="[^"]*[Ff]otograf[^"]*"/g)]).toEqual([path, null])
    expect(heads.find(({ path }) => path === '/')?.html.match(/Recreación 3D/g)?.length).toBeGreaterThanOrEqual(10)
  })

  test('no sample review stands without its mark', () => {
    for (const path of ['/', '/sobre-nosotros']) {
      const reviews = textOf(path).match(/Opinión de muestra/g) ?? []
      expect(reviews.length).toBeGreaterThanOrEqual(3)
    }
    for (const path of ['home-2', 'home-4'])
      expect(builtFile(`${path}/index.html`).match(/Sample review/g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('no visitor sees a raw gap', () => {
    for (const { path, text } of pages) expect([path, /\[[a-z ]+\]|\{\{/.exec(text)]).toEqual([path, null])
  })
})
