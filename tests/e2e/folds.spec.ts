import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { untilActive } from '../support/visit.ts'

// Rows that open on a phone and stand open with the room (app/ui/fold/).

test.use({ keepsContext: true })

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 850 }

test('on a phone the prices of the first trade are open, the others open by their row; so with the room', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/como-trabajamos')
  const price = (name: string) => page.getByRole('rowheader', { name })
  await expect(price('Puerta de paso lacada')).toBeVisible()
  await expect(price('Restaurar una silla')).toBeHidden()
  const trade = page.locator('summary', { has: page.getByRole('heading', { name: 'Restauración', exact: true }) })
  await expect(trade, 'the first of them, before it is opened').toContainText(/desde 190\s€/)
  await trade.click()
  await expect(price('Restaurar una silla')).toBeVisible()
  await page.reload()
  await page.setViewportSize(desk)
  await expect(trade).toContainText(/Restaurar una silla\s*desde 190\s€/)
  await expect(price('Restaurar una silla')).toBeHidden()
  await trade.focus()
  await page.keyboard.press('Enter')
  await expect(price('Restaurar una silla'), 'by the keyboard').toBeVisible()
  await page.reload()
  await page.emulateMedia({ media: 'print' })
  await expect(price('Restaurar una silla'), 'on paper').toBeVisible()
  await page.emulateMedia({ media: null })
  await page.goto('/como-trabajamos#fabricacion')
  await expect(price('Frente de cocina lacado'), 'what a link leads to is open').toBeVisible()
})

test('on a phone the small print opens under its heading; with the room it is read at once', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/como-trabajamos')
  const parking = page.getByText('En la puerta, también con furgoneta')
  await expect(parking).toBeHidden()
  await page.getByRole('heading', { name: 'Visitas', exact: true }).click()
  await expect(parking).toBeVisible()
  await page.reload()
  await page.setViewportSize(desk)
  await expect(parking).toBeVisible()
})

test('with the room too small print says its names and opens under its heading', async ({ page }) => {
  await page.setViewportSize(desk)
  await page.goto('/como-trabajamos')
  const lift = page.getByText('Hasta un tercero no se cobra.')
  await expect(page.locator('summary').getByText('Si la casa no está lista')).toBeVisible()
  await expect(lift).toBeHidden()
  await page.getByRole('heading', { name: 'En tu casa' }).click()
  await expect(lift).toBeVisible()
})

test('on a large window an open trade stands beside its prices, and names, texts and prices on the page’s lines', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  await page.goto('/como-trabajamos')
  const trade = page.locator('details#fabricacion')
  await trade.getByRole('heading').click()
  const box = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [name, row, free] = [
    await box(trade.getByRole('heading')),
    await box(trade.getByRole('rowheader').first()),
    await box(page.getByRole('rowheader', { name: 'Primera visita' })),
  ]
  expect(row.x).toBeGreaterThanOrEqual(Math.floor(name.x + name.width))
  expect(row.y).toBeLessThan(name.y)
  expect(Math.abs(row.x - free.x)).toBeLessThanOrEqual(1)
  // One edge down the whole page, whatever the table.
  for (const name of [
    page.getByRole('rowheader', { name: 'Puerta de paso' }),
    page.getByRole('term').filter({ hasText: 'Por ley' }),
    page.getByRole('term').filter({ hasText: 'Aparcar' }),
  ])
    expect(Math.abs(row.x - (await box(name)).x), String(name)).toBeLessThanOrEqual(1)
  await expect(trade.getByRole('img'), 'a picture of it').toBeVisible()
  const first = page.locator('details#carpinteria')
  const [picture, last] = [await box(first.getByRole('img')), await box(first.getByRole('row').last())]
  expect(picture.y + picture.height, 'as low as a long list of prices').toBeGreaterThan(last.y)
  await page.setViewportSize({ width: 768, height: 1024 })
  expect((await box(trade.getByRole('rowheader').first())).y).toBeGreaterThan((await box(trade.getByRole('heading'))).y)
  await expect(page.getByRole('navigation', { name: 'En esta página' })).toBeVisible()
  await page.setViewportSize(phone)
  const small = await box(trade.getByRole('img'))
  expect(small.width, 'small, before the name').toBeLessThanOrEqual(64)
  expect((await box(trade.getByRole('heading'))).x).toBeGreaterThan(small.x + small.width)
  await expect(page.getByText('Encargo mínimo: 120').getByText('Recreación 3D')).toBeVisible()
})

