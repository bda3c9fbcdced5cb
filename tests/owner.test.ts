import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchOptions } from '#contracts/search.ts'
import { contentFile } from '#reader/content.ts'
import { type Head, isA, readHead, type Thing } from './support/head.ts'
import { copyProject } from './support/project-copy.ts'
import { hostile, strangersIn } from './support/strangers.ts'
import { all, readXml, textOf } from './support/xml.ts'

// The owner adds a service, an article and a project: three files, nothing else. Everything must follow from them.

const words = (count: number) => Array.from({ length: count }, () => 'madera').join(' ')

const service = `---
slug: tapiceria
order: 7
title: Tapicería
teaser: Asientos que vuelven a sostener.
description: "Tapicería de sillas, butacas y cabeceros en el taller de Villacañas, Toledo: estructura, cinchas, relleno y tela, con presupuesto gratuito."
tag: null
pictures: [restauracion-1, ebanisteria-1, interiorismo-1]
woods: [Haya para bastidores]
finishes: [Lino lavado]
process:
  - { title: Miramos, text: "Se levanta la tela vieja." }
  - { title: Montamos, text: "Cinchas y muelles." }
  - { title: Vestimos, text: "La tela que elijas." }
faqs:
  - { question: "¿Traigo yo la tela?", answer: "Como prefieras." }
  - { question: "¿Cuánto tarda?", answer: "Dos semanas." }
  - { question: ${JSON.stringify(`¿Se puede lavar? ${hostile}`)}, answer: ${JSON.stringify(`Según la tela. ${hostile}`)} }
message: "Hola, me gustaría pedir presupuesto para tapizar una pieza. "
---
Una butaca se sienta antes con los ojos. ${words(350)}

## Cuidados

Aspirador con cepillo blando.
`

const article = `---
slug: como-leer-una-tabla
title: Cómo leer una tabla
text: "El canto, la testa y la cara cuentan de qué parte del árbol salió una tabla."
description: "Cómo leer una tabla antes de cortarla: testa, canto, cara, nudos y sentido de la veta, explicado desde el banco de un taller de Toledo."
date: 5 de marzo de 2024
dateTime: 2024-03-05
img: fabricacion-2
---
Toda tabla tiene una testa que la delata. ${words(700)}

## La testa

![](photo:fabricacion-3)
`

const project = `---
id: comoda-cerezo
img: ebanisteria-2
details: "Cómoda de cerezo, Yepes"
tag: [restauracion]
place: Yepes
year: 2024
wood: Cerezo
---
`

// And a text that tries in every field to be more than text.
const quoted = JSON.stringify(hostile)
const hostileArticle = article
  .replace('como-leer-una-tabla', 'texto-hostil')
  .replace(/^title: .*$/m, `title: ${quoted}`)
  .replace(/^text: .*$/m, `text: ${quoted}`)
  .replace(/^description: .*$/m, `description: ${quoted.slice(0, -1)} ${'madera '.repeat(9)}"`)
  .replaceAll(/5 de marzo de 2024|2024-03-05/g, (date) => date.replace('2024', '2019'))
  .replace('## La testa', `## ${hostile}\n\n${hostile} <kbd> <hostil/onx=1>`)
const hostileProject = project.replace(/^wood: .*$/m, `wood: ${quoted}`)
const picture = 'fabricacion-2'
const hostilePhotos = (photos: string) =>
  photos.replace(
    new RegExp(`(?<=^${picture}:\\n)  alt: .*\\n  caption: .*$`, 'm'),
    () => `  alt: ${quoted}\n  caption: ${quoted}`,
  )

const copy = copyProject('owner-')
const { client } = copy
const read = (name: string) => readFileSync(join(client, name), 'utf8')
const head = (path: string) => readHead({ path, file: join(client, path, 'index.html') })
let home: Head

