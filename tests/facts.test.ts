import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { backupDays, retentionDays } from '#contracts/retention.ts'
import { readAnswers } from '#reader/answers.ts'
import { totalWeeks } from '#reader/conditions.ts'
import { chairHours, chestHours } from '#reader/design-prices.ts'
import { readConditions, readPhotos, readProjects, readServices, readTestimonials } from '#reader/read.ts'
import { readSettings } from '#reader/settings.ts'
import { readConfig } from '#server/config.ts'
import { euros } from '#words/money-words.ts'
import { builtFile, isA, readHeads } from './support/head.ts'
import { decode } from './support/xml.ts'

// Facts that stand in several places come from one: here the built pages are asked what they say.

const conditions = readConditions()
const { answer, guarantee, area, services, start, quote, payment, small, collection, visits } = conditions
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
  ['years of experience', years, `${number} años (?:de experiencia|siendo)`, 4],
  [
    'working days until an answer',
    answer.days,
    `(?:Respuesta ¶ (?:¶ )*|(?:contest|respond)[^.¶]* en |¶ En )${number} ?(?:¶ )?días laborables`,
    8,
  ],
  [
    'years of guarantee',
    guarantee.years,
    `garantía[^.:]{0,120}? ${number} años|${number} años de garantía|Por ley ¶ (?:¶ )*${number} años`,
    2,
  ],
  [
    'weeks until a commission begins',
    start.weeks,
    `(?:empezamos dentro de ${number} semanas|${number} semanas de espera|${number} semanas ¶ (?:¶ )*Fabricamos)`,
    13,
  ],
  ['days that a quote is valid', quote.validDays, `(?:Desglosado\\. Vale|Se mantiene) ${number} días`, 2],
  ['days that an enquiry is kept', retentionDays, `como máximo, ${number} días desde que llegan`, 1],
  [
    'how far the workshop goes',
    area.km,
    `(?:Hasta|Unos|hasta unos) ${number} km (?:¶ )?(?:por carretera|del taller por carretera)`,
    3,
  ],
  [
    'how far going there is free',
    area.freeKm,
    `(?:Sin cargo|sin cargo|no se cobra|gratuita|lo que fabricamos,|entrega y montaje incluidos|dentro de los) (?:hasta )?${number} km`,
    5,
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

test('the chair of the article costs its hours, which are the sum of those that are listed', () => {
  const text = textOf('/el-arte-y-ciencia-detras-del-proceso-de-construir-muebles-excepcionales')
  const listed = [...(/Las cuentas de una silla(.*)Suman/s.exec(text)?.[1] ?? '').matchAll(/, (\p{L}+) horas/gu)]
  expect(listed.map(([, hours = '']) => readNumber(hours)).reduce((sum, hours) => sum + hours, 0)).toBe(chairHours)
  expect(text).toContain(`Suman ${chairHours} horas`)
  expect(text).toContain('Veintinueve horas, repartidas')
  const hour = Number(/A (\d+) € la hora/.exec(text)?.[1])
  expect(text).toContain(`son ${plain(euros(hour * chairHours))};`)
})

test('the backup that the site comes with keeps what the privacy policy promises', () => {
  const service = readFileSync('docs/deploy/veta-backup.service', 'utf8')
  // find counts whole days: +28 is 29 or more, at the nightly run before the thirtieth is full.
  expect(Number(/-mtime \+(\d+) -delete/.exec(service)?.[1]) + 2).toBe(backupDays)
  expect(textOf('/politica-privacidad')).toContain(`se guarda, como máximo, ${backupDays} días.`)
})

test('the area is the same for visitors and for search engines', () => {
  const business = heads.find(({ path }) => path === '/contacto')?.things.find(isA('HomeAndConstructionBusiness'))
  const told = area.provinces.map((name) => expect.objectContaining({ name }))
  expect(business?.areaServed).toEqual(area.sample ? undefined : told)
  const names = new Intl.ListFormat('es').format(area.provinces)
  for (const path of ['/contacto', '/como-trabajamos']) expect(textOf(path)).toContain(names)
})

test.each(readServices())('/$slug: price with VAT, duration, the way of paying and the next step', ({ slug }) => {
  const text = textOf(`/${slug}`)
  const html = heads.find(({ path }) => path === `/${slug}`)?.html
  const entry = services.items.find(({ service }) => service === slug)
  for (const { name, from } of entry?.prices ?? []) {
    expect(text).toContain(plain(name))
    expect(text).toContain(`desde ${plain(euros(from))}`)
  }
  expect(text).toMatch(/desde [\d.,]+ €/)
  expect(text).toContain('con el IVA incluido')
  expect(text).toContain(
    `Si el encargo no llega a ${plain(euros(small.halves))}, la mitad al encargar y la mitad al entregar`,
  )
  const [least, most] = totalWeeks(conditions, entry?.weeks ?? [0, 0])
  const [making, longest] = entry?.weeks ?? []
  expect(text).toMatch(new RegExp(`Plazo ¶ (?:¶ )*${least}–${most} ?semanas`))
  // The total, of what it is made, and the same in the answer to the question.
  expect(text).toContain(
    `${entry?.counted}: ${start.weeks} semanas de espera y de ${making} a ${longest} semanas de trabajo`,
  )
  expect(text).toContain(`Hoy, de ${least} a ${most} semanas ${entry?.counted}; en esa cuenta`)
  for (const { percent } of payment.stages) expect(text).toContain(`${percent} %`)
  expect(html).toContain('href="/como-trabajamos"')
  expect(html).toMatch(/<form[^>]*action="[^"]+"/)
})

test('the page of prices has those of all services, what is free, the payments and the terms', () => {
  const text = textOf('/como-trabajamos')
  for (const { prices } of services.items) for (const { from } of prices) expect(text).toContain(plain(euros(from)))
  for (const { title } of readServices()) expect(text).toContain(title)
  for (const { weeks, counted } of services.items) {
    const [least, most] = totalWeeks(conditions, weeks)
    expect(text).toContain(`Hoy, de ${least} a ${most} semanas ${counted}`)
  }
  for (const { when } of payment.stages) expect(text).toContain(when)
  for (const word of [
    'Gratis',
    'Garantía',
    'Zona',
    'Recogida',
    'Carcoma',
    'Aparcar',
    'FSC',
    'Si cambias algo',
    'un sábado',
    'seguro',
    'ascensor',
    'art. 66 bis',
    'IVA',
  ])
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

describe('one figure each', () => {
  const everywhere = pages.map(({ text }) => text).join(' ')

  test('no whole job is listed for less than the smallest that is taken', () => {
    const whole = services.items.flatMap(({ prices }) => prices).filter(({ unit }) => !unit?.startsWith('m'))
    const parts = ['marco', 'tablero', 'frente']
    expect(whole.filter(({ id, from }) => from < small.minimum && !parts.includes(id))).toEqual([])
    expect(everywhere).toContain(`${plain(euros(small.minimum))} por encargo`)
  })

  test('what is restored or lacquered is fetched for one price, and what is made comes without one', () => {
    const text = textOf('/como-trabajamos')
    expect(text).toContain(`pasa de ${plain(euros(collection.freeFrom))}; si no, son ${plain(euros(collection.price))}`)
    expect(text).not.toContain('Incluidos en los precios')
  })

  test('a distance is the same where the visit is priced and where the way is told', () => {
    for (const { name, km } of area.distances)
      expect(visits.items.find((item) => item.name === `Desde ${name}`)?.text).toContain(`unos ${km}\u00a0km`)
  })

  test('what another trade makes says its own weeks beside its price', () => {
    for (const entry of services.items)
      for (const id of entry.also) {
        const maker = services.items.find(({ prices }) => prices.some((price) => price.id === id))
        const [least, most] = totalWeeks(conditions, maker?.weeks ?? [0, 0])
        expect(textOf(`/${entry.service}`)).toContain(`Hoy, de ${least} a ${most} semanas ${maker?.counted}.`)
      }
  })

  test('every time begins with the accepted quote, and nothing is counted from a drawing or a prototype', () => {
    for (const { counted } of services.items) expect(counted).toMatch(/^desde que aceptas el presupuesto hasta /)
    expect(everywhere).not.toMatch(/(desde|una vez) (que )?(lo )?apr[ou]\w+/)
  })

  test('a service has as many steps as its first paragraph counts', () => {
    for (const { body, process, slug } of readServices()) {
      const [, count] = /Son (\p{L}+) pasos/u.exec(body) ?? []
      if (count) expect([slug, letters.get(count)]).toEqual([slug, process.length])
    }
  })

  test('the chest has the same hours in the gallery, in the article and by the hour of the list', () => {
    const chest = readProjects().find(({ id }) => id === 'arcon-restaurado')
    expect(chest?.hours).toBe(chestHours)
    expect(everywhere).toContain('unas cuarenta horas.')
  })

  test('measuring takes one time on the page and in the answer that proposes a visit', () => {
    expect(textOf('/como-trabajamos')).toMatch(new RegExp(`Vamos a medir ¶ (?:¶ )*[^¶]+¶ (?:¶ )*${visits.lasts}`, 'i'))
    const { templates } = readAnswers()
    expect(templates.find(({ id }) => id === 'visita')?.text).toContain(`La visita dura ${visits.lasts}.`)
  })

  test('the home page names three prices of the list, with the way to all', () => {
    const prices = services.items.flatMap((item) => item.prices)
    for (const id of ['puerta-paso', 'armario', 'cocina'])
      expect(textOf('/')).toContain(`desde ${plain(euros(prices.find((price) => price.id === id)?.from ?? 0))}`)
    expect(textOf('/')).toMatch(/Todos los precios/)
  })

  test('kitchens have their price where they are described, and open wardrobes too', () => {
    for (const [path, name] of [
      ['/ebanisteria', 'Cocina en línea'],
      ['/carpinteria', 'Vestidor'],
    ] as const)
      expect(textOf(path)).toContain(name)
  })

  test('each service asks over its form for what it needs', () => {
    const asked = readServices().map(({ ask }) => ask?.title)
    expect(new Set(asked).size).toBe(readServices().length)
    expect(textOf('/restauracion')).toMatch(/¿Merece la pena ¶? ?arreglarlo\?/)
  })
})

describe('headings claim no work while the pictures are renders and the opinions samples', () => {
  const texts = pages.filter(({ path }) => !path.startsWith('/aviso'))

  test.skipIf(!readTestimonials().quotes.every(({ sample }) => sample))('no customer is said to speak', () => {
    for (const { path, text } of texts)
      expect([path, /Lo que dicen nuestros clientes|con el número de encargo/.exec(text)]).toEqual([path, null])
  })

  test.skipIf(readProjects().some(({ picture }) => readPhotos()[picture.id]?.kind === 'photograph'))(
    'no gallery is called works',
    () => {
      for (const { path, text } of texts)
        expect([path, /¶ Trabajos ¶|Piezas de este oficio|Cómo llegó y cómo se fue|\d+ trabajos/.exec(text)]).toEqual([
          path,
          null,
        ])
    },
  )
})
