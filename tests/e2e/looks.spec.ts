import type { Locator, Page } from '@playwright/test'
import { readSettings } from '#reader/settings.ts'
import { expect, test } from '../support/test.ts'
import { scrollTo, untilActive, visit } from '../support/visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')
const wide = (page: Page, width = 1280, height = 900) => page.setViewportSize({ width, height })
type Box = { x: number; y: number; width: number; height: number }
const boxOf = async (part: Locator): Promise<Box> => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** Where the seven lines stand, in pixels from the left. */
const linesOf = (page: Page) =>
  page.locator('[data-line]').evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().x))

/** Edges, of those given, that stand on none of the lines. */
async function offLines(page: Page, parts: Locator, sides: ('left' | 'right')[] = ['left', 'right']) {
  const lines = await linesOf(page)
  const edges = await parts.evaluateAll(
    (list, sides) => list.flatMap((part) => sides.map((side) => part.getBoundingClientRect()[side])),
    sides,
  )
  expect(edges.length).toBeGreaterThan(0)
  return edges.filter((edge) => !lines.some((line) => Math.abs(line - edge) <= 1.5))
}

test('services strip: the first picture is open and large before anything is touched, another row opens its own', async ({
  page,
}) => {
  await wide(page)
  await visit(page, '/')
  const rows = main(page)
    .getByRole('region', { name: /Seis oficios/ })
    .getByRole('listitem')
  const pictures = rows.locator('picture img')
  await expect(pictures.first()).toBeVisible()
  await expect(pictures.nth(1)).toBeHidden()
  const lines = await linesOf(page)
  const plate = await boxOf(pictures.first())
  expect(Math.abs(plate.x - (lines[4] ?? 0))).toBeLessThanOrEqual(1.5)
  expect(plate.width / plate.height).toBeCloseTo(4 / 3, 1)
  await rows.nth(1).getByRole('link').focus()
  await expect(pictures.nth(1)).toBeVisible()
  await expect(pictures.first()).toBeHidden()
})

test('plates of the gallery, facts and running projects begin on the lines, and pictures end there', async ({
  page,
}) => {
  await wide(page, 1440)
  await visit(page, '/inicio-servicios')
  const gallery = main(page).getByRole('button', { name: /^Ampliar/ })
  expect(await offLines(page, gallery)).toEqual([])
  const facts = main(page).getByRole('region', { name: 'Lo que ofrece el taller' }).getByRole('listitem')
  expect(await offLines(page, facts.locator('> *'), ['left'])).toEqual([])
  const running = main(page).getByRole('region', { name: /a medio hacer/ })
  expect(await offLines(page, running.getByRole('img'))).toEqual([])
})

for (const address of ['/', '/carpinteria']) {
  test(`${address} on a phone: the works are one row to swipe, the next plate in sight, and it rests on a plate`, async ({
    page,
  }) => {
    await wide(page, 390, 844)
    await visit(page, address)
    const plates = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Ampliar/ }) })
    const [first, second] = [await boxOf(plates.first()), await boxOf(plates.nth(1))]
    expect(second.y).toBe(first.y)
    expect(second.x).toBeLessThan(390)
    expect(second.x + second.width).toBeGreaterThan(390)
    await plates
      .first()
      .evaluate((it) => it.parentElement?.scrollTo({ left: it.clientWidth * 0.9, behavior: 'instant' }))
    await expect.poll(async () => Math.abs((await boxOf(plates.nth(1))).x - first.x)).toBeLessThanOrEqual(1.5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
}

test('header: an ink block leads to the quote from 800 px, the telephone number stands beside it from 1280 px', async ({
  page,
}) => {
  const quote = page.getByRole('banner').getByRole('link', { name: 'Presupuesto' })
  const number = page.getByRole('banner').getByText(/^\+34 [\d ]+$/)
  await wide(page, 1280)
  await visit(page, '/')
  await expect(number).toBeVisible()
  const ink = 'rgb(28, 24, 20)'
  await expect(quote).toHaveCSS('background-color', ink)
  const block = await boxOf(quote)
  expect(block.y).toBe(0)
  expect(block.x + block.width).toBeCloseTo(1280, 0)
  await wide(page, 1279)
  await expect(number).toBeHidden()
  await wide(page, 800)
  await expect(quote).toHaveCSS('background-color', ink)
  await wide(page, 799)
  await expect(quote).toBeHidden()
})