test('on a phone a text of a trade shows its picture in its open row, and fetches none for a closed one', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/carpinteria')
  const row = page.locator('details', { has: page.getByRole('heading', { name: 'Escaleras' }) })
  const picture = async () => (await row.getByRole('img').boundingBox()) ?? { width: 0, height: 0 }
  const plain = page.locator('details', { has: page.getByRole('heading', { name: 'Cuidados' }) })
  await expect(row.locator('img')).toBeHidden()
  const isFetched = () => row.locator('img').evaluate((one: HTMLImageElement) => one.currentSrc !== '')
  await row.scrollIntoViewIfNeeded()
  expect(await isFetched()).toBe(false)
  expect((await row.boundingBox())?.height, 'no higher for it').toBe((await plain.boundingBox())?.height)
  await expect(row.getByText('Recreación 3D')).toBeHidden()
  await row.getByRole('heading').click()
  await expect.poll(async () => (await picture()).width).toBe(350)
  await expect(row.getByText('Recreación 3D')).toBeVisible()
})

test('on a phone the first answer of a section is read, and a row opens the others', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/como-trabajamos')
  for (const answer of ['Por ley', 'Hasta dónde'])
    await expect(page.getByRole('term').filter({ hasText: answer })).toBeVisible()
  await expect(page.getByText('Hasta un tercero no se cobra.')).toBeHidden()
  const others = page.getByText(/^Otras \d+ respuestas$/).first()
  const adjusting = page.getByRole('term').filter({ hasText: 'Visita de ajuste' })
  await expect(adjusting).toBeHidden()
  await others.click()
  await expect(adjusting).toBeVisible()
  await page.goto('/disena')
  await expect(page.getByRole('term').filter({ hasText: 'El dibujo' })).toBeVisible()
  await page.goto('/disena/armario')
  const drawn = page.getByRole('term').filter({ hasText: 'El dibujo' })
  await expect(drawn, 'said on the page of all kinds').toBeHidden()
  await page.getByText('6 respuestas', { exact: true }).click()
  await expect(drawn).toBeVisible()
  await page.setViewportSize(desk)
  await expect(drawn).toBeVisible()
})

for (const path of ['/carpinteria', '/fabricacion', '/interiorismo'])
  test(`${path}: the first picture and what it shows are in a phone's first view, above the bar`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    const caption = await page.getByText('Con su dibujo').first().boundingBox()
    const bar = await page.getByRole('link', { name: 'WhatsApp' }).first().boundingBox()
    expect((caption?.y ?? 0) + (caption?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    // What it costs from, and how long it takes.
    for (const fact of ['desde', 'Plazo']) {
      const { y = 0, height = 0 } = (await page.locator('main p', { hasText: fact }).first().boundingBox()) ?? {}
      expect(y + height, fact).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })

test('on a tablet the tables of how we work have their picture over them', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/como-trabajamos')
  for (const name of ['El día del montaje', 'Un cajón y su dibujo', 'El taller, al anochecer'])
    await expect(page.getByText(name).filter({ visible: true })).toHaveCount(1)
})

test('from 600 px on the texts of a trade and the small print stand open', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 })
  for (const [path, words] of [
    ['/carpinteria', 'De zanca o voladas'],
    ['/como-trabajamos', 'Con cita, de lunes a viernes.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible()
  }
})

test('on a tablet the sheet of a table takes the window from side to side, and its measures are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/disena/mesa')
  const sheet = page.getByRole('img', { name: 'Alzado, sección y planta' }).filter({ visible: true })
  const { x = 0, width = 0 } = (await sheet.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(690)
  expect(x + width).toBeLessThanOrEqual(768)
  for (const slider of await page.getByRole('slider').all()) await expect(slider).toBeInViewport({ ratio: 1 })
})

for (const [path, pictures] of [
  ['/', 1],
  ['/sobre-nosotros', 0],
] as const)
  test(`${path}: on a phone the services are a list of six, the first of home open on its photograph`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    const list = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Carpintería', exact: true }) })
    await expect(list.getByRole('heading')).toHaveCount(6)
    await expect(list.getByRole('img')).toHaveCount(pictures)
    if (pictures) expect((await list.getByRole('img').boundingBox())?.width).toBe(350)
    await expect(list.getByText('Recreación 3D').filter({ visible: true })).toHaveCount(pictures)
  })