beforeAll(() => {
  copy.write('content/services/07-tapiceria.md', service)
  copy.write('content/news/04-tabla.md', article)
  copy.write('content/projects/11-comoda-cerezo.md', hostileProject)
  copy.write('content/news/00-hostil.md', hostileArticle)
  copy.write('content/photos.yaml', hostilePhotos(readFileSync(contentFile('content/photos.yaml'), 'utf8')))

  const { args, options } = copy.build
  execFileSync(process.execPath, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  home = head('/')
}, 300_000)

afterAll(copy.remove)

test('the service has its page, its share picture and its structured data', () => {
  const { title, meta, links, html, things } = head('/tapiceria')
  expect(title).toBe('Tapicería | Veta')
  expect(links.canonical).toBe('https://veta.example/tapiceria')
  expect(meta['og:image']).toBe('https://veta.example/share/tapiceria.jpg')
  expect(html).toContain('Una butaca se sienta antes con los ojos.')
  expect(html).toContain('presupuesto para tapizar una pieza.')
  expect(html).toContain('>07<')
  expect(html).toContain('Cada encargo de este oficio se calcula aparte')
  expect(things.find(isA('Service'))).toMatchObject({ name: 'Tapicería' })
  expect(things.find(isA('FAQPage'))?.mainEntity).toHaveLength(3)
  const business = home.things.find(isA('HomeAndConstructionBusiness')) as Thing
  expect(JSON.stringify(business.hasOfferCatalog)).toContain('https://veta.example/tapiceria#servicio')
})

test('the service stands in the menus of every page, in the strips, and between its neighbours', () => {
  const strips = ['/', '/sobre-nosotros']
  for (const path of [...strips, '/tapiceria', '/contacto'])
    expect(head(path).html.match(/href="\/tapiceria"/g)?.length).toBeGreaterThanOrEqual(strips.includes(path) ? 3 : 2)
  expect(head('/interiorismo').html).toMatch(
    /<a[^>]*href="\/tapiceria"[^>]*rel="next"|rel="next"[^>]*href="\/tapiceria"/,
  )
})

test('the article has its page, is the fourth of the list and one of the three on the home page', () => {
  const { title, html, things } = head('/como-leer-una-tabla')
  expect(title).toBe('Cómo leer una tabla | Veta')
  expect(html).toContain('Toda tabla tiene una testa que la delata.')
  expect(html).toMatch(/<time dateTime="2024-03-05"|<time datetime="2024-03-05"/)
  expect(things.find(isA('Article'))).toMatchObject({ headline: 'Cómo leer una tabla', datePublished: '2024-03-05' })
  expect(head('/noticias').html).toMatch(/04[\s\S]*href="\/como-leer-una-tabla"/)
  expect(home.html).toContain('href="/como-leer-una-tabla"')
  expect(home.html).not.toContain('href="/la-armonia-entre-la-madera-y-el-diseno-de-interiores"')
})

test('the project stands in the gallery of the home page and among the works of its trade', () => {
  for (const path of ['/', '/restauracion'])
    expect(head(path).html).toContain('Ampliar: Cómoda de cerezo. Recreación 3D')
  expect(home.html.replaceAll('<!-- -->', '')).toContain('>10 piezas<')
  expect(head('/ebanisteria').html).not.toContain('Cómoda de cerezo')
  const images = head('/restauracion').things.find(isA('Service'))?.image as Thing[]
  expect(images.map(({ caption }) => caption)).toContain('Vitrina de cerezo. Recreación 3D')
})

test('the eleventh project is one more than the gallery shows: a list of all begins, with the newest', () => {
  for (const path of ['/', '/restauracion'])
    expect(head(path).html).toMatch(/href="\/proyectos"[^>]*><span>Ver todas las ideas/)
  const { title, links, html } = head('/proyectos')
  expect(title).toBe('Ideas | Veta')
  expect(links.canonical).toBe('https://veta.example/proyectos')
  expect(html.match(/<li id="[a-z-]+"/g)).toHaveLength(11)
  expect(html).toMatch(/<li id="comoda-cerezo"[\s\S]*<li id="puerta-roble"/)
  expect(html).not.toContain('aria-label="Páginas"')
})

test('sitemap, feed and share pictures have them', () => {
  const urls = all(readXml(read('sitemap.xml')), 'url')
  const found = (path: string) => urls.find((url) => textOf(url, 'loc') === `https://veta.example${path}`)
  for (const path of ['/tapiceria', '/como-leer-una-tabla', '/proyectos']) expect(found(path)).toBeDefined()
  expect(JSON.stringify(found('/restauracion'))).toContain('/photos/ebanisteria-2-')
  const [newest] = all(readXml(read('feed.xml')), 'entry')
  expect(newest && textOf(newest, 'id')).toBe('https://veta.example/como-leer-una-tabla')
  for (const name of ['tapiceria', 'como-leer-una-tabla']) expect(read(`share/${name}.jpg`)).not.toBe('')
})

test('the search finds all three', () => {
  const index = new MiniSearch(searchOptions)
  index.addAll(JSON.parse(read('search-index.json')).entries)
  const first = (query: string) => index.search(query)[0]?.url
  expect(first('tapiceria')).toBe('/tapiceria')
  expect(first('leer una tabla')).toBe('/como-leer-una-tabla')
  expect(first('comoda de cerezo')).toBe('/restauracion#comoda-cerezo')
})

test('a text of the owner is text on every page, in the feed and in the structured data', () => {
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(html|xml)$/.test(name))
  const told = pages.filter((name) => read(name).includes('hostil'))
  expect(told).toEqual(
    expect.arrayContaining(['texto-hostil/index.html', 'noticias/index.html', 'tapiceria/index.html', 'feed.xml']),
  )
  // A picture's alt text and caption, a question and its answer, and the picture that is shared.
  const alts = told.filter((name) => /<img[^>]* alt="[^"]*&lt;hostil/.test(read(name)))
  expect(alts).toContain('como-leer-una-tabla/index.html')
  expect(told.some((name) => /<figcaption[^>]*>[^<]*&lt;\/title/.test(read(name)))).toBe(true)
  expect(JSON.stringify(head('/tapiceria').things.find(isA('FAQPage'))?.mainEntity)).toContain('<hostil onx=1>')
  expect(read('share/texto-hostil.jpg')).not.toBe('')
  for (const name of told) {
    if (name.endsWith('.xml')) expect(all(readXml(read(name)), 'hostil'), name).toEqual([])
    else expect(strangersIn(read(name)), name).toEqual([])
  }
  expect(head('/texto-hostil').things.find(isA('Article'))?.headline).toContain('<hostil onx=1>')
})
