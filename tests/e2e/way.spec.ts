import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/test.ts'
import { untilActive, untilReady, visit } from '../support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

// How a visitor comes to the design tool, to the prices, from the quote to a drawing and back.

const phone = { width: 390, height: 844 }

for (const home of ['/', '/inicio-servicios'])
  test(`from ${home} one tap leads to the drawing board, and one to the prices`, async ({ page }) => {
    await page.setViewportSize(phone)
    await visit(page, home)
    const tool = page.getByRole('region', { name: 'Pon las medidas y míralo dibujado.' })
    await expect(tool.getByRole('link')).toHaveText(['Armario', 'Mesa', 'Librería', 'Aparador'])
    await tool.getByRole('link', { name: 'Armario' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Ancho' }).or(page.getByLabel('Ancho').first())).toBeVisible()
    await expect(page).toHaveURL('/disena/armario')
  })

test("the menu's panel leads to the design tool and to how we work", async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, '/noticias')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await expect(menu.getByRole('link', { name: 'Cómo trabajamos' })).toHaveAttribute('href', '/como-trabajamos')
  await menu.getByRole('link', { name: 'Diseña tu mueble' }).click()
  await expect(page).toHaveURL('/disena')
})

/**
 * What can be tapped or says a price and has the banner over it, at any of three points, at every 40 pixels of the way
 * down; with where that is. The way ends where the banner goes.
 */
const coveredByBanner = (page: Page) =>
  page.evaluate(async () => {
    const banner = document.querySelector('[data-cookie-banner]') as HTMLElement
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const seen = { steps: 0, faults: [] as string[] }
    // Where the banner is out of sight it is enough to see that it does not come back.
    const isInSight = () => banner.getBoundingClientRect().bottom > 0
    for (let y = 0; y < 2400 && banner.checkVisibility(); y += isInSight() ? 40 : 400) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
      seen.steps++
      if (!isInSight()) continue
      const says = [...document.querySelectorAll<HTMLElement>('main *, nav *, header *')].filter(
        (it) =>
          (it.matches('a, button, input, output, label') ||
            (it.childElementCount === 0 && /\d\s?€/.test(it.textContent))) &&
          !banner.contains(it) &&
          it.checkVisibility(),
      )
      for (const it of says) {
        const { left, right, top, bottom } = it.getBoundingClientRect()
        const points = [0.05, 0.5, 0.95].map(
          (part) => [left + part * (right - left), top + part * (bottom - top)] as const,
        )
        if (points.some(([x, y]) => banner.contains(document.elementFromPoint(x, y))))
          seen.faults.push(`at ${y}: ${it.outerHTML.slice(0, 120)}`)
      }
    }
    return seen
  })

// A phone of 390 px is laid out as one of 360, with more room.
for (const width of [360, 768, 1280])
  test(`at ${width} px the cookie banner lies over no price and no button, however far one has scrolled`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: width === 768 ? 1024 : 780 })
    for (const address of ['/', '/carpinteria', '/presupuesto?servicio=armario#medidas', '/disena/armario']) {
      await context.clearCookies()
      await visit(page, address)
      const banner = page.getByRole('region', { name: 'Aviso de cookies' })
      await expect(banner).toBeVisible()
      const { steps, faults } = await coveredByBanner(page)
      expect(steps).toBeGreaterThan(0)
      expect(faults, address).toEqual([])
    }
  })

