import { devices, type Page } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { sliderOf } from '../support/slider.ts'
import { expect, test } from '../support/test.ts'
import { untilReady } from '../support/visit.ts'

// A phone that looks at a page and does nothing yet.
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({
  reducedMotion: 'no-preference',
  ...phone,
  keepsContext: false,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
})

/** Bytes on the wire by address, as they come. */
async function weigh(page: Page) {
  const weights = new Map<string, number>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const addresses = new Map<string, string>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? requestId
    weights.set(address, (weights.get(address) ?? 0) + encodedDataLength) // a second use from memory weighs nothing
  })
  return {
    list: () => [...weights].map(([address, one]) => `${one} ${address}`).join('\n'),
    all: () => [...weights.values()].reduce((sum, one) => sum + one, 0) / 1000,
    scripts: () =>
      [...weights].reduce((sum, [address, one]) => sum + (address.includes('/static/js/') ? one : 0), 0) / 1000,
  }
}

/** Two and a half seconds without a touch, on a clock that a busy machine does not hurry. */
async function leaveAlone(page: Page) {
  await page.clock.runFor(2500)
  await page.waitForTimeout(700) // the browser's own frames, and what they ask for
}

// With the 6 kB of the sans's rare letters, for which Chromium asks on a busy machine though no text has one.
for (const [path, scripts, all] of [
  ['/', 12, 137],
  ['/carpinteria', 12, 153],
  ['/contacto', 12, 86],
  ['/presupuesto', 12, 75],
  ['/disena/armario', 12, 100],
] as const)
  test(`${path}: at most ${scripts} kB of script and ${all} kB in all before the visitor moves`, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    const weights = await weigh(page)
    await page.goto(path)
    await untilReady(page)
    await leaveAlone(page)
    expect(weights.scripts()).toBeGreaterThan(1)
    expect(weights.scripts()).toBeLessThanOrEqual(scripts)
    expect(weights.all(), weights.list()).toBeLessThanOrEqual(all)
  })

const works = 'Ideas del taller'
const isThere = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0

test('the slider goes on by itself after 5000 ms, with a picture that is there', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  const { row, controls } = sliderOf(page, works)
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(controls).toHaveAttribute('data-playing', { timeout: 200 })
  }).toPass()
  await page.waitForTimeout(300) // it is noticed to be in view
  // Its clock has not stopped meanwhile: on a busy machine a moment so near may have passed.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50)).toPass()
  // Its time begins anew, without a touch.
  for (const _ of ['off', 'on']) await controls.locator('[data-part=toggle]').dispatchEvent('click')
  await page.clock.runFor(3999)
  await expect(row).not.toHaveAttribute('data-ready')
  await page.clock.runFor(1)
  await expect(row).toHaveAttribute('data-ready')
  await expect.poll(() => row.locator('img').nth(1).evaluate(isThere)).toBe(true)
  await page.clock.runFor(999)
  await expect(controls).toContainText('01/')
  await page.clock.runFor(1)
  await expect(controls).toContainText('02/')
})

test('the row swiped before and after its script shows the picture; Swiper begins at it', async ({ page }) => {
  const release = await holdBack(page, '**/*.chunk.js')
  await page.goto('/')
  const { row, controls } = sliderOf(page, works)
  await row.evaluate((it) => it.scrollBy({ left: it.clientWidth, behavior: 'smooth' }))
  await expect.poll(() => row.locator('img').nth(1).evaluate(isThere)).toBe(true)
  release()
  await expect(row).toHaveAttribute('data-ready')
  await expect(controls).toContainText('02/')
})

test.describe('when Swiper does not come', () => {
  test.use({ allowConsoleErrors: true })
  test('the row is left, without its buttons', async ({ page }) => {
    await page.route('**/start-swiper*.js', (route) => route.abort())
    await page.goto('/')
    const { row, controls } = sliderOf(page, works)
    // A pointer on its way brings the script, and with its failure the button goes.
    await controls.locator('[data-part=next]').dispatchEvent('click')
    await expect(page.locator('[data-part=next]').first()).toBeHidden()
    await expect(row).not.toHaveAttribute('data-ready')
  })
})

test('on a phone one photograph of the services comes, when the page moves', async ({ page }) => {
  await page.goto('/')
  const come = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /carpinteria-1-\w+-\d+(-2x)?\.avif$/.test(name))
          .length,
    )
  await page.waitForTimeout(1500)
  expect(await come()).toBe(0)
  await page.mouse.wheel(0, 40)
  await expect.poll(come).toBe(1)
})

