import type { Page } from '@playwright/test'
import { factsStrip } from '#reader/fact-numbers.ts'
import { arrive, sliderOf } from '../support/slider.ts'
import { expect, test } from '../support/test.ts'
import { visit, withMotion } from '../support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

const main = (page: Page) => page.getByRole('main')
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Migas de pan' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Mensaje' })
const headings = (page: Page, level: number) => main(page).getByRole('heading', { level })
const plain = async (page: Page) => ((await main(page).textContent()) ?? '').replace(/\s+/g, ' ')

// Address, title, gallery items of the category, word of the service in the message, headings of its own.
const services = [
  [
    '/carpinteria',
    'Carpintería',
    4,
    'un trabajo de carpintería',
    ['Maderas', 'Acabados', 'Armarios empotrados y vestidores', 'Cuidados'],
  ],
  ['/ebanisteria', 'Ebanistería', 4, 'un mueble de ebanistería', ['Maderas', 'Acabados', 'Cocinas', 'El acabado']],
  ['/fabricacion', 'Fabricación', 0, 'fabricar unas piezas', ['Materiales', 'Cantos y acabados', 'Recambios']],
  [
    '/instalacion-industrial',
    'Instalación industrial',
    0,
    'lacar o barnizar',
    ['Qué lacamos', 'Productos', 'La cabina'],
  ],
  ['/restauracion', 'Restauración', 1, 'restaurar una pieza', ['Materiales', 'Acabados', 'Carcoma', 'En tu casa']],
  [
    '/interiorismo',
    'Interiorismo',
    4,
    '', // the box «Presupuesto» leads here too
    ['Maderas', 'Acabados y otros materiales', 'El plano', 'Después del montaje'],
  ],
] as const

for (const [address, title, works, subject, own] of services) {
  test(`${address}: title, image slider and descriptive text`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveTitle(`${title} | Veta`)
    await expect(headings(page, 1)).toHaveText(title)
    const slider = main(page).getByRole('group', { name: `Imágenes de ${title.toLowerCase()}` })
    await expect(slider.first().locator('[data-slide]:not([data-copy]) figure')).toHaveCount(3)
    expect(await main(page).getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4)
    for (const name of [...own, 'Proceso']) {
      await expect(headings(page, 2).filter({ hasText: new RegExp(`^${name}`) })).toHaveCount(1)
    }
  })

  test(`${address}: ${works} works of its category, questions, and the form with the service named in the message`, async ({
    page,
  }) => {
    await page.goto(address)
    // A restored piece stands as before and after, not among the plates.
    const restored = await page.getByRole('slider', { name: /^Antes y después/, includeHidden: true }).count()
    await expect(page.getByRole('button', { name: /^Ampliar: / })).toHaveCount(works - restored)
    const questions = main(page)
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    const first = questions.filter({ hasText: '¿' }).first()
    const answer = first.getByRole('paragraph')
    await expect(answer).toBeHidden()
    await first.getByRole('heading').click()
    await expect(answer).toBeVisible()
    await expect(message(page)).toHaveValue(`Hola, me gustaría pedir presupuesto${subject && ` para ${subject}`}. `)
  })
}

test('before and after: a line moved by the arrow keys, and without script both pictures', async ({
  page,
  browser,
}) => {
  await page.goto('/restauracion')
  const line = page.getByRole('slider', { name: 'Antes y después: mueve la línea' })
  await line.focus()
  await expect(line).toHaveAttribute('aria-valuetext', /^Antes, en el 50.% de la imagen$/)
  const before = page.getByRole('img', { name: /antes de restaurarlo/ })
  const shown = () => before.evaluate((image) => getComputedStyle(image.parentElement as Element).clipPath)
  const half = await shown()
  await line.press('ArrowRight')
  await expect(line).toHaveAttribute('aria-valuetext', /^Antes, en el 51.% de la imagen$/)
  expect(await shown()).not.toBe(half)

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(new URL('/restauracion', page.url()).href)
  await expect(plain.getByRole('slider', { name: /^Antes y después/ })).toBeHidden()
  const [left, right] = await Promise.all(
    [/antes de restaurarlo/, /^Arcón de castaño restaurado/].map((name) =>
      plain.getByRole('img', { name }).boundingBox(),
    ),
  )
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await plain.close()
})

