import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { storedItems } from '#contracts/storage.ts'
import { readServices } from '#reader/read.ts'
import { readStoredItems } from '#reader/stored-items.ts'
import { articles } from './support/articles.ts'
import { builtPages } from './support/built-pages.ts'
import { builtFile } from './support/head.ts'
import { mainOf, type Parts, pageAt } from './support/parts.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React makes ids such as `_R_1_`, which HTML has long allowed.
    'valid-id': ['error', { relaxed: true }],
    // Names on groups and regions are what ARIA says; <progress> cannot look like a hairline everywhere, and results are no <select>.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'prefer-native-element': ['error', { exclude: ['progressbar', 'listbox'] }],
    // React's way of writing HTML: `<br/>`, `disabled=""`, attributes in lower and mixed case, styles per element.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'no-inline-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // A matter of taste on which the specification's own texts decide (telephone numbers as they are written).
    'tel-non-breaking': 'off',
    // Lists without marks keep their role in Safari only when it is said.
    'no-redundant-role': 'off',
  },
})

/** Files are chosen by two controls of one name, from the gallery and by the camera, which HTML allows. */
const photos = 'Duplicate form control name "photos"'

test.each(builtPages())('$path is valid HTML', ({ file }) => {
  // What lies in a template is not in the page: it takes the place of something like it.
  const html = readFileSync(file, 'utf8').replaceAll(/(?<=<template[^>]*>).*?(?=<\/template>)/gs, '')
  const report = validator.validateStringSync(html)
  const messages = report.results.flatMap(({ messages }) => messages).filter(({ message }) => message !== photos)
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
})

test.each(builtPages())('$path: what is only read aloud is words, without marks of the content files', ({ file }) => {
  const spoken = [...readFileSync(file, 'utf8').matchAll(/ (?:aria-label|alt|title)="([^"]*)"/g)].map(
    ([, text]) => text,
  )
  expect(spoken.filter((text) => /[*{}\n]|\]\(/.test(text ?? ''))).toEqual([])
})

test('the pictures of a service have their words for who does not see them', () => {
  for (const { slug, pictures } of readServices()) {
    const html = readFileSync(builtPages().find(({ path }) => path === `/${slug}`)?.file ?? '', 'utf8')
    for (const { alt } of pictures) expect(html).toContain(`alt="${alt}"`)
  }
})

// What needs no browser to be seen: texts, names, links and their order, as they stand before any script.

const titleOf = (path: string) => pageAt(path).tag('title').text
const heading = (path: string, level = 1) => mainOf(path).byRole('heading', { level })
const slides = (part: Parts) => part.with('data-slide').filter((one) => one.attribute('data-copy') === undefined)
const crumbs = (path: string) => pageAt(path).byRole('navigation', { name: 'Migas de pan' })

// Address, title, headings of its own.
const trades = [
  ['/carpinteria', 'Carpintería', ['Maderas', 'Acabados', 'Armarios empotrados y vestidores', 'Cuidados']],
  ['/ebanisteria', 'Ebanistería', ['Maderas', 'Acabados', 'Cocinas', 'El acabado']],
  ['/fabricacion', 'Fabricación', ['Materiales', 'Cantos y acabados', 'Recambios']],
  ['/instalacion-industrial', 'Instalación industrial', ['Qué lacamos', 'Productos', 'La cabina']],
  ['/restauracion', 'Restauración', ['Materiales', 'Acabados', 'Carcoma', 'En tu casa']],
  ['/interiorismo', 'Interiorismo', ['Maderas', 'Acabados y más', 'El plano', 'Después del montaje']],
] as const

