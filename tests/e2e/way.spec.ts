import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { scrollTo, untilReady, visit } from '../support/visit.ts'

// How a visitor comes to the design tool, to the prices, from the quote to a drawing and back.

const phone = { width: 390, height: 844 }
const services = [
  'carpinteria',
  'ebanisteria',
  'fabricacion',
  'instalacion-industrial',
  'interiorismo',
  'restauracion',
] as const

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

test('each service page leads from its prices to the design tool and to how we work; carpentry to the wardrobe', async ({
  page,
}) => {
  for (const service of services) {
    await page.goto(`/${service}`)
    const main = page.getByRole('main')
    const tool = service === 'carpinteria' ? '/disena/armario' : '/disena'
    await expect(main.getByRole('link', { name: 'Diseña tu mueble' })).toHaveAttribute('href', tool)
    await expect(main.locator('a[href="/como-trabajamos"]').first()).toBeAttached()
  }
})

/** What can be tapped or says a price and has the banner over it, at any of five points, as the page now stands. */
const coveredByBanner = (page: Page) =>
  page.evaluate(() => {
    const banner = document.querySelector('[data-cookie-banner]') as HTMLElement
    const says = [...document.querySelectorAll<HTMLElement>('main *, nav *, header *')].filter(
      (it) =>
        !banner.contains(it) &&
        it.checkVisibility() &&
        (it.matches('a, button, input, output, label') ||
          (it.childElementCount === 0 && /\d\s?€/.test(it.textContent))),
    )
    return says.flatMap((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect()
      const points = [0.05, 0.5, 0.95].map(
        (part) => [left + part * (right - left), top + part * (bottom - top)] as const,
      )
      const lies = points.some(([x, y]) => banner.contains(document.elementFromPoint(x, y)))
      return lies ? [it.outerHTML.slice(0, 120)] : []
    })
  })

for (const width of [360, 390, 768])
  test(`at ${width} px the cookie banner lies over no price and no button, however far one has scrolled`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: width < 500 ? 780 : 1024 })
    for (const address of ['/', '/carpinteria', '/presupuesto?servicio=armario#medidas', '/disena/armario']) {
      await context.clearCookies()
      await visit(page, address)
      const banner = page.getByRole('region', { name: 'Aviso de cookies' })
      await expect(banner).toBeVisible()
      for (let y = 0; y < 2400 && (await banner.isVisible()); y += 40) {
        await scrollTo(page, y)
        expect(await coveredByBanner(page), `${address} at ${y}`).toEqual([])
      }
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