test('on a phone the banner stands above the page before any script has run, and leaves what is read where it is', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.route('**/static/js/**', (route) => setTimeout(() => route.continue(), 1500))
  await page.goto('/contacto', { waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const before = (await title.boundingBox())?.y
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible()
  await untilReady(page)
  expect((await title.boundingBox())?.y).toBe(before)
})

test('the measures of the quote open in the design tool, and back everything is there, the design with it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await visit(page, '/presupuesto')
  await untilActive(page, 'GuidedQuote')
  const to = (step: string) => page.evaluate((id) => location.assign(`#${id}`), step)
  await page.getByRole('radio', { name: 'Armario' }).check()
  await to('fotos')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'hueco.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
        .png()
        .toBuffer(),
    })
  await expect(page.getByRole('img', { name: /hueco/ }).or(page.getByText('hueco.png')).first()).toBeVisible()
  await to('contacto')
  await page.getByLabel('Nombre').fill('Ana Ruiz')
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Con espejo por dentro.')
  await to('medidas')
  await page.getByLabel('A · Ancho').fill('240')
  const bar = page.locator('section:target .caption, section[data-current] .caption').filter({ hasText: '€' })
  await expect(bar.first()).toHaveText(/^Con 240 × 260 × 60\scm, desde [\d.]+\s€$/)

  await page.getByRole('link', { name: 'Verlo dibujado' }).click()
  await expect(page).toHaveURL(/\/disena\/armario\?.*ancho=2400&alto=2600&fondo=600/)
  // It wakes by itself, with these measures: what is marked to be typed over must not change under the hand.
  await untilActive(page, 'DesignBoard')
  await page.getByRole('spinbutton', { name: 'Ancho', exact: true }).fill('260')
  await page.getByRole('spinbutton', { name: 'Ancho', exact: true }).press('Enter')
  await expect(page).toHaveURL(/ancho=2600/)

  // Below the sheet, which stays in sight above it.
  const back = page.getByRole('link', { name: 'Volver a mi presupuesto' })
  await back.evaluate((it) => it.scrollIntoView({ block: 'end' }))
  await back.press('Enter')
  await expect(page).toHaveURL(/\/presupuesto#fotos$/)
  await untilActive(page, 'GuidedQuote')
  await expect(
    page
      .getByText('hueco.png')
      .or(page.getByRole('img', { name: /hueco/ }))
      .first(),
  ).toBeVisible()
  await expect(bar.first()).toHaveText(/^Tu diseño, desde [\d.]+\s€$/)
  await to('medidas')
  await expect(page.getByLabel('A · Ancho')).toHaveValue('260')
  // The inside that is reckoned with is still the design's.
  await page.getByLabel('A · Ancho').fill('270')
  await expect(bar.first()).toHaveText(/^Tu diseño, desde [\d.]+\s€$/)
  await page.getByLabel('A · Ancho').fill('260')
  await to('contacto')
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Ruiz')
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('Con espejo por dentro.')
  await expect(page.locator('form input[name=design]')).toHaveValue(/^\/disena\/armario\?.*ancho=2600/)

  // Back by the browser's own button and on again: the same.
  await page.getByRole('link', { name: 'Abrirlo' }).click()
  await expect(page).toHaveURL(/ancho=2600/)
  await page.goBack()
  await untilActive(page, 'GuidedQuote')
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Ruiz')
  await page.getByRole('button', { name: 'Quitarlo' }).click()
  await expect(page.locator('form input[name=design]')).toHaveValue('')
})

test('«Presupuesto» in the header over a finished design takes it along; who asks for a door goes on asking for it', async ({
  page,
}) => {
  await visit(page, '/disena/mesa?v=1&ancho=1900&alto=750&fondo=950&madera=nogal')
  await untilActive(page, 'DesignBoard')
  await page.getByRole('banner').getByRole('link', { name: 'Presupuesto', exact: true }).click()
  await untilActive(page, 'GuidedQuote')
  await expect(page.getByRole('complementary')).toContainText('190 × 95 × 75 cm')
  await expect(page.getByRole('complementary')).toContainText('Nogal')
  await expect(page.locator('form input[name=design]')).toHaveValue(/^\/disena\/mesa\?.*ancho=1900.*madera=nogal/)

  await page.goto('/presupuesto?servicio=puerta')
  await untilActive(page, 'GuidedQuote')
  await expect(page.getByRole('radio', { name: 'Puerta' })).toBeChecked()
  await expect(page.locator('form input[name=design]')).toHaveValue('')
})