describe('home', () => {
  test('a slider with three slides that lead to cabinet-making, carpentry and interior design', () => {
    for (const [name, address] of [
      ['Ver Ebanisteria', '/ebanisteria'],
      ['Ver Carpintería', '/carpinteria'],
      ['Ver Interiorismo', '/interiorismo'],
    ] as const)
      expect(slides(mainOf('/')).byRole('link', { name }).attributes('href')).toEqual([address])
  })

  test('the services strip lists the six services and leads to their pages', () => {
    for (const [address, name] of trades) {
      const title = mainOf('/').byRole('heading', { level: 3, name, exact: true })
      expect(title.byRole('link').attributes('href')).toEqual([address])
    }
  })

  test("the about block with the headings 'Nuestra Historia' and '23 años de experiencia'", () => {
    for (const name of ['Nuestra Historia', '23 años de experiencia'])
      expect(mainOf('/').byRole('heading', { name }).count).toBe(1)
  })

  test('three news cards numbered 01 to 03, the newest first, and the contact block with the enquiry form', () => {
    const cards = mainOf('/')
      .byRole('article')
      .filter((card) => card.byRole('time').count > 0)
    expect(cards.count).toBe(3)
    for (const [i, number] of ['03', '02', '01'].entries()) expect(cards.at(i).text).toContain(number)
    expect(mainOf('/').byRole('textbox', { name: 'Nombre' }).count).toBe(1)
  })

  test('contact icons WhatsApp, Instagram and E-mail link to the placeholder tel link while the channels are not set', () => {
    const block = mainOf('/')
      .byRole('region')
      .filter((part) => part.byRole('textbox', { name: 'Nombre' }).count > 0)
    for (const name of ['WhatsApp', 'Instagram', 'E-mail'])
      expect(block.byRole('link', { name, exact: true }).attributes('href')).toEqual([expect.stringMatching(/^tel:/)])
  })

  test('facts strip: layout rendered in 3D, unbeatable quality and materials, usability, aesthetics with functionality', () => {
    const strip = mainOf('/').byRole('region', { name: 'Lo que ofrece el taller' })
    expect(strip.byRole('listitem').texts).toEqual([
      expect.stringMatching(/Distribución perfecta, renderizada en 3D/),
      expect.stringMatching(/Calidad y materiales insuperables/),
      expect.stringMatching(/Usabilidad/),
      expect.stringMatching(/Estética con funcionalidad/),
    ])
  })

  test('the variant has a grid of six boxes and the running projects', () => {
    for (const name of ['Carpintería', 'Ebanistería', 'Restauración', 'Fabricación', 'Instalación', 'Presupuesto'])
      expect(mainOf('/inicio-servicios').byRole('heading', { level: 3, name, exact: true }).count, name).toBe(1)
  })
})