test('contact: form and telephone in one screen, and a drawn map that can be read at every width', async ({ page }) => {
  await wide(page)
  await visit(page, '/contacto')
  await expect(main(page).getByRole('textbox', { name: 'Nombre' })).toBeInViewport()
  await expect(main(page).getByRole('button', { name: 'Enviar consulta' })).toBeInViewport()
  await expect(main(page).getByRole('link', { name: /^\+34/ }).first()).toBeInViewport()
  const map = main(page).getByRole('img', { name: /^Mapa de cómo llegar: por la A-4/ })
  for (const width of [360, 640, 768, 1024, 1280, 1920]) {
    await wide(page, width)
    for (const name of ['Madrid', 'Toledo', 'Tembleque', 'Quintanar', 'A-4', 'Villacañas']) {
      const { height } = await boxOf(map.getByText(name, { exact: true }))
      expect(height, `${name} at ${width} px`).toBeGreaterThan(11)
    }
    const names = await map
      .locator('text')
      .evaluateAll((list) => list.map((text) => text.getBoundingClientRect()).filter(({ width }) => width > 0))
    for (const [i, a] of names.entries())
      for (const b of names.slice(i + 1))
        expect(a.right < b.left || b.right < a.left || a.bottom < b.top + 6 || b.bottom < a.top + 6).toBe(true)
  }
})

test('about: the team as nine tools, each with what it is, whose, and since when', async ({ page }) => {
  await visit(page, '/sobre-nosotros')
  const tools = main(page).getByRole('region', { name: 'Cada uno con su herramienta.' }).getByRole('listitem')
  await expect(tools).toHaveCount(9)
  for (const tool of await tools.all()) {
    await expect(tool.getByRole('heading', { level: 3 })).toHaveText(/^(El|La|Los) /)
    await expect(tool.getByText(/^Desde \d{4}$/)).toHaveCount(1)
    const { width, height } = await boxOf(tool.getByRole('img'))
    expect(width / height).toBeCloseTo(1, 1)
  }
})

test('home: one photograph from edge to edge, as high as the window, without words on it', async ({ page }) => {
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await wide(page, width, height)
    await page.goto('/')
    const band = main(page).locator('> figure')
    const [picture, caption] = [await boxOf(band.getByRole('img')), await boxOf(band.locator('figcaption'))]
    expect([picture.x, picture.width]).toEqual([0, width])
    expect(picture.height / height).toBeGreaterThan(0.6)
    expect(caption.y).toBeGreaterThanOrEqual(picture.y + picture.height)
    expect(await band.textContent()).toBe(await band.locator('figcaption').textContent())
  }
})

