import type { Locator, Page } from '@playwright/test'
import { addPhotos, file, send, status, takeTime, untilReadyPhotos } from '../support/enquiry.ts'
import { holdBack } from '../support/hold-back.ts'
import { jpeg } from '../support/server/pictures.ts'
import { startTestServer } from '../support/server/server.ts'
import { expect, test } from '../support/test.ts'
import { untilActive, visit } from '../support/visit.ts'

const question = (page: Page, name: string) => page.getByRole('region', { name })
const next = (page: Page) => page.getByRole('link', { name: 'Siguiente' })
const prices = (page: Page) => page.getByRole('region', { name: 'Mientras tanto, el precio' })
const answers = (page: Page) => page.getByRole('region', { name: 'Tus respuestas' })
const radio = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
/** As a visitor would: brings it out from under the bar of «Siguiente», then presses. */
async function choose(page: Page, name: string) {
  await radio(page, name).evaluate((input) => input.scrollIntoView({ block: 'center' }))
  await radio(page, name).check()
}
const postalCode = (page: Page) => page.getByRole('textbox', { name: 'Código postal' })

async function open(page: Page, address = '/presupuesto') {
  await visit(page, address)
  await untilActive(page, 'GuidedQuote')
}

type Box = { x: number; y: number; width: number; height: number }
const boxOf = async (part: Locator): Promise<Box> => (await part.boundingBox()) as Box
const middle = ({ y, height }: Box) => y + height / 2
const overlap = (a: Box, b: Box) =>
  a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height

const titles = [
  '¿Qué necesitas?',
  '¿Cuánto mide?',
  '¿En qué madera?',
  '¿Nos lo enseñas?',
  '¿Para cuándo?',
  '¿Dónde va?',
  '¿Con quién hablamos?',
]

test('one question in sight at a time, with its place; on and back by links, and by the browser’s own button', async ({
  page,
}) => {
  await open(page)
  for (const [at, title] of titles.entries()) {
    await expect(question(page, title)).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /^¿/ })).toHaveText([title])
    await expect(question(page, title)).toContainText(`Pregunta ${at + 1} de 7`)
    if (at > 0) await expect(question(page, title)).toBeFocused()
    if (at < titles.length - 1) await next(page).click()
  }
  await page.goBack()
  await expect(question(page, '¿Dónde va?')).toBeVisible()
  await page.getByRole('link', { name: 'Atrás' }).click()
  await expect(question(page, '¿Para cuándo?')).toBeVisible()
  await page.reload()
  await expect(question(page, '¿Para cuándo?')).toBeVisible()
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await expect(question(page, '¿Para cuándo?')).toBeVisible()
})

test('it ends in an enquiry with the answers in their order, the pictures and the page', async ({ page }) => {
  const server = await startTestServer({ SITE_DIR: 'build' })
  try {
    await open(page, `${server.address}/presupuesto`)
    await choose(page, 'Armario')
    await next(page).click()
    await page.getByLabel('A · Ancho').fill('240')
    await page.getByLabel('B · Alto').fill('260')
    await page.keyboard.press('Enter')
    await choose(page, 'Roble')
    await next(page).click()
    await addPhotos(page, file('hueco.jpg', await jpeg(640, 480)))
    await untilReadyPhotos(page, 1)
    await next(page).click()
    await choose(page, 'Cuanto antes')
    await next(page).click()
    await postalCode(page).fill('45300')
    await next(page).click()
    await page.getByLabel('Nombre').fill('Ana')
    await page.getByRole('textbox', { name: 'Correo' }).fill('ana@example.es')
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('Con altillo.')
    await takeTime(page)
    await send(page).click()
    await expect(status(page)).toContainText('Gracias, Ana.')
    await expect(page.getByRole('link', { name: 'Añadir fotos más tarde' })).toHaveAttribute('href', /\/fotos\//)
    const [enquiry, ...others] = await server.enquiries()
    expect(others).toEqual([])
    expect(enquiry).toMatchObject({ name: 'Ana', email: 'ana@example.es', message: 'Con altillo.' })
    const lines = JSON.stringify(enquiry)
    // An enquiry's key and times, which come first, may contain any figures.
    const told = lines.slice(lines.indexOf('Armario'))
    const said = ['Armario', '240', '260', 'Roble', 'Cuanto antes', '45300'].map((words) => told.indexOf(words))
    expect(said).not.toContain(-1)
    expect(said).toEqual(said.toSorted((a, b) => a - b))
    for (const label of ['Ancho (cm)', 'Alto (cm)', 'Madera', '/presupuesto']) expect(lines).toContain(label)
    expect((await server.photos()).map(({ name }) => name)).toEqual(['hueco.jpg'])
    await expect(answers(page)).toHaveCount(0)
  } finally {
    await server.stop()
  }
})

test('on every question its number and the price stand on one line, and nothing in the margin lies under the way on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/presupuesto?servicio=armario')
  await next(page).click()
  for (const [label, words] of [
    ['A · Ancho', '240'],
    ['B · Alto', '260'],
  ] as const)
    await page.getByLabel(label).fill(words)
  await next(page).click()
  await choose(page, 'Roble')
  await page.evaluate(() => (location.hash = 'cuando'))
  await choose(page, 'Cuanto antes')
  await next(page).click()
  await postalCode(page).fill('45300')
  const ids = ['que', 'medidas', 'madera', 'fotos', 'cuando', 'donde', 'contacto']
  for (const [at, title] of titles.entries()) {
    await page.evaluate((id) => (location.hash = id), ids[at] as string)
    await expect(answers(page).getByRole('link', { name: /^Cambiar/ })).toHaveCount(5)
    const number = await boxOf(question(page, title).getByText(`Pregunta ${at + 1} de 7`))
    const price = await boxOf(prices(page).getByRole('heading'))
    expect(Math.abs(middle(number) - middle(price))).toBeLessThanOrEqual(1.5)
    const margin = await boxOf(page.getByRole('main').getByRole('complementary'))
    const beside = await question(page, title).getByRole('radio').all()
    if (at < titles.length - 1) beside.push(next(page).locator('..'))
    for (const part of beside) expect(overlap(await boxOf(part), margin)).toBe(false)
  }
})