test.each(['/', '/inicio-servicios', '/sobre-nosotros'])(
  '%s: services grid: six cards linking to the six service pages, each with icon, title, teaser',
  (path) => {
    const cards = mainOf(path)
      .byRole('listitem')
      .filter((card) => card.with('data-service-icon').count > 0)
    const titles = cards.all.map((card) => card.byRole('heading', { level: 3 }).text)
    expect(cards.all.map((card) => card.byRole('link').attribute('href')?.replace(/#.*/, '')).sort()).toEqual(
      trades.map(([address]) => address).sort(),
    )
    expect(new Set(cards.all.map((card) => card.with('data-service-icon').attribute('data-service-icon'))).size).toBe(6)
    expect(new Set(titles).size).toBe(6)
    for (const [i, text] of cards.texts.entries())
      expect(text.split(titles[i] ?? '').at(-1)?.length).toBeGreaterThan(20)
  },
)

test.each(['/', '/home-2'])(
  '%s: testimonials: each with the author’s name, and a profession before the town',
  (path) => {
    const professions = slides(mainOf(path))
      .tag('figcaption')
      .tag('span')
      .filter((one) => /,/.test(one.text))
    expect(professions.count).toBe(3)
    for (const text of professions.texts) expect(text).toMatch(/^\p{Lu}[\p{L} ]+, \p{Lu}/u)
  },
)

describe('services', () => {
  test.each(trades)('%s: title, image slider and descriptive text', (path, title, own) => {
    expect(titleOf(path)).toBe(`${title} | Veta`)
    expect(heading(path).texts).toEqual([title])
    const slider = mainOf(path).byRole('group', { name: `Imágenes de ${title.toLowerCase()}` })
    expect(slides(slider.at(0)).byRole('figure').count).toBe(3)
    expect(heading(path, 2).count).toBeGreaterThan(4)
    for (const name of [...own, 'Proceso'])
      expect(
        heading(path, 2).texts.filter((text) => text.startsWith(name)),
        name,
      ).toHaveLength(1)
  })

  test('follow each other: the last one leads to the first', () => {
    const next = pageAt('/interiorismo').byRole('navigation', { name: 'Otros servicios' })
    expect(next.byRole('link').attributes('href')).toEqual(['/carpinteria'])
  })

  test('the carpentry page states 23 years of experience', () => {
    expect(mainOf('/carpinteria').text).toMatch(/23 años de experiencia/)
  })

  test('the drawing follows the text that it illustrates', () => {
    const titles = heading('/carpinteria', 2).texts
    const at = titles.indexOf('Una escalera, en sección')
    expect(titles.slice(at - 1, at + 2)).toEqual([
      'Escaleras',
      'Una escalera, en sección',
      'Armarios empotrados y vestidores',
    ])
  })

  test('have their prices as a table, how long it takes, and lead to the page of prices', () => {
    const prices = pageAt('/restauracion').byRole('region', { name: 'Lo que cuesta arreglarlo.' })
    expect(prices.byRole('rowheader').texts).toEqual([
      expect.stringMatching(/^Restaurar una silla/),
      expect.stringMatching(/^Tejer un asiento/),
      expect.stringMatching(/arcón/),
      expect.stringMatching(/^Tratamiento de carcoma/),
    ])
    expect(prices.byRole('term').texts).toEqual(['Plazo', 'Respuesta'])
    expect(prices.byRole('definition').texts[0]).toMatch(/8–11\s*semanas/)
    expect(prices.byRole('link', { name: 'Pagos, garantía y zona' }).attribute('href')).toMatch(
      /^\/como-trabajamos(#|$)/,
    )
  })
})

test('/sobre-nosotros: its title, banner, services strip, quality-of-wood banner, testimonials and contact block', () => {
  const path = '/sobre-nosotros'
  expect(titleOf(path)).toBe('Sobre Nosotros | Veta Factory Design')
  expect(heading(path).texts).toEqual(['Sobre Nosotros'])
  const order = ['Un taller,', '23 años de experiencia', 'Qué hacemos.', 'Compramos el tablón', 'Toca la madera']
  const found = mainOf(path).byRole('heading').texts
  const places = order.map((words) => found.findIndex((text) => text.startsWith(words)))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
  for (const [address, name] of trades) {
    const title = heading(path, 3).filter((one) => one.text.includes(name))
    expect(title.byRole('link').attributes('href')).toEqual([address])
  }
  expect(mainOf(path).byRole('heading', { name: 'Nuestra Historia' }).count).toBe(1)
  expect(mainOf(path).text).toMatch(/cerca de 23 años .* carpintero/)
  expect(mainOf(path).text).toContain('Equipo de muestra. Recreación 3D')
  expect(mainOf(path).text).toMatch(/la madera desde hace más de dos décadas/)
  const quotes = pageAt(path).byRole('region', { name: 'Aquí irán las opiniones de clientes' })
  expect(slides(quotes).tag('blockquote').count).toBe(3)
  const samples = slides(quotes)
    .byRole('figure')
    .filter((one) => one.text.includes('Opinión de muestra'))
  expect(samples.count).toBe(3)
  expect(quotes.text).not.toContain('con el número de encargo')
  expect(mainOf(path).byRole('textbox', { name: 'Mensaje' }).count).toBe(1)
})

describe('news', () => {
  test('/noticias: three article cards, 01 to 03, the newest first, with date and the absolute link of each', () => {
    expect(heading('/noticias').texts).toEqual(['Noticias'])
    const cards = mainOf('/noticias').byRole('article')
    expect(cards.count).toBe(3)
    for (const [i, [address, title]] of articles.entries()) {
      const card = cards.at(2 - i)
      expect(card.text).toContain(`0${i + 1}`)
      expect(card.byRole('time').texts).toEqual([expect.stringMatching(/^\d+ de \p{L}+ de 2023$/u)])
      expect(card.byRole('link', { name: title, exact: true }).attributes('href')).toEqual([address])
      expect(card.byRole('img').attributes('alt')).toEqual([expect.stringMatching(/./)])
    }
  })

  test.each(articles)('article %s: header Blog Veta, breadcrumb Inicio > Blog, previous and next', (path, title) => {
    const i = articles.findIndex(([address]) => address === path)
    const [next] = articles.at((i + 1) % 3) ?? []
    const [previous] = articles.at(i - 1) ?? []
    const article = mainOf(path).byRole('article')
    expect(titleOf(path)).toBe(`${title} | Veta`)
    expect(heading(path).texts).toEqual(['Blog Veta'])
    expect(article.byRole('heading', { level: 2, name: title }).count).toBe(1)
    expect(crumbs(path).byRole('listitem').texts).toEqual([
      expect.stringMatching(/^Inicio/),
      expect.stringMatching(/Blog/),
    ])
    expect(crumbs(path).byRole('link', { name: 'Inicio' }).attribute('href')).toBe('/')
    expect(crumbs(path).byRole('link', { name: 'Blog' }).attribute('href')).toBe('/noticias')
    const more = pageAt(path).byRole('navigation', { name: 'Más artículos' })
    expect(more.with('rel', 'next').attributes('href')).toEqual([next])
    expect(more.with('rel', 'prev').attributes('href')).toEqual([previous])
    expect(article.byRole('heading', { level: 3 }).count).toBeGreaterThan(3)
    expect(article.byRole('figure').count).toBeGreaterThan(1)
  })
})

describe('contact and terms', () => {
  test('/contacto: title Contacto, the enquiry form, the channels, address and hours', () => {
    const page = mainOf('/contacto')
    expect(titleOf('/contacto')).toBe('Contacto | Veta')
    expect(heading('/contacto').texts).toEqual(['Contacto'])
    for (const name of ['Nombre', 'Correo', 'Mensaje'])
      expect(page.byRole('textbox', { name, exact: true }).count, name).toBe(1)
    expect(page.byRole('spinbutton', { name: 'Teléfono' }).attribute('placeholder')).toBe('Nº Teléfono *')
    expect(page.byRole('textbox', { name: 'Mensaje' }).text).toBe('')
    const details = page.byRole('region', { name: 'Datos de contacto' })
    expect(details.text).toContain('45860 Villacañas, Toledo')
    expect(details.text).toContain('Lunes a viernes')
    expect(details.byRole('link', { name: '+34 600 000 000' }).attributes('href')).toEqual(['tel:+34600000000'])
    expect(page.byRole('region', { name: 'Cuéntanos qué necesitas.' }).tag('form').count).toBe(1)
    expect(page.byRole('region', { name: 'Cómo llegar' }).text).toContain('Desde Madrid')
  })

  test('/contacto says when an answer comes, that measuring is free nearby, and where the workshop works', () => {
    const after = mainOf('/contacto').byRole('region', { name: 'Lo que pasa después' })
    expect(after.byRole('term').texts).toEqual(['Respuesta', 'Visita', 'Zona'])
    expect(after.text).toContain('En dos días laborables')
    expect(after.byRole('link', { name: 'Precios, pagos y garantía' }).attribute('href')).toBe('/como-trabajamos')
  })

  test.each([
    ['/restauracion', 'Lo que pasa después', ['Visita', 'Zona'], '/como-trabajamos'],
    ['/como-trabajamos', 'Con qué empezamos', ['Medidas', 'Fotos', 'Fecha'], '/presupuesto'],
    ['/sobre-nosotros', 'Cómo llegar', ['Desde Madrid', 'Desde Toledo', 'Aparcar'], '/contacto'],
  ])('%s: what helps beside the form, and nothing that the page has said', (path, name, terms, to) => {
    const beside = mainOf(path).with('id', 'presupuesto').byRole('region', { name })
    expect(beside.byRole('term').texts).toEqual(terms)
    expect(beside.byRole('link').attributes('href')).toEqual([to])
  })

  test('/como-trabajamos: process, prices as tables, payment, guarantee, area, and the enquiry form', () => {
    const page = mainOf('/como-trabajamos')
    expect(titleOf('/como-trabajamos')).toBe('Cómo trabajamos | Veta')
    expect(heading('/como-trabajamos').texts).toEqual(['Cómo trabajamos'])
    const index = page.byRole('navigation', { name: 'En esta página' }).byRole('link')
    expect(index.texts).toEqual(['Proceso', 'Precios', 'Pago', 'Garantía', 'Zona y visitas', 'Detalles'])
    for (const target of index.attributes('href')) expect(page.with('id', target?.slice(1)).count, target).toBe(1)
    expect(page.byRole('region', { name: /^De la consulta/ }).byRole('listitem').count).toBe(6)
    for (const [address, title] of trades) {
      const table = page.byRole('table', { name: title, exact: true })
      expect(table.byRole('rowheader').count).toBeGreaterThanOrEqual(2)
      expect(table.byRole('cell').texts[0]).toMatch(/^desde [\d.]+\s€/)
      const more = page.byRole('link', { name: `Más sobre ${title.toLowerCase()}` })
      expect(more.attributes('href')).toEqual([address])
    }
    expect(page.byRole('region', { name: 'En tres veces.' }).byRole('listitem').texts).toEqual([
      expect.stringMatching(/^40 %/),
      expect.stringMatching(/^40 %/),
      expect.stringMatching(/^20 %/),
    ])
    // A board cut into the shares.
    expect(
      page.byRole('region', { name: 'En tres veces.' }).with('src', '/wood/roble-color.avif').attribute('style'),
    ).toMatch(/calc\(40% - 2px\).*calc\(80% - 2px\)/)
    for (const name of [/^Qué es gratis/, /^La garantía de ley/, /^Hasta 120/, /^Tu casa, tus piezas/])
      expect(page.byRole('region', { name }).count, String(name)).toBe(1)
    expect(page.byRole('textbox', { name: 'Mensaje' }).count).toBe(1)
  })

  test.each(['/', '/carpinteria', '/como-trabajamos'])('%s: the telephone stands beside the form', (path) => {
    const block = mainOf(path).with('id', 'presupuesto')
    expect(block.byRole('link', { name: '+34 600 000 000' }).attributes('href')).toEqual(['tel:+34600000000'])
  })

  test.each(['/', '/carpinteria', '/sobre-nosotros', '/contacto'])(
    '%s: the enquiry form carries the first layer of privacy information with its link',
    (path) => {
      const form = mainOf(path)
        .tag('form')
        .filter((one) => one.byRole('textbox', { name: 'Mensaje' }).count > 0)
      expect(form.text).toContain('Responsable: Veta. Usamos estos datos solo para responder a tu consulta.')
      for (const right of ['acceso', 'rectificación', 'supresión', 'oposición', 'limitación', 'portabilidad'])
        expect(form.text).toContain(right)
      expect(form.byRole('link', { name: 'política de privacidad' }).attribute('href')).toBe('/politica-privacidad')
    },
  )

  test('/thank-you: the literal text, with a link home', () => {
    const page = mainOf('/thank-you')
    expect(heading('/thank-you').texts).toEqual([
      'GRACIAS! Por contactar con nosotros. Te responderemos en el menor tiempo posible.',
    ])
    expect(page.byRole('link', { name: 'Volver a Inicio' }).attribute('href')).toBe('/')
    expect(page.text).toContain('Dos días laborables')
    expect(page.byRole('link', { name: 'Cómo trabajamos' }).attribute('href')).toBe('/como-trabajamos')
  })
})

describe('legal texts', () => {
  test.each([
    ['/aviso-legal', 'Aviso legal'],
    ['/politica-privacidad', 'Política de privacidad'],
    ['/politica-cookies', 'Política de cookies'],
  ])('%s: last updated 18 August 2023, with its contents and without a raw gap', (path, title) => {
    const page = mainOf(path)
    expect(heading(path).texts).toEqual([title])
    expect(page.text).toContain('Última actualización: 18 de agosto de 2023')
    expect(page.text).toContain('Texto revisado el 24 de noviembre de 2026')
    expect(page.byRole('time').attributes('datetime')).toEqual(['2023-08-18', '2026-11-24'])
    expect(page.text).not.toMatch(/pendiente|\[|\{\{/)
    expect(page.text).toMatch(/uien lleva el taller Veta/)
    const contents = page.byRole('navigation', { name: 'En esta página' }).byRole('link')
    expect(contents.count).toBeGreaterThan(3)
    for (const target of contents.attributes('href')) expect(page.with('id', target?.slice(1)).count, target).toBe(1)
  })

  test('the legal notice names Toledo courts and Spanish law, and has the owner’s data of LSSI art. 10', () => {
    const { text } = mainOf('/aviso-legal')
    for (const words of [
      'se rige por la ley española',
      'los juzgados y tribunales de Toledo',
      'artículo 10 de la Ley 34/2002',
      'Titular: Quien lleva el taller Veta. Su nombre y su NIF se dan a quien los pida',
      'hola@veta.example',
      'hojas de reclamaciones',
      'Junta Arbitral de Consumo',
      'art. 103.c',
      'la garantía legal, de tres años',
    ])
      expect(text).toContain(words)
  })

  test('the privacy policy says who, what for, on what basis, for how long, to whom, and the rights before the AEPD', () => {
    const page = mainOf('/politica-privacidad')
    for (const words of ['RGPD', 'LOPDGDD', 'Responsable:', 'art. 6.1.b', '365 días', 'encargados del tratamiento'])
      expect(page.text).toContain(words)
    expect(page.text).toContain('El formulario lo recibe el propio servidor de esta web')
    expect(page.byRole('table').count).toBe(1)
    const agency = page.byRole('link', { name: 'Agencia Española de Protección de Datos' })
    expect(agency.attribute('href')).toBe('https://www.aepd.es')
    expect(agency.attribute('rel')).toBe('noopener noreferrer')
  })

  test('the cookie policy states 28 days and prints the list of the code, name by name', () => {
    expect(mainOf('/politica-cookies').text).toMatch(/La duración de ese registro es de 28 días/)
    const list = mainOf('/politica-cookies').byRole('region', { name: 'Lista de cookies y almacenamiento' })
    const rows = list.byRole('listitem')
    expect(list.byRole('heading', { level: 3 }).texts).toEqual([
      'veta-GDPR2',
      'theme',
      'shopping-cart',
      'shopping-wishes',
      'shopping-compare',
      'enquiry-draft',
      'enquiry-photos',
      'designs',
    ])
    expect(rows.texts[0]).toContain('28 días')
    expect(rows.count).toBe(Object.keys(storedItems).length)
    for (const [i, { name, purpose, duration }] of readStoredItems().entries()) {
      expect(rows.at(i).byRole('heading').texts).toEqual([name])
      expect(rows.texts[i]).toContain(purpose.replace(/\s+/g, ' '))
      expect(rows.texts[i]).toContain(duration.replace(/\s+/g, ' '))
    }
  })
})

test.each(['/contacto', '/presupuesto'])(
  'footer of %s: website, e-mail, phone, postal address, logo, social icons, copyright, legal links',
  (path) => {
    const footer = pageAt(path).byRole('contentinfo')
    expect(footer.text).toContain('Villacañas, Toledo')
    expect(footer.text).toContain('Veta 2023. Todos los derechos reservados')
    expect(footer.byRole('link', { name: 'veta.example', exact: true }).attribute('href')).toMatch(/^https:/)
    const mail = footer.byRole('link', { name: 'hola@veta.example' })
    expect(mail.attribute('href')).toBe('mailto:hola@veta.example')
    expect(footer.byRole('link', { name: /^\+34/ }).attribute('href')).toMatch(/^tel:/)
    expect(footer.byRole('link', { name: /^Veta/ }).attributes('href')).toEqual(['/'])
    const social = footer.byRole('list', { name: 'Contacto y redes' }).byRole('link')
    expect(social.all.map((link) => [link.attribute('aria-label'), link.attribute('href')])).toEqual([
      ['WhatsApp', 'tel:+34600000000'],
      ['Teléfono: +34 600 000 000', 'tel:+34600000000'],
      ['E-mail', 'mailto:hola@veta.example'],
      ['Instagram', 'https://www.instagram.com/'],
      ['Facebook', 'https://www.facebook.com/'],
    ])
    const legal = footer.byRole('navigation', { name: 'Información legal' })
    for (const address of ['/aviso-legal', '/politica-privacidad', '/politica-cookies', '/accesibilidad'])
      expect(legal.byRole('link').attributes('href')).toContain(address)
  },
)

test('main menu: Inicio, Servicios, Sobre nosotros, Noticias, Contacto', () => {
  const menu = pageAt('/noticias').byRole('navigation', { name: 'Menú principal' })
  for (const [name, address] of [
    ['Inicio', '/'],
    ['Sobre nosotros', '/sobre-nosotros'],
    ['Noticias', '/noticias'],
    ['Contacto', '/contacto'],
  ] as const)
    expect(menu.byRole('link', { name, exact: true }).attributes('href')).toEqual([address])
  expect(menu.byRole('button', { name: 'Servicios' }).count).toBe(1)
  expect(menu.with('aria-current', 'page').texts).toEqual(['Noticias'])
})

test.each(['/contacto', '/home-2', '/home-7', '/home-10'])('%s: a phone icon', (path) => {
  const phone = pageAt(path)
    .byRole('banner')
    .byRole('link', { name: /(Llamar al|Call) \+34/ })
  expect(phone.attributes('href')).toEqual([expect.stringMatching(/^tel:\+34\d{9}$/)])
})

describe('template pages', () => {
  const sidebar = (path: string) => mainOf(path).byRole('complementary', { name: 'Sidebar' })

  test('none is in the sitemap', () => {
    const sitemap = builtFile('sitemap.xml')
    expect(sitemap).toContain('/carpinteria')
    expect(sitemap).not.toMatch(/\/(home-|project-|service-|team|blog|search|login|coming-soon|shop)/)
  })

  test.each([
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 1],
    [7, 0],
    [8, 1],
    [9, 1],
    [10, 0],
  ])('/home-%i has one headline, header, footer, cart and theme; menus in its header: %i', (n, menus) => {
    const page = pageAt(`/home-${n}`)
    expect(page.byRole('heading', { level: 1 }).count).toBe(1)
    expect(page.byRole('banner').count).toBe(1)
    expect(page.byRole('navigation', { name: 'Main menu' }).count).toBe(menus)
    expect(page.byRole('contentinfo').count).toBe(1)
    expect(page.byRole('button', { name: /^Cart, 2/ }).count).toBeGreaterThan(0)
    expect(page.byRole('switch', { name: 'Light theme' }).count).toBeGreaterThan(0)
  })

  test.each(['/service-1', '/service-2'])('%s: six cards that lead to /service-details', (path) => {
    const cards = mainOf(path).byRole('region', { name: 'Services' }).byRole('listitem')
    expect(cards.count).toBe(6)
    expect(cards.byRole('heading', { level: 2 }).texts).toEqual([
      'Carpentry',
      'Cabinet-making',
      'Manufacturing',
      'Lacquer and varnish',
      'Restoration',
      'Interior design',
    ])
    expect(new Set(cards.byRole('link').attributes('href'))).toEqual(new Set(['/service-details']))
    expect(cards.with('data-service-icon').attributes('data-service-icon')).toEqual([
      'puerta',
      'aparador',
      'sierra',
      'pistola',
      'silla',
      'estancia',
    ])
  })

  test('/team: nine cards with picture, name and designation', () => {
    const cards = mainOf('/team').byRole('region', { name: 'Team' }).byRole('listitem')
    expect(cards.count).toBe(9)
    expect(cards.byRole('img').count).toBe(9)
    expect(cards.byRole('heading').count).toBe(9)
    expect(cards.texts[0]).toContain('Founder and master carpenter')
    expect(new Set(cards.byRole('link').attributes('href'))).toEqual(new Set(['/team-details']))
  })

  test('/team-details: one of them, and the way to the others', () => {
    const page = mainOf('/team-details')
    expect(heading('/team-details').texts).toEqual(['Andrés Villarta'])
    expect(page.text).toContain('Founder and master carpenter')
    const crumb = page.byRole('navigation', { name: 'Breadcrumb' }).byRole('link', { name: 'Team' })
    expect(crumb.attributes('href')).toEqual(['/team'])
    expect(page.byRole('region', { name: 'More of the team' }).byRole('listitem').count).toBe(3)
  })

  test.each(['/blog', '/blog-details'])(
    '%s: sidebar with search, recent posts, comments, archives, categories and tags',
    (path) => {
      const parts = ['Recent posts', 'Recent comments', 'Archives', 'Categories', 'Tags']
      expect(sidebar(path).byRole('heading').texts).toEqual(parts)
      for (const name of parts)
        expect(sidebar(path).byRole('navigation', { name }).byRole('link').count, name).toBeGreaterThan(1)
      expect(sidebar(path).byRole('searchbox', { name: 'Search' }).count).toBe(1)
    },
  )

  test('an English footer names the Spanish legal pages in English, marked as Spanish', () => {
    const legal = pageAt('/blog').byRole('contentinfo').byRole('navigation', { name: 'Legal' })
    expect(legal.byRole('link').count).toBe(4)
    for (const name of legal.byRole('link').texts) expect(name).toMatch(/^[A-Z][a-z ]+ \(ES\)$/)
  })

  test('/blog: the newest article whole, its comments and the comment form, then the teasers of the others', () => {
    const page = mainOf('/blog')
    const article = page.byRole('article', { name: 'A chair before it is a chair' })
    expect(article.byRole('heading', { level: 2 }).texts[0]).toBe('A chair before it is a chair')
    expect(article.byRole('paragraph').count).toBeGreaterThan(4)
    const comments = page.byRole('region', { name: '3 comments' })
    expect(comments.byRole('article').count).toBe(3)
    expect(page.byRole('form', { name: 'Leave a comment' }).count).toBe(1)
    const teasers = ['Wood and the light of the afternoon', 'What we do not repair', 'Felled in winter']
    for (const name of teasers)
      expect(page.byRole('article', { name }).byRole('link').attributes('href')).toEqual(['/blog-details'])
    expect(page.byRole('article').count).toBe(1 + 3 + teasers.length)
    for (const said of page.byRole('navigation', { name: 'Recent comments' }).byRole('link').texts)
      expect(comments.text).toContain(said.replace(/[“”]/g, ''))
  })

  test('blog sidebar: each of the 13 archive, category and tag links leads to the posts of it', () => {
    const links = ['Archives', 'Categories', 'Tags'].flatMap((name) =>
      sidebar('/blog')
        .byRole('navigation', { name })
        .byRole('listitem')
        .all.map((item) => ({
          name: item.byRole('link').text,
          to: item.byRole('link').attribute('href') ?? '',
          count: Number(item.tag('span').texts[0] ?? 0),
        })),
    )
    expect(links).toHaveLength(13)
    expect(new Set(links.map(({ to }) => to)).size).toBe(13)
    for (const { name, to, count } of links) {
      expect(heading(to).texts).toEqual([name])
      expect(sidebar(to).with('aria-current', 'page').texts).toEqual([name])
      const articles = mainOf(to).byRole('article')
      expect(articles.count).toBeGreaterThan(0)
      expect(articles.count).toBeLessThan(4)
      if (!count) continue
      expect(articles.count).toBe(count) // of archives and categories
      for (const text of articles.texts) expect(text).toContain(name)
    }
  })

  test('/blog-details: an article with its comments, and answers among them', () => {
    expect(heading('/blog-details').texts).toEqual(['A chair before it is a chair'])
    const comments = mainOf('/blog-details').byRole('region', { name: '3 comments' })
    expect(comments.byRole('article').count).toBe(3)
    expect(comments.byRole('listitem').byRole('listitem').count).toBe(1)
  })

  test('/coming-soon promises nothing: the form says that it keeps no address, whatever the clock says', () => {
    const { text } = mainOf('/coming-soon')
    expect(text).toContain('Its countdown ends on 31 March 2023')
    expect(text).not.toMatch(/has passed/)
    expect(text).toContain('the form keeps no address')
    expect(text).not.toMatch(/we write|we open|tell me/i)
  })

  test.each(['/shop-product', '/shop-checkout'])(
    '%s: its form is sent nowhere: it is for a dialog, with script and without',
    (path) => {
      const forms = pageAt(path)
        .tag('form')
        .filter((one) => one.attribute('method') !== 'get')
      expect(forms.count).toBeGreaterThan(0)
      for (const form of forms.all)
        expect([form.attribute('method'), form.attribute('action')]).toEqual(['dialog', undefined])
    },
  )

  test.each([
    ['/project-1', ['Exterior', 'Residences', 'Interiors', 'Landscape']],
    ['/project-2', ['Residences', 'Interiors']],
    ['/project-3', ['Residences', 'Interiors', 'Landscape']],
  ])('%s: filters All, %s; starts at all', (path, filters) => {
    const group = mainOf(path)
      .byRole('group')
      .filter((one) => one.byRole('button', { name: 'All', exact: true }).count > 0)
    expect(group.byRole('button').texts).toEqual(['All', ...filters])
    expect(group.byRole('button', { name: 'All', exact: true }).attribute('aria-pressed')).toBe('true')
    expect(mainOf(path).byRole('button', { name: /^Enlarge/ }).count).toBe(filters.length * 3)
  })

  test('/project-details-2: a single picture, no slider', () => {
    expect(mainOf('/project-details-2').byRole('figure').count).toBe(1)
    expect(mainOf('/project-details-2').byRole('button', { name: 'Next' }).count).toBe(0)
  })

  test.each([
    ['/project-details', '/project-details-2', '/project-1?projects=interiors'],
    ['/project-details-2', '/project-1?projects=exterior', '/project-details'],
  ])('%s: project information in the sidebar; previous, next and all, and More Projects', (path, previous, next) => {
    const about = mainOf(path).byRole('complementary', { name: 'Project information' })
    expect(about.byRole('term').texts).toEqual(['Client', 'Place', 'Year', 'Wood', 'Category', 'Time'])
    expect(about.byRole('definition').count).toBe(6)
    const links = mainOf(path).byRole('navigation', { name: 'Projects' })
    expect(links.byRole('link', { name: /^Previous/ }).attributes('href')).toEqual([previous])
    expect(links.byRole('link', { name: /^Next/ }).attributes('href')).toEqual([next])
    expect(links.byRole('link', { name: /^All/ }).attributes('href')).toEqual(['/project-1'])
    expect(mainOf(path).byRole('region', { name: 'More Projects' }).byRole('link').count).toBe(3)
  })

  test.each(['/project-details', '/project-details-2'])(
    '%s: Previous and Next name the project that they open or lead to',
    (path) => {
      for (const label of ['Previous', 'Next']) {
        const link = mainOf(path).byRole('navigation', { name: 'Projects' }).byRole('link', { name: label })
        const [page = '', filter] = (link.attribute('href') ?? '').split('?')
        const name = link.text.replace(label, '').trim()
        if (filter) expect(mainOf(page).byRole('button', { name: `Enlarge: ${name}` }).count).toBe(1)
        else expect(heading(page).texts).toEqual([name])
      }
    },
  )
})

test.each([
  ['carpinteria', '/disena/armario'],
  ['ebanisteria', '/disena'],
  ['fabricacion'],
  ['instalacion-industrial'],
  ['restauracion'],
  ['interiorismo'],
])(
  '/%s leads from its prices to how we work, and to the design tool where that draws pieces of it',
  (service, ...tool) => {
    const page = mainOf(`/${service}`)
    expect(page.byRole('link', { name: 'Diseña tu mueble' }).attributes('href')).toEqual(tool)
    expect(page.with('href', '/como-trabajamos').count).toBeGreaterThan(0)
  },
)

describe('shop', () => {
  const products = (path: string) => mainOf(path).byRole('tabpanel').byRole('listitem')

  test.each(['/shop-1', '/shop-2', '/shop-3'])(
    "%s: grid by default, 'Showing 1-12 of 42 results', five sort options, 1-4, ..., 8",
    (path) => {
      const page = mainOf(path)
      expect(page.byRole('tab', { name: 'Grid' }).attribute('aria-selected')).toBe('true')
      expect(products(path).count).toBe(12)
      expect(page.byRole('paragraph').texts.concat(page.byRole('status').texts)).toContain('Showing 1-12 of 42 results')
      expect(page.byRole('combobox', { name: 'Sort by' }).tag('option').texts).toEqual([
        'Default Sorting',
        'Title',
        'Price: Low to High',
        'Price: High to Low',
        'Popular',
      ])
      const pages = page.byRole('navigation', { name: 'Pages' })
      expect(pages.byRole('listitem').texts).toEqual(['1', '2', '3', '4', '...', '8'])
    },
  )

  test('badges New and Sale, and the old price beside the new one', () => {
    const [sale, recent] = ['Bedside table', 'Oak stool'].map((name) =>
      products('/shop-1').filter((one) => one.text.includes(name)),
    )
    expect(sale?.tag('span').texts).toContain('Sale')
    expect(sale?.tag('del').text).toContain('$260.00')
    expect(sale?.text).toContain('$220.00')
    expect(recent?.tag('span').texts).toContain('New')
  })
})

test('testimonials: three, each with five stars', () => {
  const quotes = slides(mainOf('/').byRole('group', { name: 'Aquí irán las opiniones de clientes' }).at(0))
  expect(quotes.count).toBe(3)
  expect(quotes.byRole('img', { name: '5 de 5 estrellas' }).count).toBe(3)
})

test.each([
  ['/home-6', 4],
  ['/home-7', 5],
])('%s: its large renders bear their mark', (path, count) => {
  const marked = mainOf(path)
    .tag('p')
    .texts.filter((text) => text.endsWith('. 3D render'))
  expect(marked.length).toBeGreaterThanOrEqual(count)
})

test.each(['/project-1', '/project-2', '/project-3', '/home-3', '/home-8', '/home-10'])(
  '%s: no render of a project goes without its mark',
  (path) => {
    const projects = mainOf(path)
      .byRole('listitem')
      .filter((item) => item.byRole('figure').count === 1)
    expect(projects.count).toBeGreaterThan(4)
    for (const text of projects.texts) expect(text).toContain('3D render')
  },
)
