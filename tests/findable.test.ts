import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { SearchFile } from '#contracts/search.ts'
import { kinds } from '#design/kinds.ts'
import { toldProjects } from '#reader/listing.ts'
import { readConditions, readNews, readServices } from '#reader/read.ts'
import { readSettings } from '#reader/settings.ts'
import { client } from './support/built-pages.ts'
import { builtFile, type Head, isA, readHeads, type Thing } from './support/head.ts'
import { all, readXml, textOf } from './support/xml.ts'

const { siteUrl, brand, address, social, contact } = readSettings()
const heads = readHeads()
const spanish = heads.filter(({ lang }) => lang === 'es')
const english = heads.filter(({ lang }) => lang === 'en')
const articles = readNews().map(({ slug }) => `/${slug}`)
const stories = toldProjects().map(({ story = '' }) => story)
const services = readServices().map(({ slug }) => `/${slug}`)
const legal = ['/aviso-legal', '/politica-privacidad', '/politica-cookies', '/accesibilidad']
const forEveryone = [
  '/',
  '/sobre-nosotros',
  '/como-trabajamos',
  '/noticias',
  '/contacto',
  '/presupuesto',
  '/disena',
  ...kinds.map((kind) => `/disena/${kind}`),
  ...services,
  ...articles,
  ...stories,
  ...legal,
].sort()
const forVisitorsOnly = ['/buscar', '/inicio-servicios', '/thank-you']
const headOf = (path: string) => heads.find((head) => head.path === path) as Head
const local = (url: unknown) => join(client, String(url).slice(siteUrl.length))

test('Spanish pages say lang es, all others lang en', () => {
  expect(spanish.map(({ path }) => path).sort()).toEqual([...forEveryone, ...forVisitorsOnly].sort())
  expect(english.length).toBeGreaterThanOrEqual(30)
  expect(spanish.length + english.length).toBe(heads.length)
})