test('/ down to its end: at most 80 kB of script; the first tap on a picture opens it large', async ({ page }) => {
  // The browser without windows has a mouse at its corner, below which the page scrolls; a phone has none.
  await page.addInitScript(() =>
    addEventListener('pointerover', (event) => event.pointerType === 'mouse' && event.stopImmediatePropagation(), true),
  )
  const weights = await weigh(page)
  await page.goto('/')
  await untilReady(page)
  for (const part of await page.locator('main > *, footer').all()) {
    await part.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }))
    await page.waitForTimeout(300)
  }
  expect(weights.scripts()).toBeLessThanOrEqual(80)
  await page.locator('[data-item] button').first().tap()
  await expect(page.getByRole('dialog', { name: 'Imagen ampliada' })).toBeVisible()
})

test('a form is not active before it is touched; a draft makes it so by itself', async ({ page }) => {
  const form = page.locator('[data-island=EnquiryForm]')
  await page.clock.install()
  await page.goto('/contacto')
  await untilReady(page)
  await leaveAlone(page)
  await expect(form).not.toHaveAttribute('data-active')
  await page.getByLabel('Nombre').tap()
  await page.keyboard.type('Ana')
  await expect(form).toHaveAttribute('data-active')
  await page.keyboard.type(' Ruiz')
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Ruiz')
  await page.reload()
  await expect(form).toHaveAttribute('data-active')
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Ruiz')
})

test('the questions of the quote wait for a touch: the choice and the way on are kept', async ({ page }) => {
  const release = await holdBack(page, '**/*.chunk.js')
  await page.goto('/presupuesto')
  await untilReady(page)
  const quote = page.locator('[data-island=GuidedQuote]')
  await page.waitForTimeout(1500)
  await expect(quote).not.toHaveAttribute('data-active')
  const piece = page.locator('#que input[type=radio]').nth(1)
  await piece.check({ force: true })
  await page.locator('#que').getByRole('link', { name: 'Siguiente' }).tap()
  await expect(page).toHaveURL(/#medidas$/)
  await expect(page.locator('#medidas')).toBeVisible()
  release()
  await expect(quote).toHaveAttribute('data-active')
  await expect(page.locator('#medidas')).toBeVisible()
  await expect(page.locator('#que')).toBeHidden()
  await expect(piece).toBeChecked()
})

/**
 * The serifs that the home page asks for, and what is asked for later. Not the sans: a machine under load has Chromium ask
 * for the file of its rare letters, too, though no text has one.
 */
async function serifsOfHome(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(...(request.url().match(/fraunces[\w-]*(?=-[\w-]{8}\.woff2)/) ?? [])))
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  return { first: asked.splice(0).sort(), later: asked }
}

test('a phone has the serif at one size; a rare letter has its file', async ({ page }) => {
  const { first, later } = await serifsOfHome(page)
  expect(first).toEqual(['fraunces-italic-phone', 'fraunces-phone'])
  await page
    .locator('h1')
    .evaluate((it) => it.append('Kö', Object.assign(document.createElement('em'), { textContent: 'Kö' })))
  await expect.poll(() => later.sort()).toEqual(['fraunces-italic-rest', 'fraunces-rest'])
})

test('a wide window has the serif at all sizes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  expect((await serifsOfHome(page)).first).toEqual(['fraunces', 'fraunces-italic'])
})

test('the first press on the drawing board is not lost, and a link draws its design untouched', async ({ page }) => {
  await page.clock.install()
  await page.goto('/disena/mesa')
  await untilReady(page)
  await leaveAlone(page)
  const board = page.locator('[data-island=DesignBoard]')
  await expect(board).not.toHaveAttribute('data-active')
  await page.getByRole('radio', { name: 'Nogal' }).check()
  await expect(page).toHaveURL(/madera=nogal/)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/disena/mesa?v=1&ancho=2400&alto=740&fondo=1000&madera=nogal&acabado=barniz')
  await expect(page.getByRole('spinbutton', { name: 'Largo' })).toHaveValue('240')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the row and the page show all their pictures to who moves them', async ({ page }) => {
    const asked: string[] = []
    page.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await page.mouse.move(200, 300)
    await page.mouse.wheel(400, 0)
    await expect.poll(() => asked.filter((path) => path.includes('/photos/slide-')).length).toBe(3)
  })
})
