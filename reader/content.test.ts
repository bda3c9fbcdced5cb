import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentFile, contentFolder } from '#reader/content.ts'
import { readingTime } from '#words/article-words.ts'
import { readingFrom } from './content.ts'
import { newsPage, projectAddresses, toldProjects } from './listing.ts'
import { renderMarkdown } from './markdown.ts'
import { captionOf, englishPicture } from './pictures.ts'
import { placeholderKeys } from './placeholder-keys.ts'
import { interpolate, placeholders } from './placeholders.ts'
import { readProjectPage } from './project-page.ts'
import {
  readAbout,
  readBoxes,
  readConditions,
  readFacts,
  readHome,
  readHowWeWork,
  readLegal,
  readNews,
  readPages,
  readPhotos,
  readProjects,
  readServices,
  readTestimonials,
} from './read.ts'
import { Testimonials } from './schema.ts'
import { readSettings } from './settings.ts'

const copies: string[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true })
})

/** A copy of content/ with a change in one of its files; gives its folder. */
function withChange(file: string, from: string | RegExp, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  copies.push(root)
  cpSync(contentFolder(), root, { recursive: true, filter: (path) => !/\.jpg$/.test(path) })
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  const changed = source.replace(from, to)
  if (changed === source) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, changed)
  return root
}

test('what ships is read without a complaint', () => {
  const readers = [readHome, readPages, readFacts, readTestimonials, readBoxes, readAbout, readPhotos, readSettings]
  for (const read of [...readers, readConditions, readHowWeWork]) expect(read()).toBeTypeOf('object')
  expect(readServices()).toHaveLength(6)
  expect(readNews().map(({ postCount }) => postCount)).toEqual(['01', '02', '03'])
  expect(newsPage(1)?.map(({ postCount, dateTime }) => [postCount, dateTime])).toEqual([
    ['03', '2023-08-18'],
    ['02', '2023-07-03'],
    ['01', '2023-06-12'],
  ])
  expect([1, 2].map(readingTime)).toEqual(['1 minuto de lectura', '2 minutos de lectura'])
  expect(readProjects()).toHaveLength(10)
  expect(readTestimonials().quotes.every(({ sample }) => sample)).toBe(true)
})

test('a project with a story has a page with its pictures, what is made up says so, and the others have none', () => {
  expect(toldProjects().map(({ story }) => story)).toEqual(['/proyectos/arcon-restaurado'])
  const page = readProjectPage('/proyectos/arcon-restaurado')
  expect(page).toMatchObject({
    title: 'Arcón del siglo XIX restaurado',
    facts: [
      { name: 'Oficio', value: 'Restauración' },
      { name: 'Madera', value: 'Castaño' },
      { name: 'Horas', value: '40 h' },
    ],
  })
  expect(page?.project.sample).toBe(true)
  expect(page?.album.map(({ facts }) => facts)).toEqual(['Durante', 'Después'])
  expect(page?.album.every(({ details }) => details.endsWith('Recreación 3D'))).toBe(true)
  expect(page?.html).toContain('Cómo llegó')
  expect(page?.html, 'a picture between its texts').toContain('<figure>')
  // A chest to mend is not built: the way to a quote asks what its trade asks.
  expect(page?.band.title).toBe(readServices().find(({ slug }) => slug === 'restauracion')?.ask?.title)
  expect(readProjectPage('/proyectos/puerta-roble')).toBeUndefined()
  expect(projectAddresses().get('arcon-restaurado')).toBe('/proyectos/arcon-restaurado')
})

test.each([0, 1, 5])('there are as many opinions as there are: %d', (count) => {
  const quote = { quote: 'Bien.', author: 'Ana', profession: 'Toledo', sample: true }
  const { kicker, note, ...others } = parse(readFileSync(contentFile('content/testimonials.yaml'), 'utf8'))
  const given = { ...others, kicker, note, quotes: Array.from({ length: count }, () => quote) }
  expect(Testimonials.parse(given).quotes).toHaveLength(count)
})