test('the services follow each other: the last one leads to the first', async ({ page }) => {
  await page.goto('/interiorismo')
  const next = page.getByRole('navigation', { name: 'Otros servicios' }).getByRole('link')
  await expect(next).toHaveAttribute('href', '/carpinteria')
})

test('the slider of a service stays 4000 ms, as the other sliders do', async ({ page }) => {
  await withMotion(page)
  await page.clock.install()
  await page.goto('/restauracion')
  const controls = page.getByRole('group', { name: 'Imágenes de restauración' }).last()
  const next = controls.getByRole('button', { name: 'Siguiente' })
  for (let i = 0; i < 40 && !(await next.isVisible()); i++) await page.clock.runFor(100)
  // From here the clock stands still unless it is told: what the machine takes for itself must not count.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const first = await controls.textContent()
  for (let i = 0; i < 60 && (await controls.textContent()) === first; i++) await page.clock.runFor(100)
  const second = (await controls.textContent()) ?? ''
  expect(second).not.toBe(first)
  await arrive(sliderOf(page, 'Imágenes de restauración').row) // the delay begins at the end of the transition
  await page.clock.runFor(3700)
  await expect(controls).toHaveText(second)
  await page.clock.runFor(500)
  await expect(controls).not.toHaveText(second)
})

test('the slider of a service shows the next picture and says which', async ({ page }) => {
  await withMotion(page)
  await visit(page, '/restauracion')
  const controls = page.getByRole('group', { name: 'Imágenes de restauración' }).last()
  await expect(controls).toContainText('01')
  await controls.getByRole('button', { name: 'Siguiente' }).click()
  await expect(controls).toContainText('02')
})

test('a work of a service page opens large', async ({ page }) => {
  await visit(page, '/carpinteria')
  const plate = page.getByRole('button', { name: 'Ampliar: Escalera de fresno. Recreación 3D' })
  await plate.click()
  await expect(page.getByRole('dialog', { name: 'Imagen ampliada' })).toContainText('Escalera de fresno. Recreación 3D')
  await page.keyboard.press('Escape')
  await expect(plate).toBeFocused()
})

test('the carpentry page states 23 years of experience', async ({ page }) => {
  await page.goto('/carpinteria')
  expect(await plain(page)).toMatch(/23 años de experiencia/)
})

test('/Carpinteria in any letter case, and with a slash at the end, answers 301 to /carpinteria', async ({
  request,
}) => {
  for (const path of ['/Carpinteria', '/CARPINTERIA', '/carPinteria', '/carpinteria/', '/Carpinteria/']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 301, '/carpinteria'])
  }
})