for (const width of [360, 1280])
  test(`${width} px: choosing marks the piece and moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page)
    const pieces = page.getByRole('group', { name: 'Una pieza' }).locator('label')
    /** Where the words of each stand, from the beginning of the page. */
    const places = () =>
      pieces.evaluateAll((all) =>
        all.map((piece) => {
          const words = document.createRange()
          words.selectNodeContents(piece.querySelector(':scope span:not(:has(span))') as Element)
          const { x, y } = words.getBoundingClientRect()
          return [x, y + scrollY]
        }),
      )
    const look = (name: string) =>
      pieces.filter({ hasText: name }).evaluate((piece) => {
        const word = piece.querySelector(':scope span:not(:has(span))') as Element
        return [getComputedStyle(word).color, getComputedStyle(word, '::after').borderBottomWidth].join()
      })
    await expect(pieces).toHaveCount(12)
    const before = await places()
    const plain = await look('Armario')
    for (const name of ['Armario', 'Puerta', 'Restaurar', 'Carpintería', 'Armario']) {
      await radio(page, name).evaluate((input: HTMLInputElement) => input.click())
      await expect(prices(page)).not.toContainText('Elige una pieza')
      expect(await places()).toEqual(before)
    }
    expect(await look('Armario')).not.toBe(plain)
    expect(await look('Puerta')).toBe(plain)
  })

test('the pieces stand on one ground in each row, each with its left edge on a line of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page)
  const lines = await page
    .locator('.no-print[aria-hidden] > span')
    .evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().x)))
  const drawn = await question(page, '¿Qué necesitas?')
    .locator('label svg')
    .evaluateAll((all) =>
      all.map((drawing) => {
        const shapes = [...drawing.querySelectorAll('path')].map((path) => path.getBoundingClientRect())
        return {
          x: Math.min(...shapes.map(({ x }) => x)),
          bottom: Math.max(...shapes.map(({ bottom }) => bottom)),
        }
      }),
    )
  expect(drawn).toHaveLength(12)
  for (const { x } of drawn) expect(Math.min(...lines.map((line) => Math.abs(line - x)))).toBeLessThanOrEqual(1.5)
  const grounds = drawn.map(({ bottom }) => bottom)
  for (const row of [grounds.slice(0, 6), grounds.slice(6)])
    expect(Math.max(...row) - Math.min(...row)).toBeLessThanOrEqual(0.5)
})

test('a measure is written as people write it, and asked back where it could be two', async ({ page }) => {
  await open(page)
  await choose(page, 'Armario')
  await next(page).click()
  const [width, height] = [page.getByLabel('A · Ancho'), page.getByLabel('B · Alto')]
  await width.fill('2,4 m')
  await expect(prices(page)).toContainText(
    /El tuyo, de 240 × 260 × 60\scm, en DM lacado, interior de melamina: de 3\.550\s€ a 4\.250\s€/,
  )
  await width.blur()
  await expect(width).toHaveValue('240')
  await height.fill('2,60')
  await height.blur()
  await page.getByText('¿Qué medida es?').getByRole('button', { name: '260 cm' }).click()
  await expect(height).toHaveValue('260')
  await expect(answers(page)).toContainText('240 × 260 cm')
  await page.reload()
  await expect(height).toHaveValue('260')
})

test('the price stands beside the questions: of the piece, for its measures, of a whole trade, or that there is none', async ({
  page,
}) => {
  await open(page)
  await expect(prices(page)).toContainText('Elige una pieza y aquí lo afinamos con tus medidas.')
  await expect(prices(page), 'one price before').toContainText(/Por ejemplo, armario empotrado.*desde 3\.350\s€/)
  await choose(page, 'Armario')
  await expect(prices(page)).toContainText(/Armario empotrado de dos metros\s*desde 3\.350\s€(?! \/)/)
  await next(page).click()
  await page.getByLabel('A · Ancho').fill('100')
  await expect(prices(page)).toContainText(
    /El tuyo, de 100 × 260 × 60\scm, en DM lacado, interior de melamina: de [\d.]+\s€ a [\d.]+\s€/,
  )
  await page.getByRole('link', { name: 'Atrás' }).click()
  await choose(page, 'Restauración')
  await expect(prices(page).getByRole('term')).toHaveText([
    'Restaurar una silla',
    'Tejer un asiento de enea',
    'Limpiar, encolar y encerar un arcón sano',
    'Tratamiento de carcoma',
  ])
  await choose(page, 'Otra cosa')
  await expect(prices(page)).toContainText('De esto no hay precio de partida')
  await expect(prices(page)).toContainText('con el IVA incluido')
})

test('the wood that is chosen changes the price as the design tool reckons it, also before any measure', async ({
  page,
}) => {
  await open(page, '/presupuesto?servicio=armario#madera')
  const bar = question(page, '¿En qué madera?').locator('.caption').filter({ hasText: '€' })
  await expect(bar).toHaveText(/^Desde 3\.350\s€$/)
  await choose(page, 'Nogal')
  await expect(bar).toHaveText(/^Con 200 × 260 × 60\scm, desde [\d.]+\s€$/)
  const walnut = await bar.textContent()
  await expect(prices(page)).toContainText(
    /El tuyo, de 200 × 260 × 60\scm, en DM rechapado en nogal, interior de melamina: de/,
  )
  await choose(page, 'Melamina')
  await expect(prices(page)).toContainText(/El tuyo, de 200 × 260 × 60\scm, en melamina: de/)
  expect(await bar.textContent()).not.toBe(walnut)
  await page.evaluate(() => (location.hash = 'que'))
  await choose(page, 'Mesa')
  await expect(prices(page)).toContainText(/La tuya, de 200 × 90 × 75\scm, en roble macizo: de/)
})

test('the measures are those of the piece, each with its letter in the drawing', async ({ page }) => {
  await open(page, '/presupuesto?servicio=escalera')
  await expect(page.getByRole('radio', { name: 'Escalera' })).toBeChecked()
  await next(page).click()
  for (const label of ['A · De suelo a suelo', 'B · Largo en planta', 'C · Ancho'])
    await expect(page.getByLabel(label)).toBeVisible()
  await expect(question(page, '¿Cuánto mide?').locator('svg text')).toHaveText(['A', 'B', 'C'])
})

test('a postal code says what going there costs: within the area, outside of it, and that there is none such', async ({
  page,
}) => {
  await open(page, '/presupuesto#donde')
  const code = postalCode(page)
  const answer = question(page, '¿Dónde va?').getByRole('status')
  await code.fill('45860')
  await expect(answer).toContainText('En Toledo trabajamos hasta unos 120 km del taller por carretera.')
  await expect(answer).toContainText('la visita no se cobra hasta 60 km; desde ahí son 0,45 € por kilómetro')
  await expect(answer).toContainText('gratis si el encargo pasa de 300 €; si no, por 45 €.')
  await code.fill('28001')
  await expect(answer).toContainText('En Madrid trabajamos hasta unos 120 km del taller por carretera.')
  await expect(answer).toContainText('Hasta Madrid hay unos 110 km: ir a medir cuesta 45 €.')
  await code.fill('28300')
  await expect(answer).not.toContainText('Hasta Madrid')
  await code.fill('08 001')
  await expect(answer).toContainText(
    'Barcelona: fuera de nuestra zona, que es Toledo, Madrid, Ciudad Real y Cuenca. Si el encargo lo justifica, vamos: ir a medir se cobra a',
  )
  await expect(answer).not.toContainText(/\d km/)
  await code.blur()
  await expect(code).toHaveValue('08001')
  await code.fill('99999')
  await expect(answer).toHaveText('Ese código no existe. Son cinco cifras, como 45860.')
  await code.fill('458')
  await expect(answer).toHaveText('')
})

test('every answer can be changed, and all are kept when the tab is closed', async ({ page, context }) => {
  await open(page)
  await choose(page, 'Mesa')
  await next(page).click()
  await page.getByLabel('A · Largo').fill('180')
  await page.close()
  const again = await context.newPage()
  await open(again)
  await expect(again.getByRole('radio', { name: 'Mesa' })).toBeChecked()
  await expect(answers(again)).toContainText('180 cm')
  await again.getByRole('link', { name: 'Cambiar: Medidas' }).click()
  await again.getByLabel('A · Largo').fill('200')
  await expect(answers(again)).toContainText('200 cm')
  await again.getByRole('link', { name: 'Cambiar: Qué' }).click()
  await choose(again, 'Cocina')
  await expect(answers(again)).toContainText('Cocina')
  await expect(answers(again)).not.toContainText('200 cm')
})

test('the keyboard alone answers: arrows choose, Enter goes on, and never sends before the last question', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await open(page)
  await page.getByRole('radio', { name: 'Armario' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Vestidor' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(question(page, '¿Cuánto mide?')).toBeFocused()
  await page.getByLabel('A · Ancho').focus()
  await page.keyboard.type('300')
  await page.keyboard.press('Enter')
  await expect(question(page, '¿En qué madera?')).toBeFocused()
  expect(calls).toEqual([])
})

test('header, home page, phone bar and service pages lead to it', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Presupuesto' })).toHaveAttribute(
    'href',
    '/presupuesto',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Pide presupuesto' })).toHaveAttribute(
    'href',
    '/presupuesto',
  )
  await visit(page, '/restauracion')
  await page.getByRole('link', { name: 'Pide presupuesto paso a paso' }).click()
  await expect(page).toHaveURL('/presupuesto?servicio=restauracion')
  await expect(page.getByRole('radio', { name: 'Restauración' })).toBeChecked()
})

test('before its script is there the questions already come one by one', async ({ page }) => {
  await holdBack(page, '**/static/js/**')
  await page.goto('/presupuesto', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 2, name: /^¿/ })).toHaveText(['¿Qué necesitas?'])
  await next(page).click()
  await expect(page.getByRole('heading', { level: 2, name: /^¿/ })).toHaveText(['¿Cuánto mide?'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('it is one long form, and arrives with its answers', async ({ page }) => {
    const server = await startTestServer({ SITE_DIR: 'build' })
    try {
      await page.goto(`${server.address}/presupuesto`)
      await expect(page.getByRole('heading', { level: 2, name: /^¿/ })).toHaveText(titles)
      await expect(next(page)).toHaveCount(0)
      await choose(page, 'Puerta')
      await page.getByLabel('A · Ancho').fill('82')
      await choose(page, 'Aconsejadme')
      await postalCode(page).fill('45860')
      await page.getByLabel('Nombre').fill('Ana')
      await page.getByRole('textbox', { name: 'Correo' }).fill('ana@example.es')
      await send(page).click()
      await expect(page).toHaveURL(/\/thank-you/)
      const lines = JSON.stringify(await server.enquiries())
      for (const words of ['Puerta', 'Ancho (cm)', '82', 'Aconsejadme', '45860']) expect(lines).toContain(words)
    } finally {
      await server.stop()
    }
  })
})

test('on a phone the bar has one storey, and no price stands below the pieces, until something has been chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const way = page.locator('[data-current] [data-place]')
  const price = page.getByText('Mientras tanto, el precio')
  await expect(price).toBeHidden()
  expect((await way.boundingBox())?.height).toBe(0)
  await choose(page, 'Armario')
  await expect(way).toContainText('3.350')
  await expect(price).toBeVisible()
  expect((await way.boundingBox())?.height).toBe(36)
})
