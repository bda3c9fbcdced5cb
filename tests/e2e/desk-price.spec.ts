import type { Locator, Page } from '@playwright/test'
import { startDeskServer } from '../support/server/desk.ts'
import { expect, test } from '../support/test.ts'

// How many times the owner has to tap: on a phone, from the desk as it opens once one has signed in.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

let server: Awaited<ReturnType<typeof startDeskServer>>
test.beforeAll(async () => {
  server = await startDeskServer()
})
test.afterAll(() => server.stop())

/** The desk's first page, and a finger that counts; what it taps is in sight, or one swipe away. */
async function openDesk(page: Page) {
  await page.goto(`${server.address}/taller`)
  await expect(page.getByRole('heading', { level: 1, name: 'Consultas' })).toBeVisible()
  const count = { taps: 0 }
  const tap = async (place: Locator) => {
    await place.tap()
    count.taps++
  }
  const room = (name: string) => page.getByRole('navigation', { name: 'Taller' }).getByRole('link', { name })
  return { tap, room, count }
}

test('a price of the web, and one of the design tool, is found in four taps at most', async ({ page }) => {
  const web = await openDesk(page)
  await web.tap(web.room('Precios'))
  await web.tap(page.getByLabel('Buscar un precio'))
  await page.keyboard.type('escalera')
  await web.tap(page.getByRole('textbox', { name: /escalera/i }).first())
  await expect(page.getByRole('textbox', { name: /escalera/i }).first()).toBeFocused()
  expect(web.count.taps).toBeLessThanOrEqual(4)

  const tool = await openDesk(page)
  await tool.tap(tool.room('Precios'))
  await tool.tap(page.getByRole('link', { name: 'Los del diseñador de muebles' }))
  await tool.tap(page.getByLabel('Buscar un precio'))
  await page.keyboard.type('cerezo')
  await tool.tap(page.getByLabel('Precio por m³'))
  await expect(page.getByLabel('Precio por m³')).toBeFocused()
  expect(tool.count.taps).toBeLessThanOrEqual(4)
})

// What comes of it, a site with the price, is seen in desk-publishing.spec.ts.
test('a price is changed and published in six taps at most', async ({ page }) => {
  const orders: string[] = []
  await page.route('**/publishing/publish', async (route) => {
    orders.push(route.request().method())
    await route.fulfill({ json: {} })
  })
  const { tap, room, count } = await openDesk(page)
  await tap(room('Precios'))
  const price = page.getByLabel('Puerta de paso lacada')
  await tap(price)
  await price.press('ControlOrMeta+a') // the thumb's keyboard takes the old figure away; no tap of the page
  await page.keyboard.type('640')
  await tap(page.getByRole('button', { name: 'Guardar', exact: true }))
  await expect(page.getByRole('status').filter({ hasText: 'Guardado en el borrador.' })).toBeVisible()
  await tap(room('Publicar'))
  await tap(page.getByRole('button', { name: 'Publicar el cambio' }))
  await expect.poll(() => orders).toEqual(['POST'])
  expect(count.taps).toBeLessThanOrEqual(6)
})