test('/about answers 301 to /sobre-nosotros', async ({ request }) => {
  const answer = await request.get('/about', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/sobre-nosotros'])
})

test('/sobre-nosotros: its title, banner, services strip, quality-of-wood banner, testimonials and contact block', async ({
  page,
}) => {
  await page.goto('/sobre-nosotros')
  await expect(page).toHaveTitle('Sobre Nosotros | Veta Factory Design')
  await expect(headings(page, 1)).toHaveText('Sobre Nosotros')
  const order = ['Un taller,', 'Qué hacemos.', '23 años de experiencia', 'Compramos el tablón', 'Toca la madera']
  const found = await main(page).getByRole('heading').allInnerTexts()
  const places = order.map((words) => found.findIndex((text) => text.startsWith(words)))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
  for (const [address, name] of services) {
    await expect(headings(page, 3).filter({ hasText: name }).getByRole('link')).toHaveAttribute('href', address)
  }
  await expect(main(page).getByRole('heading', { name: 'Nuestra Historia' })).toBeVisible()
  expect(await plain(page)).toMatch(/cerca de 23 años .* carpintero/)
  expect(await plain(page)).toMatch(/la madera desde hace más de dos décadas/)
  const quotes = page.getByRole('region', { name: 'Aquí irán las opiniones de clientes' })
  await expect(quotes.locator('[data-slide]:not([data-copy]) blockquote')).toHaveCount(3)
  const samples = quotes.locator('[data-slide]:not([data-copy]) figure').filter({ hasText: 'Opinión de muestra' })
  await expect(samples).toHaveCount(3)
  await expect(quotes).not.toContainText('con el número de encargo')
  await expect(message(page)).toBeVisible()
})

test('facts strip: layout rendered in 3D, unbeatable quality and materials, usability, aesthetics with functionality', async ({
  page,
}) => {
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Lo que ofrece el taller' })
  await expect(strip.getByRole('listitem')).toHaveText([
    /Distribución perfecta, renderizada en 3D/,
    /Calidad y materiales insuperables/,
    /Usabilidad/,
    /Estética con funcionalidad/,
  ])
})

test('facts strip: the counters count up once, in 4000 ms', async ({ page }) => {
  await withMotion(page)
  const finishes = String(factsStrip().facts.at(-1)?.contentNumber)
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(3000)
  const last = page.getByRole('region', { name: 'Lo que ofrece el taller' }).getByRole('listitem').last()
  const shown = last.locator('[aria-hidden] > span').last()
  await expect(shown).toHaveText('0')
  await last.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300) // the browser's own frames, in which it notices what is in view
  await page.clock.runFor(300)
  await expect(shown).not.toHaveText(finishes)
  await page.clock.runFor(4000)
  await expect(shown).toHaveText(finishes)
})

const articles = [
  ['/la-armonia-entre-la-madera-y-el-diseno-de-interiores', 'La armonía entre la madera y el diseño de interiores'],
  [
    '/el-arte-y-ciencia-detras-del-proceso-de-construir-muebles-excepcionales',
    'El arte y la ciencia de construir muebles excepcionales',
  ],
  [
    '/renovando-historias-y-la-lmagia-de-la-restauracion-de-muebles-antiguos',
    'Renovando historias: la magia de la restauración de muebles antiguos',
  ],
] as const

test('/noticias: three article cards, 01 to 03, the newest first, with date and the absolute link of each', async ({
  page,
}) => {
  await page.goto('/noticias')
  await expect(headings(page, 1)).toHaveText('Noticias')
  const cards = main(page).getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const [i, [address, title]] of articles.entries()) {
    const card = cards.nth(2 - i)
    await expect(card).toContainText(`0${i + 1}`)
    await expect(card.getByRole('time')).toHaveText(/^\d+ de \p{L}+ de 2023$/u)
    await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', address)
    await expect(card.getByRole('img')).toHaveAttribute('alt', /./)
  }
})