test('on a phone the boxes of the services are one wide, two and two, and the quote apart, and say what their pictures are', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/inicio-servicios')
  const services = page.getByRole('region', { name: /^Lo que hacemos/ })
  const [wide, first, second] = await Promise.all([0, 1, 2].map((n) => services.getByRole('img').nth(n).boundingBox()))
  expect([wide?.x, wide?.width]).toEqual([20, 350])
  expect(second?.y).toBe(first?.y)
  expect(second?.width, 'both as wide').toBe(first?.width)
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBe(370)
  await expect(services.getByText('Mesas, aparadores, librerías y cocinas', { exact: true }), 'one line').toBeVisible()
  const quote = services.getByRole('listitem').last()
  expect((await quote.boundingBox())?.width, 'no trade: on a ground of its own').toBe(350)
  await expect(quote).toHaveCSS('background-color', 'rgb(138, 84, 32)')
  const mark = await services.getByText('Recreación 3D').boundingBox()
  expect((mark?.x ?? 0) + (mark?.width ?? 0), 'at the end of their head').toBeCloseTo(370, 0)
  expect(mark?.y).toBeLessThan((await services.getByRole('heading').first().boundingBox())?.y ?? 0)
})

test('on a phone the index of how we work stands whole under its title', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/como-trabajamos')
  const links = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link')
  await expect(links).toHaveCount(6)
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Pago', exact: true }).click()
  await expect(page).toHaveURL(/#pago$/)
})

test('on a phone what helps beside the enquiry form comes with it', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/restauracion')
  const after = page.getByRole('heading', { name: 'Lo que pasa después' })
  await expect(after).toBeHidden()
  await page.getByText('Escribe tu consulta').click()
  await expect(after).toBeVisible()
})

test('on a tablet the gallery goes on in its order', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  const places = await page
    .locator('#trabajos li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => Math.round(y) * 1000 + x))
  expect(places.length).toBe(10)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('on a phone the form below a page opens by its button, and is open where a link leads to it or the page is for it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/carpinteria')
  const name = page.getByLabel('Nombre *')
  await expect(name).toBeHidden()
  await page.getByText('Escribe tu consulta').click()
  await name.fill('Ana')
  await page.goto('/disena/armario')
  await expect(name).toBeHidden()
  await page.getByRole('link', { name: 'Pedir presupuesto de este diseño' }).click()
  await expect(name).toBeVisible()
  await expect(page.getByText('Escribe tu consulta'), 'a button that could open nothing more').toBeHidden()
  await page.goto('/disena/mesa')
  await page.getByRole('navigation', { name: 'Contacto rápido' }).getByRole('link', { name: 'Pedir diseño' }).click()
  await expect(name, 'by the bar, from wherever one is').toBeVisible()
  await page.goto('/interiorismo#presupuesto')
  await expect(name).toBeVisible()
  await page.goto('/contacto')
  await expect(name).toBeVisible()
  await page.goto('/ebanisteria')
  await page.setViewportSize(desk)
  await expect(name).toBeVisible()
})

test('on a phone what was typed is there, unfolded, after a reload', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/carpinteria')
  await page.getByText('Escribe tu consulta').click()
  await untilActive(page, 'EnquiryForm')
  await page.getByLabel('Mensaje').fill('Una puerta de 82,5 cm')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('82,5')
  await page.reload()
  await page.getByRole('heading', { name: /^Dinos qué hueco/ }).scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Mensaje')).toHaveValue('Una puerta de 82,5 cm')
  await expect(page.getByLabel('Mensaje')).toBeVisible()
})

test('on a phone the later questions open together', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/carpinteria')
  const last = page.getByRole('heading', { name: '¿Cómo se paga?' })
  await expect(last).toBeHidden()
  await page.getByText(/^Otras \d preguntas$/).click()
  await expect(last).toBeVisible()
})

test('on a phone the later prices of a trade open together; with the room the list goes on without a break', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/carpinteria')
  const window = page.getByRole('rowheader', { name: 'Ventana de madera' })
  await expect(window).toBeHidden()
  await page.getByText(/^Otros \d precios$/).click()
  await expect(window).toBeVisible()
  await page.reload()
  await page.setViewportSize(desk)
  await expect(window).toBeVisible()
  await expect(page.getByText(/^Otros \d precios$/)).toBeHidden()
})

test('on a phone the time of a step stands at the end of the line that names it', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/carpinteria')
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Dibujamos' }) })
  const [name, time] = await Promise.all([
    step.getByRole('heading').boundingBox(),
    step.getByText('Cinco días laborables').boundingBox(),
  ])
  expect(time?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0))
  expect(time?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0))
})

for (const [path, most] of [
  ['/', 7950],
  ['/inicio-servicios', 8100],
  ['/carpinteria', 8450],
  ['/ebanisteria', 8350],
  ['/como-trabajamos', 7500],
] as const) {
  test(`${path} is at most ${most} px long on a phone`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most)
  })
}