test.each(readNews())('$slug has pictures and subheads', ({ body }) => {
  expect(body.match(/^## /gm)?.length).toBeGreaterThan(3)
  expect(body).toContain('![](photo:')
})

test('what is read is ready to be shown: placeholders filled in, pictures in the place of their ids, read once', () => {
  const { slides, about } = readHome()
  expect(about.title).toBe(`${readSettings().years} años de experiencia`)
  expect(slides[0]).toMatchObject({
    id: 'ebanisteria',
    picture: { id: 'slide-ebanisteria', widths: expect.any(Array) },
  })
  expect(slides[0]).not.toHaveProperty('bgImg')
  const [service] = readServices()
  expect(service?.picture).toEqual(service?.pictures[0])
  expect(JSON.stringify([readHome(), readAbout(), readPages(), readNews(), readLegal()])).not.toContain('{{')
  expect(readHome()).toBe(readHome())
})

test('what differs from another root is read from there', () => {
  const root = withChange('settings.yaml', 'brand: Veta', 'brand: Tilo')
  expect(readingFrom(root, readPages).article.masthead).toBe('Blog Tilo')
  expect(readPages().article.masthead).toBe('Blog Veta')
})

const door = 'projects/01-puerta-roble.md'
const joinery = 'services/01-carpinteria.md'
const harmony = 'news/01-armonia.md'
const long = 'x'.repeat(161)

test.each([
  ['space-separated', 'tag: carpinteria restauracion'],
  ['space-separated, with spaces to spare', 'tag: "  carpinteria   restauracion "'],
  ['as a list', 'tag: [carpinteria, restauracion]'],
])('the tags of a project, %s', (_, line) => {
  const [project] = readingFrom(withChange(door, /^tag: .*$/m, line), readProjects)
  expect(project).toMatchObject({ tag: ['carpinteria', 'restauracion'], name: 'Carpintería', link: '/carpinteria' })
})

test('what ships has its tags space-separated', () => {
  for (const { file } of readProjects()) expect(readFileSync(file, 'utf8')).toMatch(/^tag: [a-z]+( [a-z]+)*$/m)
})

describe('a mistake stops the reading and names file, field and what is expected', () => {
  test.each([
    [
      'missing field',
      readServices,
      joinery,
      /^teaser: .*\n/m,
      '',
      '"teaser" is missing; expected a text that is not empty.',
    ],
    [
      'missing field in a list',
      readServices,
      joinery,
      / question: "[^"]*",/,
      '',
      '"faqs.0.question" is missing; expected a text that is not empty.',
    ],
    [
      'misspelt field',
      readServices,
      joinery,
      'teaser:',
      'teeser:',
      'unknown key "teeser"; remove it or correct its spelling.',
    ],
    [
      'unknown tag',
      readProjects,
      door,
      'tag: carpinteria',
      'tag: carpinteria carpintería',
      '"tag" is "carpinteria carpintería"; expected one or more of carpinteria, ebanisteria, interiorismo, restauracion, with spaces between.',
    ],
    [
      'unknown tag of a service',
      readServices,
      joinery,
      'tag: carpinteria',
      'tag: puertas',
      '"tag" is "puertas"; expected one of carpinteria, ebanisteria, interiorismo, restauracion.',
    ],
    [
      'no tag',
      readProjects,
      door,
      'tag: carpinteria',
      'tag: []',
      '"tag" is []; expected one or more of carpinteria, ebanisteria, interiorismo, restauracion, with spaces between.',
    ],
    [
      'a part of a drawing without its name',
      readServices,
      joinery,
      '"Contrahuella", ',
      '',
      'expected 5 names: the drawing has as many numbers.',
    ],
    [
      'a drawing that there is not',
      readServices,
      joinery,
      'of: escalera',
      'of: rampa',
      '"drawing.of" is "rampa"; expected one of escalera, ',
    ],
    [
      'dead picture',
      readProjects,
      door,
      'img: puerta-roble',
      'img: puerta-pino',
      '"img" is "puerta-pino"; expected the id of a picture in content/photos.yaml.',
    ],
    [
      'dead picture in a list',
      readServices,
      joinery,
      'carpinteria-2',
      'carpinteria-9',
      '"pictures" is "carpinteria-9"; expected the id of a picture in content/photos.yaml.',
    ],
    [
      'dead picture in the text',
      readNews,
      harmony,
      'photo:armonia-detalle',
      'photo:nada',
      '"body" is "nada"; expected the id of a picture in content/photos.yaml.',
    ],
    [
      'picture from elsewhere',
      readNews,
      harmony,
      'photo:armonia-detalle',
      '/foto.jpg',
      '"body" has the picture "/foto.jpg"; expected photo:ID with an ID of content/photos.yaml.',
    ],
    [
      'duplicate id',
      readProjects,
      door,
      'id: puerta-roble',
      'id: escalera-fresno',
      '"id" is "escalera-fresno", which content/projects/01-puerta-roble.md has already; expected one of its own.',
    ],
    [
      'duplicate slug',
      readServices,
      joinery,
      'slug: carpinteria',
      'slug: restauracion',
      '"slug" is "restauracion", which content/services/01-carpinteria.md has already; expected one of its own.',
    ],
    [
      'slug with a space',
      readNews,
      harmony,
      /^slug: .*/m,
      'slug: La armonía',
      '"slug" is "La armonía"; expected small letters, digits and hyphens.',
    ],
    [
      'date that does not exist',
      readNews,
      harmony,
      'dateTime: 2023-06-12',
      'dateTime: 2023-06-31',
      '"dateTime" is "2023-06-31"; expected a date such as 2023-06-12.',
    ],
    [
      'date that is another day',
      readNews,
      harmony,
      'date: 12 de junio',
      'date: 13 de junio',
      '"date" is "13 de junio de 2023"; expected "12 de junio de 2023", the day of "dateTime".',
    ],
    ['year in words', readProjects, door, 'year: 2021', 'year: hace dos', '"year" is "hace dos"; expected a year.'],
    [
      'description too long',
      readServices,
      joinery,
      /^description: .*/m,
      `description: ${long}`,
      `"description" is "${long}"; expected 70 to 160 characters.`,
    ],
    [
      'description too short',
      readNews,
      harmony,
      /^description: .*/m,
      'description: Corta.',
      '"description" is "Corta."; expected 70 to 160 characters.',
    ],
    [
      'too few questions',
      readServices,
      joinery,
      /^faqs:\n(?: {2}- .*\n)*/m,
      'faqs: []\n',
      '"faqs" is []; expected three to five questions.',
    ],
    [
      'unknown placeholder',
      readServices,
      joinery,
      '{{years}}',
      '{{anos}}',
      '"body" has {{anos}}; expected one of brand, years,',
    ],
    [
      'no front matter',
      readNews,
      harmony,
      /^---\n/,
      '',
      'begins without front matter; expected "---", the fields, "---" and then the text.',
    ],
    [
      'fields that are no YAML',
      readNews,
      harmony,
      'img: noticia-armonia',
      'img: [noticia',
      'the fields cannot be read: ',
    ],
  ] as const)('%s', (_, read, file, from, to, sentence) => {
    const root = withChange(file, from, to)
    expect(() => readingFrom<unknown>(root, read)).toThrow(sentence)
    expect(() => readingFrom<unknown>(root, read)).toThrow(/^content\/\w+\/[\w-]+\.md: /)
  })

  test.each([
    [
      'dead picture of a slide',
      readHome,
      'home.yaml',
      'bgImg: slide-carpinteria',
      'bgImg: nada',
      '"slides.1.bgImg" is "nada"; expected the id of a picture in content/photos.yaml.',
    ],
    [
      'duplicate id of a slide',
      readHome,
      'home.yaml',
      'id: carpinteria',
      'id: ebanisteria',
      '"slides.1.id" is "ebanisteria", which "slides.0.id" has already; expected one of its own.',
    ],
    [
      'link that is no path',
      readHome,
      'home.yaml',
      'links: /carpinteria',
      'links: carpinteria',
      '"slides.1.links" is "carpinteria"; expected a path such as /contacto.',
    ],
    [
      'link to another host',
      readHome,
      'home.yaml',
      'links: /carpinteria',
      'links: //2130706433/x',
      '"slides.1.links" is "//2130706433/x"; expected a path such as /contacto.',
    ],
    ['two slides', readHome, 'home.yaml', / {2}- id: carpinteria[\s\S]*?(?= {2}- id: )/, '', '"slides" is'],
    [
      'a number in words',
      readFacts,
      'facts.yaml',
      'contentNumber: 120',
      'contentNumber: muchas',
      '"counters.0.contentNumber" is "muchas"; expected a whole number.',
    ],
    [
      'an opinion that does not say whether it is a sample',
      readTestimonials,
      'testimonials.yaml',
      'sample: true, ',
      '',
      '"quotes.0.sample" is missing; expected true or false.',
    ],
    [
      'a box too many',
      readBoxes,
      'boxes.yaml',
      /( {4}- \{ id: presupuesto.*\n)/,
      '$1    - { id: otra, title: Otra, text: Otra, link: /otra }\n',
      '"boxes.items" is',
    ],
    [
      'an empty banner',
      readAbout,
      'about.yaml',
      /text: "Lo que dibujamos[^"]*"/,
      'text: ""',
      '"banner.text" is ""; expected a text that is not empty.',
    ],
    [
      'a picture without words',
      readPhotos,
      'photos.yaml',
      /(slide-ebanisteria:\n) {2}alt: .*\n/,
      '$1',
      '(slide-ebanisteria): "alt" is missing; expected a text that is not empty.',
    ],
    [
      'a kind of picture that there is not',
      readPhotos,
      'photos.yaml',
      /(slide-ebanisteria:\n)/,
      '$1  kind: drawing\n',
      '(slide-ebanisteria): "kind" is "drawing"; expected "render" or "photograph".',
    ],
    [
      'a photograph that is credited as a render',
      readPhotos,
      'photos.yaml',
      /(slide-ebanisteria:\n)/,
      '$1  kind: photograph\n',
      '(slide-ebanisteria): "credit" is "Render del taller {{brand}}"; expected the name of the photographer.',
    ],
    [
      'a guarantee that is shorter than the law allows',
      readConditions,
      'conditions.yaml',
      'years: 3 ',
      'years: 2 ',
      '"guarantee.years" is 2; expected at least 3, which is what the law asks.',
    ],
    [
      'payments that are not the whole',
      readConditions,
      'conditions.yaml',
      'percent: 20',
      'percent: 30',
      'expected stages of together 100 %.',
    ],
    [
      'prices of a service that there is not',
      readConditions,
      'conditions.yaml',
      'service: ebanisteria',
      'service: tapiceria',
      '"services.items" has "tapiceria"; expected one of carpinteria, ebanisteria,',
    ],
    [
      'an article that leads to a service there is not',
      readNews,
      'news/03-restauracion.md',
      'service: restauracion',
      'service: tapiceria',
      'news/03-restauracion.md: "band.service" is "tapiceria"; expected one of carpinteria, ebanisteria,',
    ],
    [
      'weeks the wrong way round',
      readConditions,
      'conditions.yaml',
      '[4, 6]',
      '[6, 4]',
      '"services.items.0.weeks" is [6,4]; expected two numbers, the least and the most weeks.',
    ],
    [
      'a price in words',
      readConditions,
      'conditions.yaml',
      'from: 590',
      'from: mucho',
      '"services.items.0.prices.0.from" is "mucho"; expected an amount in euros such as 590.',
    ],
    [
      'conditions that do not say whether they are samples',
      readConditions,
      'conditions.yaml',
      /(quote:\n) {2}sample: true\n/,
      '$1',
      '"quote.sample" is missing; expected true while the owner has not confirmed it, else false.',
    ],
    [
      'a focal point outside the picture',
      readPhotos,
      'photos.yaml',
      '[0.65, 0.5]',
      '[65, 0.5]',
      '"focal.0" is 65; expected a number from 0 to 1.',
    ],
  ] as const)('%s', (_, read, file, from, to, sentence) => {
    const root = withChange(file, from, to)
    expect(() => readingFrom<unknown>(root, read)).toThrow(sentence)
    expect(() => readingFrom<unknown>(root, read)).toThrow(`content/${file}`)
  })

  test('every mistake of a collection is told at once', () => {
    const root = withChange(joinery, 'tag: carpinteria\n', 'tag: x\nmenu: y\n')
    writeFileSync(
      join(root, 'services/02-ebanisteria.md'),
      readFileSync(join(root, 'services/02-ebanisteria.md'), 'utf8').replace(/^order: .*\n/m, ''),
    )
    expect(() => readingFrom(root, readServices)).toThrow(
      /01-carp.*"tag" is "x"[\s\S]*unknown key "menu"[\s\S]*02-eb.*"order" is missing/,
    )
  })

  test('a legal text with a wrong date', () => {
    const root = withChange('legal/aviso-legal.md', 'updated: 2023-08-18', 'updated: 18/8/2023')
    expect(() => readingFrom(root, readLegal)).toThrow(
      'content/legal/aviso-legal.md: "updated" is "18/8/2023"; expected a date such as 2023-06-12.',
    )
  })
})

describe('a wrong setting names its key, its value and what is allowed', () => {
  test.each([
    ['brand: Veta', 'brand: ""', '"brand" is ""; expected a text that is not empty.'],
    [
      'siteUrl: https://veta.example ',
      'siteUrl: veta.example ',
      '"siteUrl" is "veta.example"; expected an address such as https://example.es, without a slash at the end.',
    ],
    [
      'siteUrl: https://veta.example ',
      'siteUrl: https://veta.example/ ',
      '"siteUrl" is "https://veta.example/"; expected an address such as',
    ],
    [
      '  phone: ""',
      '  phone: 600112233',
      '"contact.phone" is 600112233; expected an international number such as "+34 600 11 22 33", or "".',
    ],
    ['whatsappText: Hola', 'whatsappText: 3\n  x: Hola', '"contact.whatsappText" is 3; expected a text, or "".'],
    ['  email: ""', '  email: hola.veta', '"contact.email" is "hola.veta"; expected an e-mail address, or "".'],
    ['opens: "08:00"', 'opens: "8"', '"contact.hours.0.opens" is "8"; expected a time in quotes such as "08:00".'],
    ['[Monday,', '[Lunes,', '"contact.hours.0.week.0" is "Lunes"; expected one of Monday, Tuesday,'],
    [
      'postalCode: "45860"',
      'postalCode: 45860',
      '"address.postalCode" is 45860; expected five digits in quotes such as "45860".',
    ],
    ['country: ES', 'country: España', '"address.country" is "España"; expected a two-letter country code such as ES.'],
    [
      'instagram: ""',
      'instagram: "@veta"',
      '"social.instagram" is "@veta"; expected an address that begins with https://, or "".',
    ],
    ['  nif: ""', '  nif: 12345678', '"owner.nif" is 12345678; expected a text, or "".'],
    ['years: 23 ', 'years: veintitrés ', '"years" is "veintitrés"; expected a whole number.'],
    ['years: 23 ', 'years: 0 ', '"years" is 0; expected a whole number above 0.'],
    ['home: slider ', 'home: grid ', '"home" is "grid"; expected "slider" or "boxes".'],
    ['consent: scroll ', 'consent: no ', '"consent" is "no"; expected "scroll" or "choice".'],
    [
      'endpoint: /api/submit',
      'endpoint: api',
      '"enquiry.endpoint" is "api"; expected a path such as /api/submit or an address that begins with https://.',
    ],
    [
      'webVitals: ""',
      'webVitals: /medir',
      '"measuring.webVitals" is "/medir"; expected an address that begins with https://, or "".',
    ],
    [
      'webVitals: ""',
      'webVitals: https://m.example/x',
      '"measuring.webVitals" is "https://m.example/x"; expected "" while "consent" is "scroll", because scrolling is no consent to measuring; set consent: choice.',
    ],
    ['hoursSample: true', 'hoursSample: si', '"contact.hoursSample" is "si"; expected true until the owner'],
    ['years: 23 ', 'year: 23 ', 'unknown key "year"; remove it or correct its spelling.'],
    ['years: 23 ', 'year: 23 ', '"years" is missing; expected a whole number.'],
    [
      '  region: Toledo',
      '  provincia: Toledo',
      'unknown key "provincia" under "address"; remove it or correct its spelling.',
    ],
    [/social:\n.*\n.*\n/, '', '"social" is missing; expected a group of fields.'],
    ['brand: Veta', 'brand: [Veta', 'cannot be read: '],
  ] as const)('%s → %s', (from, to, sentence) => {
    const root = withChange('settings.yaml', from, to)
    expect(() => readingFrom(root, readSettings)).toThrow(sentence)
    expect(() => readingFrom(root, readSettings)).toThrow(/^content\/settings\.yaml/)
  })
})

test('measuring is allowed where the visitor is asked first', () => {
  const root = withChange('settings.yaml', 'webVitals: ""', 'webVitals: https://m.example/x')
  const file = join(root, 'settings.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('consent: scroll', 'consent: choice'))
  expect(readingFrom(root, readSettings).measuring.webVitals).toBe('https://m.example/x')
})

describe('a render says what it is, and is nowhere and of no year', () => {
  test('in the gallery, until its entry says that it is a photograph', () => {
    const [render] = readProjects()
    expect(render).toMatchObject({ title: 'Puerta de entrada en roble', facts: 'Roble' })
    expect(render?.details).toBe('Puerta de entrada en roble. Recreación 3D')
    expect(JSON.stringify(render)).not.toMatch(/Tembleque|2021/)

    const root = withChange(
      'photos.yaml',
      /(puerta-roble:\n[\s\S]*?) {2}credit: .*\n/,
      '$1  credit: Ana\n  kind: photograph\n',
    )
    const [photographed] = readingFrom(root, readProjects)
    expect(photographed).toMatchObject({
      details: 'Puerta de entrada en roble, Tembleque',
      facts: 'Roble, 2021',
      place: 'Tembleque',
      year: 2021,
    })
  })

  test('in every other caption', () => {
    const plate = { caption: 'Cómoda', place: 'Ocaña' }
    expect(captionOf({ ...plate, kind: 'render' })).toBe('Cómoda. Recreación 3D')
    expect(captionOf({ ...plate, kind: 'photograph' })).toBe('Cómoda, Ocaña')
    expect(captionOf({ kind: 'render', caption: 'Caja y espiga' })).toBe('Caja y espiga. Recreación 3D')
    expect(captionOf({ kind: 'photograph', caption: 'Caja y espiga' })).toBe('Caja y espiga')
  })

  test('in English on an English page, also of a picture that was made for these pages alone', () => {
    expect(englishPicture('carpinteria-2').caption).toBe('Window with a seat. 3D render')
    expect(englishPicture('producto-silla').caption).toBe('Ladder-back chair. 3D render')
  })
})

describe('placeholders', () => {
  test('have a value for each name that a text may use, and no other', () => {
    expect(Object.keys(placeholders()).sort()).toEqual([...placeholderKeys].sort())
  })

  test('read as a plain sentence while the owner has not given a fact, and as the fact once it is given', () => {
    const settings = readSettings()
    const unset = placeholders({ ...settings, owner: { name: '', nif: '', registry: '', roesb: '' } })
    expect(unset.ownerLines).toMatch(
      /^- \*\*Titular:\*\* Quien lleva el taller Veta\. Su nombre y su NIF se dan a quien/,
    )
    expect(Object.values(unset).join()).not.toMatch(/[[\]]|pendiente/)
    const set = placeholders({
      ...settings,
      owner: { name: 'Ana Pérez', nif: '00000000T', registry: '', roesb: '' },
    })
    expect(interpolate('{{owner.name}}\n{{ ownerLines }}', set)).toBe(
      'Ana Pérez\n- **Titular:** Ana Pérez\n- **NIF:** 00000000T',
    )
    const half = placeholders({
      ...settings,
      owner: { name: 'Ana Pérez', nif: '', registry: 'Tomo 1', roesb: '' },
    })
    expect(half.ownerLines).toMatch(
      /NIF:\*\* Se da a quien lo pida en .*\n- \*\*Datos de inscripción registral:\*\* Tomo 1$/,
    )
  })

  test('the privacy text names an external form service and its transfer outside the EU', () => {
    const settings = readSettings()
    const { formService } = placeholders({
      ...settings,
      enquiry: { endpoint: 'https://forms.example/submit', accessKey: 'x' },
    })
    expect(formService).toContain('forms.example')
    expect(formService).toContain('fuera del Espacio Económico Europeo')
  })

  test('the cookie text follows the way of consent and the measuring', () => {
    const settings = readSettings()
    expect(placeholders({ ...settings, consent: 'scroll' }).consent).toContain('20 % de la altura')
    expect(placeholders({ ...settings, consent: 'choice' }).consent).toContain('«Aceptar» y «Rechazar»')
    expect(placeholders({ ...settings, measuring: { webVitals: 'https://m.example/x' } }).measuring).toContain(
      'm.example',
    )
  })
})

describe('Markdown', () => {
  const html = (markdown: string) => renderMarkdown(markdown).html

  test.each([
    '<script>alert(1)</script>',
    'Hola <img src=x onerror=alert(1)> y adiós',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '# <svg onload=alert(1)>',
    '| a |\n| --- |\n| <b onclick=x> |',
  ])('shows raw HTML and does not obey it: %s', (markdown) => {
    expect(html(markdown)).not.toMatch(/<(script|img|iframe|a|svg|b)\b/)
    expect(html(markdown)).toContain('&lt;')
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,hola)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x]( javascript:alert(1))',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '<javascript:alert(1)>',
  ])('makes no link of %s', (markdown) => {
    expect(html(markdown)).not.toContain('<a')
    expect(html(markdown)).not.toContain('href')
  })

  test('a title of a link cannot leave its quotes', () => {
    expect(html(`[x](/contacto '" onclick="alert(1)')`)).toBe(
      '<p><a href="/contacto" title="&quot; onclick=&quot;alert(1)">x</a></p>',
    )
  })

  test('links outward say so in rel, links within do not', () => {
    expect(html('[AEPD](https://www.aepd.es)')).toContain(
      '<a href="https://www.aepd.es" target="_blank" rel="noopener noreferrer">AEPD</a>',
    )
    for (const to of ['/contacto', '#cuidados', 'mailto:hola@veta.example', 'tel:+34600000000'])
      expect(html(`[x](${to})`)).toBe(`<p><a href="${to}">x</a></p>`)
  })

  test('a picture is one of photos.yaml, with its words, or nothing is built', () => {
    expect(html('![](photo:interiorismo-3)')).toMatch(
      /^<figure><picture>.*alt="Muestras de madera.*<figcaption class="caption">/,
    )
    expect(() => html('![](https://evil.example/x.jpg)')).toThrow('not of the form photo:ID')
    expect(() => html('![](photo:nada)')).toThrow('there is no picture "nada"')
    expect(html('![" onerror="x](photo:armonia-detalle)')).not.toContain('alt="" onerror')
  })

  test('a figure stays on the line of its unit', () => {
    expect(html('De 35 o 40 mm, a 3 metros; 244 × 122 cm; RAL 9001, 5 %.')).toBe(
      '<p>De 35 o 40\u00a0mm, a 3 metros; 244\u00a0×\u00a0122\u00a0cm; RAL\u00a09001, 5\u00a0%.</p>',
    )
  })

  test('headings get ids of their own, without accents', () => {
    const { html, headings } = renderMarkdown('## Qué hacemos\n\n## Qué hacemos\n\n### Más', { lower: 1 })
    expect(headings.map(({ id, depth }) => [id, depth])).toEqual([
      ['que-hacemos', 3],
      ['que-hacemos-2', 3],
      ['mas', 4],
    ])
    expect(html).toContain('<h3 id="que-hacemos">Qué hacemos</h3>')
  })
})