for (const [i, [address, title]] of articles.entries()) {
  test(`article ${address.slice(0, 20)}…: header Blog Veta, breadcrumb Inicio > Blog, previous and next`, async ({
    page,
  }) => {
    await page.goto(address)
    await expect(page).toHaveTitle(`${title} | Veta`)
    await expect(headings(page, 1)).toHaveText('Blog Veta')
    await expect(main(page).getByRole('article').getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(crumbs(page).getByRole('listitem')).toHaveText(['Inicio', /Blog/])
    await expect(crumbs(page).getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/')
    await expect(crumbs(page).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/noticias')
    const more = page.getByRole('navigation', { name: 'Más artículos' })
    const [next] = articles.at((i + 1) % 3) ?? []
    const [previous] = articles.at(i - 1) ?? []
    await expect(more.locator('[rel=next]')).toHaveAttribute('href', next ?? '')
    await expect(more.locator('[rel=prev]')).toHaveAttribute('href', previous ?? '')
    expect(await main(page).getByRole('article').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(3)
    expect(await main(page).getByRole('article').getByRole('figure').count()).toBeGreaterThan(1)
  })
}

test('an article is read from card to card and back', async ({ page }) => {
  await visit(page, '/noticias')
  await main(page).getByRole('link', { name: articles[0][1], exact: true }).click()
  await expect(page).toHaveURL(articles[0][0])
  await page.locator('[rel=next]').click()
  await expect(page).toHaveURL(articles[1][0])
  await crumbs(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/noticias$/)
})

test('/contacto: title Contacto, the enquiry form, the channels, address and hours', async ({ page }) => {
  await page.goto('/contacto')
  await expect(page).toHaveTitle('Contacto | Veta')
  await expect(headings(page, 1)).toHaveText('Contacto')
  for (const name of ['Nombre', 'Correo', 'Mensaje'])
    await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Teléfono' })).toHaveAttribute('placeholder', 'Nº Teléfono *')
  await expect(message(page)).toHaveValue('')
  const details = page.getByRole('region', { name: 'Datos de contacto' })
  await expect(details).toContainText('45860 Villacañas, Toledo')
  await expect(details).toContainText('Lunes a viernes')
  const invitation = page.getByRole('region', { name: /^Cuéntanos/ })
  await expect(invitation.getByRole('link', { name: '+34 600 000 000' })).toHaveAttribute('href', 'tel:+34600000000')
})

test('/contacto says when an answer comes, that measuring is free nearby, and where the workshop works', async ({
  page,
}) => {
  await page.goto('/contacto')
  const after = page.getByRole('region', { name: 'Lo que pasa después' })
  await expect(after.getByRole('term')).toHaveText(['Respuesta', 'Visita', 'Zona'])
  await expect(after).toContainText('En dos días laborables')
  await expect(after.getByRole('link', { name: 'Precios, pagos y garantía' })).toHaveAttribute(
    'href',
    '/como-trabajamos',
  )
})

test('/como-trabajamos: process, prices as tables, payment, guarantee, area, and the enquiry form', async ({
  page,
}) => {
  await page.goto('/como-trabajamos')
  await expect(page).toHaveTitle('Cómo trabajamos | Veta')
  await expect(headings(page, 1)).toHaveText('Cómo trabajamos')
  await expect(page.getByRole('region', { name: /^De la consulta/ }).getByRole('listitem')).toHaveCount(6)
  for (const [address, title] of services) {
    const table = main(page).getByRole('table', { name: title, exact: true })
    expect(await table.getByRole('rowheader').count()).toBeGreaterThanOrEqual(2)
    await expect(table.getByRole('cell').first()).toContainText(/^desde [\d.]+\s€/)
    const more = main(page).getByRole('link', { name: `Más sobre ${title.toLowerCase()}` })
    await expect(more).toHaveAttribute('href', address)
  }
  const stages = page.getByRole('region', { name: 'En tres veces.' }).getByRole('listitem')
  await expect(stages).toHaveText([/^40 %/, /^40 %/, /^20 %/])
  for (const name of [/^Qué es gratis/, /^La garantía de ley/, /^Hasta 120/, /^Tu casa, tus piezas/])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(message(page)).toBeVisible()
})

test('a service page has its prices as a table, how long it takes, and leads to the page of prices', async ({
  page,
}) => {
  await page.goto('/restauracion')
  const prices = page.getByRole('region', { name: 'Precio y plazo.' })
  await expect(prices.getByRole('rowheader')).toHaveText([
    /^Restaurar una silla/,
    /^Tejer un asiento/,
    /arcón/,
    /^Tratamiento de carcoma/,
  ])
  await expect(prices.getByRole('term')).toHaveText(['Plazo', 'Respuesta'])
  await expect(prices.getByRole('definition').first()).toHaveText(/8–11\s*semanas/)
  await prices.getByRole('link', { name: 'Pagos, garantía y zona' }).click()
  await expect(page).toHaveURL('/como-trabajamos')
})

test('the enquiry form carries the first layer of privacy information with its link', async ({ page }) => {
  for (const address of ['/', '/carpinteria', '/sobre-nosotros', '/contacto']) {
    await page.goto(address)
    const form = page.locator('form').filter({ has: message(page) })
    await expect(form).toContainText('Responsable: Veta. Usamos estos datos solo para responder a tu consulta.')
    for (const right of ['acceso', 'rectificación', 'supresión', 'oposición', 'limitación', 'portabilidad'])
      await expect(form).toContainText(right)
    await expect(form.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute(
      'href',
      '/politica-privacidad',
    )
  }
})

test('/thank-you: the literal text, with a link home', async ({ page }) => {
  await page.goto('/thank-you')
  await expect(headings(page, 1)).toHaveText(
    'GRACIAS! Por contactar con nosotros. Te responderemos en el menor tiempo posible.',
  )
  await expect(main(page).getByRole('link', { name: 'Volver a Inicio' })).toHaveAttribute('href', '/')
  await expect(main(page)).toContainText('Dos días laborables')
  await expect(main(page).getByRole('link', { name: 'Cómo trabajamos' })).toHaveAttribute('href', '/como-trabajamos')
})

const legal = [
  ['/aviso-legal', 'Aviso legal'],
  ['/politica-privacidad', 'Política de privacidad'],
  ['/politica-cookies', 'Política de cookies'],
] as const

for (const [address, title] of legal) {
  test(`${address}: last updated 18 August 2023, with its contents and without a raw gap`, async ({ page }) => {
    await page.goto(address)
    await expect(headings(page, 1)).toHaveText(title)
    await expect(main(page)).toContainText('Última actualización: 18 de agosto de 2023')
    await expect(main(page).getByRole('time')).toHaveAttribute('datetime', '2023-08-18')
    expect(await plain(page)).not.toMatch(/pendiente|\[|\{\{/)
    expect(await plain(page)).toMatch(/el titular del taller Veta/)
    const contents = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link')
    for (const link of await contents.all()) {
      const target = (await link.getAttribute('href')) ?? ''
      await expect(main(page).locator(target)).toHaveCount(1)
    }
  })
}

test('the legal notice names Toledo courts and Spanish law, and has the owner’s data of LSSI art. 10', async ({
  page,
}) => {
  await page.goto('/aviso-legal')
  const text = await plain(page)
  for (const words of [
    'se rige por la ley española',
    'los juzgados y tribunales de Toledo',
    'artículo 10 de la Ley 34/2002',
    'Titular: el titular del taller Veta. Su nombre y su NIF se dan a quien los pida',
    'hola@veta.example',
    'hojas de reclamaciones',
    'Junta Arbitral de Consumo',
    'art. 103.c',
    'la garantía legal, de tres años',
  ])
    expect(text).toContain(words)
})

test('the privacy policy says who, what for, on what basis, for how long, to whom, and the rights before the AEPD', async ({
  page,
}) => {
  await page.goto('/politica-privacidad')
  const text = await plain(page)
  for (const words of ['RGPD', 'LOPDGDD', 'Responsable:', 'art. 6.1.b', '365 días', 'encargados del tratamiento'])
    expect(text).toContain(words)
  expect(text).toContain('El formulario lo recibe el propio servidor de esta web')
  await expect(main(page).getByRole('table')).toBeVisible()
  const agency = main(page).getByRole('link', { name: 'Agencia Española de Protección de Datos' })
  await expect(agency).toHaveAttribute('href', 'https://www.aepd.es')
  await expect(agency).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the cookie policy states 28 days and lists everything by name, purpose and duration', async ({ page }) => {
  await page.goto('/politica-cookies')
  expect(await plain(page)).toMatch(/La duración de ese registro es de 28 días/)
  const list = page.getByRole('region', { name: 'Lista de cookies y almacenamiento' })
  const names = [
    'veta-GDPR2',
    'theme',
    'shopping-cart',
    'shopping-wishes',
    'shopping-compare',
    'enquiry-draft',
    'enquiry-photos',
    'designs',
  ]
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(names)
  await expect(list.getByRole('listitem').first()).toContainText('28 días')
})

test.describe('any other path', () => {
  test.use({ allowConsoleErrors: true }) // a 404 is an error to the console
  test('answers 404 with the not-found page, also below a page and in Spanish letters', async ({ page }) => {
    for (const path of ['/carpinteria/puertas', '/ebanistería', '/noticias/2023', '/index.php']) {
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, 404])
      await expect(headings(page, 1)).toHaveText('Pagina no encontrada')
      await expect(main(page)).toContainText('404')
      await expect(main(page)).toContainText('Oops! TNo hay nada aqui.')
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    }
  })
})