describe.each(spanish)('$path', ({ path, title, meta, links, html }) => {
  test('has a title and a description (70–160 characters) of its own', () => {
    expect(title).toContain(brand)
    expect(meta.description?.length).toBeGreaterThanOrEqual(70)
    expect(meta.description?.length).toBeLessThanOrEqual(160)
    expect(meta.description).not.toMatch(/\{\{|pendiente/)
    const others = heads.filter((head) => head.path !== path)
    expect(others.filter((head) => head.title === title || head.meta.description === meta.description)).toEqual([])
  })

  test('names the icons, the manifest and the feed, and they are there', () => {
    for (const rel of ['icon', 'apple-touch-icon', 'manifest', 'alternate'])
      expect(existsSync(join(client, links[rel] ?? 'not linked'))).toBe(true)
  })

  test('has no text left unfilled', () => {
    expect(html).not.toMatch(/\{\{|undefined<|\[object/)
  })
})

test.each(forEveryone)('%s: canonical address, and cards with a picture of 1200 × 630', async (path) => {
  const { meta, links, title } = headOf(path)
  expect(meta.robots).toBeUndefined()
  expect(links.canonical).toBe(`${siteUrl}${path}`)
  expect(meta).toMatchObject({
    'og:title': title,
    'og:description': meta.description,
    'og:url': `${siteUrl}${path}`,
    'og:type': [...articles, ...stories].includes(path) ? 'article' : 'website',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
  const { width, height, format } = await sharp(local(meta['og:image'])).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  expect(statSync(local(meta['og:image'])).size).toBeLessThan(300 * 1024)
})

test('each page has a picture of its own for the cards', () => {
  expect(new Set(forEveryone.map((path) => headOf(path).meta['og:image'])).size).toBe(forEveryone.length)
})

test.each([...english.map(({ path }) => path), ...forVisitorsOnly])('%s is noindex', (path) => {
  expect(headOf(path).meta.robots).toContain('noindex')
  expect(headOf(path).links.canonical).toBeUndefined()
})

describe('structured data', () => {
  test.each(forEveryone)('%s: the validator finds no fault', async (path) => {
    const found = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
      headOf(path).html,
    )
    expect(found.errors ?? []).toEqual([])
    expect(Object.keys(found.jsonld)).not.toEqual([])
    const issues = await new Validator().validate(found)
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([])
  })

  test('the validator does see a fault', async () => {
    const broken = headOf('/contacto').html.replace(/"position":1,/, '')
    const found = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(broken)
    expect((await new Validator().validate(found)).map(({ severity }) => severity)).toContain('ERROR')
  })

  const business = headOf('/').things.find(isA('HomeAndConstructionBusiness')) as Thing

  test('the business: two kinds at once, one stable @id, address, offers', () => {
    expect(business).toMatchObject({
      '@type': ['HomeAndConstructionBusiness', 'FurnitureStore'],
      '@id': `${siteUrl}/#negocio`,
      name: `${brand} Factory Design`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressRegion: address.region,
        addressCountry: address.country,
      },
    })
    const offers = (business.hasOfferCatalog as { itemListElement: { itemOffered: Thing }[] }).itemListElement
    expect(offers.map(({ itemOffered }) => itemOffered.url)).toEqual(services.map((path) => `${siteUrl}${path}`))
    expect(existsSync(local(business.logo))).toBe(true)
  })

  test('area, prices and answers are told to search engines only once they are confirmed', () => {
    const { area, services: prices, small } = readConditions()
    expect(area.sample && prices.sample && small.sample).toBe(true)
    expect(business).not.toHaveProperty('areaServed')
    expect(business).not.toHaveProperty('priceRange')
    expect(readServices().every(({ confirmed }) => !confirmed)).toBe(true)
    for (const { things } of heads) expect(things.filter(isA('FAQPage'))).toEqual([])
  })

  test('no page says elsewhere where the workshop works, and none offers anything for nothing', () => {
    for (const { things } of heads) {
      const others = things.filter((thing) => !isA('HomeAndConstructionBusiness')(thing))
      expect(JSON.stringify(others)).not.toMatch(/areaServed|"price":/)
    }
  })

  test('what the owner has not set is left out, not made up', () => {
    expect(business.openingHoursSpecification).toEqual(
      contact.hoursSample
        ? undefined
        : contact.hours.map(({ opens, closes }) => expect.objectContaining({ opens, closes })),
    )
    expect(business.sameAs).toEqual(
      [social.instagram, social.facebook].filter(Boolean).length ? expect.anything() : undefined,
    )
    expect(business.telephone).toEqual(contact.phone || undefined)
    expect(business.email).toEqual(contact.email || undefined)
  })

  test('no page praises itself: no rating, no review', () => {
    for (const { things } of heads) expect(JSON.stringify(things)).not.toMatch(/rating|review/i)
  })

  test('every page that names the business means the same one', () => {
    const ids = heads.flatMap(({ things }) => things.filter(isA('HomeAndConstructionBusiness')).map((it) => it['@id']))
    expect(new Set(ids)).toEqual(new Set([`${siteUrl}/#negocio`]))
  })

  test('the website', () => {
    const website = headOf('/').things.find(isA('WebSite'))
    expect(website).toMatchObject({ url: `${siteUrl}/`, name: brand, inLanguage: 'es' })
  })

  test.each(forEveryone.filter((path) => path !== '/'))('%s: breadcrumbs from Inicio to itself', (path) => {
    const list = headOf(path).things.find(isA('BreadcrumbList'))?.itemListElement as Record<string, unknown>[]
    expect(list.map(({ position }) => position)).toEqual(list.map((_, i) => i + 1))
    expect(list[0]).toMatchObject({ name: 'Inicio', item: `${siteUrl}/` })
    expect(list.at(-1)).toMatchObject({ item: `${siteUrl}${path}` })
    for (const { item } of list) expect(forEveryone.map((it) => `${siteUrl}${it}`)).toContain(item)
  })

  test.each(services)('%s: Service of the business, its pictures with licence, its questions', (path) => {
    const { things } = headOf(path)
    const service = things.find(isA('Service'))
    expect(service).toMatchObject({
      '@id': `${siteUrl}${path}#servicio`,
      url: `${siteUrl}${path}`,
      provider: { '@id': `${siteUrl}/#negocio` },
    })
    const images = service?.image as Thing[]
    expect(images.length).toBeGreaterThanOrEqual(3)
    for (const image of images) {
      expect(image).toMatchObject({ '@type': 'ImageObject', license: `${siteUrl}/aviso-legal` })
      expect(image.creditText).toMatch(new RegExp(brand))
      expect(image.acquireLicensePage).toBe(`${siteUrl}/contacto`)
      expect(existsSync(local(image.contentUrl))).toBe(true)
    }
  })

  test.each(readNews())('/$slug: Article with dates, author, publisher and pictures', ({ slug, title, dateTime }) => {
    const article = headOf(`/${slug}`).things.find(isA('Article'))
    expect(article).toMatchObject({
      headline: title,
      datePublished: dateTime,
      inLanguage: 'es',
      author: { '@id': `${siteUrl}/#negocio`, name: `${brand} Factory Design` },
      publisher: { '@id': `${siteUrl}/#negocio` },
      mainEntityOfPage: { '@id': `${siteUrl}/${slug}` },
    })
    expect(title.length).toBeLessThanOrEqual(110)
    const [photo, card] = (article as Thing).image as [Thing, string]
    expect(existsSync(local(photo.contentUrl))).toBe(true)
    expect(existsSync(local(card))).toBe(true)
    expect(article?.wordCount).toBeGreaterThanOrEqual(700)
    expect(article?.wordCount).toBeLessThanOrEqual(1000)
  })
})

describe('sitemap.xml', () => {
  const urls = all(readXml(builtFile('sitemap.xml')), 'url')

  test('has every Spanish page that is for everyone, and no other', () => {
    expect(urls.map((url) => textOf(url, 'loc')).sort()).toEqual(forEveryone.map((path) => `${siteUrl}${path}`))
  })

  test('has the date of each page, not in the future', () => {
    for (const url of urls) {
      expect(textOf(url, 'lastmod')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(Date.parse(textOf(url, 'lastmod'))).toBeLessThanOrEqual(Date.now())
    }
  })

  test('has the photographs of the pages, and they are there', () => {
    const images = (path: string) =>
      all(urls.find((url) => textOf(url, 'loc') === `${siteUrl}${path}`) as never, 'image:loc').map(({ text }) => text)
    expect(images('/').length).toBeGreaterThan(10)
    for (const path of [...services, ...articles]) expect(images(path).length).toBeGreaterThanOrEqual(2)
    for (const path of forEveryone) for (const image of images(path)) expect(existsSync(local(image))).toBe(true)
  })
})

test('robots.txt lets everyone in and names the sitemap', () => {
  expect(builtFile('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/$/m)
  expect(builtFile('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(builtFile('robots.txt')).not.toMatch(/^Disallow: \/$/m)
})

test('feed.xml is a well-formed Atom feed with the articles, whole, the newest first', () => {
  const feed = readXml(builtFile('feed.xml'))
  expect([feed.name, feed.attributes.xmlns, feed.attributes['xml:lang']]).toEqual([
    'feed',
    'http://www.w3.org/2005/Atom',
    'es',
  ])
  const entries = all(feed, 'entry')
  expect(entries.map((entry) => textOf(entry, 'id')).sort()).toEqual(articles.map((path) => `${siteUrl}${path}`).sort())
  const dates = entries.map((entry) => textOf(entry, 'updated'))
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(textOf(feed, 'updated')).toBe(dates[0])
  for (const entry of entries) {
    const content = textOf(entry, 'content')
    expect(content.length).toBeGreaterThan(3000)
    expect(content).not.toMatch(/(?:src|href)="\/|, \/photos/)
    expect(textOf(entry, 'title')).not.toBe('')
    expect(textOf(entry, 'summary')).not.toBe('')
  }
})

test('the manifest names the house and its icons, which have the size they say', async () => {
  const manifest = JSON.parse(builtFile('manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: `${brand} Factory Design`, short_name: brand, lang: 'es', start_url: '/' })
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(join(client, src)).metadata()
    expect(type).toContain(format)
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  }
  for (const file of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png']) expect(builtFile(file)).not.toBe('')
})

test('humans.txt says who made the site', () => {
  expect(builtFile('humans.txt')).toMatch(/TALLER|EQUIPO/)
})

test('the search index has every page that is for everyone and weighs at most 60 kB with Brotli', () => {
  const index = builtFile('search-index.json')
  expect(brotliCompressSync(index).length).toBeLessThanOrEqual(60 * 1024)
  const found = (JSON.parse(index) as SearchFile).entries.map(({ url }) => url)
  expect([...new Set(found.map((url) => url.split(/[#?]/)[0]))].sort()).toEqual(forEveryone)
})

test('the English search finds no second look of a list, no home and no form, and shows what was written of a page', () => {
  const { entries } = JSON.parse(builtFile('search-index-en.json')) as SearchFile
  const found = entries.map(({ url }) => url)
  expect(found).toEqual(expect.arrayContaining(['/project-1', '/service-1', '/shop-1', '/team']))
  expect(
    found.filter(
      (url) => /^\/home-|^\/blog$|-[2-9]$|login|coming|cart|checkout/.test(url) && url !== '/project-details-2',
    ),
  ).toEqual([])
  expect(new Set(entries.map(({ kind }) => kind)), 'families, not files («Shop 1»)').toEqual(
    new Set(['Journal', 'Projects', 'Services', 'Shop', 'Team']),
  )
  for (const { words } of entries) for (const word of words.split('\n')) expect(word).toMatch(/^\p{Ll}\S*$/u)
})

test('each of the shop’s goods is found by itself, with its own picture', () => {
  const { entries } = JSON.parse(builtFile('search-index-en.json')) as SearchFile
  const goods = entries.filter(({ url }) => url.startsWith('/shop-product'))
  expect(goods).toHaveLength(12)
  expect(goods.find(({ title }) => title === 'Ladder-back chair')).toMatchObject({
    url: '/shop-product?id=2',
    picture: expect.stringContaining('/photos/producto-silla-'),
  })
})

test('a piece is found with what its picture shows, in a sentence', () => {
  const { entries } = JSON.parse(builtFile('search-index.json')) as SearchFile
  const pieces = entries.filter(({ kind }) => kind === 'Pieza')
  expect(pieces.length).toBeGreaterThan(5)
  for (const { title, text } of pieces) expect(text, title).toMatch(/^\p{Lu}.{25,}[.!?]$/u)
})

test('what the English search finds shows the first photograph of its page, in a file that is there', () => {
  const { entries } = JSON.parse(builtFile('search-index-en.json')) as SearchFile
  const spanish = (JSON.parse(builtFile('search-index.json')) as SearchFile).entries
  const nights = [...spanish, ...entries].flatMap(({ picture, wider, night }) =>
    night ? [picture, wider].flatMap((file) => file?.replace(/-[^-]+(?=-\d+$)/, `-${night}`) ?? []) : [],
  )
  expect(nights.length, 'by night as by day').toBeGreaterThan(20)
  for (const file of nights) expect(existsSync(join(client, `${file}.avif`)), file).toBe(true)
  const shown = entries.flatMap(({ picture }) => picture ?? [])
  expect(shown.length).toBeGreaterThan(entries.length * 0.8)
  const wider = [...spanish, ...entries].flatMap(({ wider }) => wider ?? [])
  expect(wider.length).toBeGreaterThan(entries.length)
  for (const file of wider) expect(existsSync(join(client, `${file}.avif`)), file).toBe(true)
  for (const file of shown)
    for (const ending of ['avif', 'jpg']) expect(existsSync(join(client, `${file}.${ending}`)), file).toBe(true)
})