for (const [stored, filter] of [
  ['light', 'brightness(0.9)'],
  ['dark', 'none'],
] as const) {
  test(`photographs where "${stored}" is stored, the words of the specification: ${filter}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), stored)
    for (const address of ['/', '/restauracion', '/buscar?search=roble']) {
      await visit(page, address)
      const pictures = main(page).locator('picture img')
      const filters = () => pictures.evaluateAll((list) => list.map((picture) => getComputedStyle(picture).filter))
      await expect.poll(async () => [...new Set(await filters())]).toEqual([filter])
    }
  })
}

test('process of a service: four steps of one width across the page, each with its time', async ({ page }) => {
  await wide(page)
  await visit(page, '/carpinteria')
  const steps = main(page).getByRole('region', { name: 'Proceso', exact: true }).getByRole('listitem')
  await expect(steps).toHaveCount(4)
  const places = await steps.evaluateAll((list) => list.map((step) => step.getBoundingClientRect()))
  expect(new Set(places.map(({ top }) => top)).size).toBe(1)
  expect(new Set(places.map(({ width }) => Math.round(width))).size).toBe(1)
  for (const time of ['Una visita', '5 días laborables', 'De 4 a 6 semanas', 'De una mañana a dos días'])
    await expect(steps.getByText(time, { exact: true })).toBeVisible()
})

test('service slider: the whole picture, 16:9, however wide the window', async ({ page }) => {
  for (const width of [1280, 1920, 2400]) {
    await wide(page, width)
    await page.goto('/ebanisteria')
    const { width: wideness, height } = await boxOf(
      main(page).getByRole('group', { name: 'Imágenes de ebanistería' }).first().getByRole('img').first(),
    )
    expect(wideness / height).toBeCloseTo(16 / 9, 2)
  }
})

test.describe('growth rings', () => {
  const rings = (page: Page) => main(page).locator('[style*="anillos.svg"]')
  /** How much of the trunk has grown, 0 to 1. */
  const grown = (page: Page) =>
    rings(page).evaluate((it) => Number.parseFloat(getComputedStyle(it).maskSize.split(',')[1] ?? '100') / 100)

  test('as many as years of experience, in a file that the build draws', async ({ request }) => {
    const file = await request.get('/anillos.svg')
    expect(file.headers()['content-type']).toContain('image/svg+xml')
    expect((await file.text()).match(/M[\d.]/g)).toHaveLength(readSettings().years)
  })

  test('stand complete beside the years where motion is not wanted', async ({ page }) => {
    for (const address of ['/', '/sobre-nosotros']) {
      await visit(page, address)
      await expect(main(page).getByRole('heading', { name: /^23 años de experiencia$/ })).toBeVisible()
      const { width, height } = await boxOf(rings(page))
      expect(width).toBeGreaterThan(100)
      expect(height).toBeCloseTo(width, 0)
      expect(await rings(page).evaluate((it) => [it.getAnimations().length, getComputedStyle(it).maskImage])).toEqual([
        0,
        expect.stringMatching(/^url\("[^"]*\/anillos\.svg"\)$/),
      ])
    }
  })

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })
    test('one a year as one scrolls', async ({ page }) => {
      await wide(page)
      await visit(page, '/')
      const { years } = readSettings()
      expect(await grown(page)).toBe(0)
      const { y } = await boxOf(rings(page))
      await scrollTo(page, y - 600)
      await expect.poll(() => grown(page)).toBeGreaterThan(0)
      const part = (await grown(page)) * years
      expect(part).toBeLessThan(years)
      expect(Math.abs(part - Math.round(part))).toBeLessThan(0.01)
      await scrollTo(page, y - 100)
      await expect.poll(() => grown(page)).toBe(1)
    })
  })
})

test('an article leads on: to a quote for its service, to the service, to the next article', async ({ page }) => {
  await visit(page, '/renovando-historias-y-la-lmagia-de-la-restauracion-de-muebles-antiguos')
  await expect(main(page).getByRole('link', { name: 'Mándanos cuatro fotos' })).toHaveAttribute(
    'href',
    '/contacto#presupuesto',
  )
  const band = main(page).getByRole('region', { name: 'Cuatro fotos y una respuesta.' })
  await expect(band.getByRole('link', { name: 'Restauración' })).toHaveAttribute('href', '/restauracion')
  await expect(main(page).getByRole('navigation', { name: 'Más artículos' }).getByRole('link')).toHaveCount(2)
  await band.getByRole('link', { name: 'Pide presupuesto paso a paso' }).click()
  await expect(page).toHaveURL('/presupuesto?servicio=restauracion')
  await expect(page.getByRole('radio', { name: 'Restauración' })).toBeChecked()
})

test('thanks: the three things that happen next, each with its time, side by side from 600 px', async ({ page }) => {
  await wide(page, 600)
  await visit(page, '/thank-you')
  const steps = main(page).getByRole('region', { name: 'Qué pasa ahora' }).getByRole('listitem')
  await expect(steps.getByRole('heading')).toHaveText(['Nos llega', 'Te contestamos', 'Vamos a medir'])
  await expect(steps.nth(1)).toContainText('2 días laborables')
  const tops = await steps.evaluateAll((list) => list.map((step) => step.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`results ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    test('have a small picture each, where what is found has one', async ({ page }) => {
      await page.goto('/buscar?search=pergola')
      const found = main(page).getByRole('listitem').filter({ hasText: 'Pérgola de castaño' }).locator('img')
      await expect(found).toHaveCount(1)
      await expect.poll(() => found.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
      const { width, height } = await boxOf(found)
      expect(width / height).toBeCloseTo(4 / 3, 1)
    })
  })
}

test('from 600 px on two columns: what belongs together stands side by side', async ({ page }) => {
  const side = async (left: Locator, right: Locator) => {
    const [a, b] = [await boxOf(left), await boxOf(right)]
    expect(a.x + a.width).toBeLessThanOrEqual(b.x + 1)
    expect(Math.min(a.y + a.height, b.y + b.height)).toBeGreaterThan(Math.max(a.y, b.y))
  }
  await wide(page, 600, 900)
  await visit(page, '/')
  const part = (name: RegExp | string) => main(page).getByRole('region', { name })
  const services = part(/Seis oficios/).getByRole('listitem')
  await side(services.first(), services.nth(1))
  await side(
    part(/años de experiencia/).locator('figure'),
    part(/años de experiencia/)
      .getByRole('heading')
      .last(),
  )
  await side(part(/Cuéntanos/).getByRole('heading'), part(/Cuéntanos/).getByRole('textbox', { name: 'Nombre' }))
  const news = part(/Escrito/).getByRole('article')
  await side(news.first(), news.nth(1))
  const footer = page.getByRole('contentinfo')
  await side(footer.locator('address'), footer.getByRole('navigation'))
  await page.goto('/carpinteria')
  await side(main(page).getByRole('heading', { name: 'Puertas' }), main(page).getByRole('complementary'))
  await page.goto('/contacto')
  await side(main(page).getByRole('img', { name: /^Mapa/ }), main(page).getByRole('heading', { name: 'Hablemos' }))
  await page.goto('/como-trabajamos')
  const trades = part(/Desde cuánto/).getByRole('table')
  await side(trades.first(), trades.nth(1))
})

test('a photograph that cannot go: the reason is marked at its margin, not by its colour alone', async ({ page }) => {
  await visit(page, '/contacto')
  await untilActive(page, 'EnquiryForm')
  await main(page)
    .getByLabel('Añadir fotos')
    .setInputFiles({ name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(main(page).getByText('«plano.pdf» es un PDF, no una foto.')).toHaveCSS(
    'border-inline-start-width',
    '2px',
  )
})
