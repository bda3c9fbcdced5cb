import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Where everything on the page stands, and how it is set. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility() && !element.closest('.swiper-wrapper'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, fontSize, position } = getComputedStyle(element)
        const box = [x, y + scrollY, width, height].map(Math.round)
        return [element.tagName, element.getAttribute('class'), ...box, color, fontSize, position].join(' ')
      }),
  )

const goTo = (page: Page, path: string) =>
  page.evaluate(
    (to) => (globalThis as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to),
    path,
  )
type Router = { navigate: (to: string) => Promise<void> }

test('a page that one comes to by a link looks as one that is opened', async ({ page, context }) => {
  test.setTimeout(90_000)
  await visit(page, '/aviso-legal')
  const opened = await context.newPage()
  for (const path of ['/contacto', '/carpinteria', '/noticias', '/shop-1', '/home-3', '/']) {
    await goTo(page, path)
    await visit(opened, path)
    // Parts that fetch their contents (the shop's list) arrive on either side in their own time.
    await expect(async () => {
      const expected = await looks(opened)
      expect(expected.length).toBeGreaterThan(40)
      expect(await looks(page)).toEqual(expected)
    }, path).toPass({ timeout: 15_000 })
  }
})

test('once the page rests, a link to another page of the language asks for no styles', async ({ page }) => {
  const sheet = page.waitForResponse(/\/assets\/pages-es-\w+\.css$/)
  await visit(page, '/')
  await sheet
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' || request.url().endsWith('.css')) asked.push(request.url())
  })
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Noticias' }).click()
  await expect(page.locator('h1')).not.toHaveText(/se explica/)
  await expect(page).toHaveURL('/noticias')
  expect(asked).toEqual([])
})

test.describe(() => {
  test.use({ allowConsoleErrors: true })
  test('styles that do not come are told, and the page can be tried again', async ({ page }) => {
    await page.route(/\/assets\/pages-es-/, (route) => route.abort())
    await visit(page, '/')
    await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Noticias' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByText(/Loading chunk .+ failed/)).toBeVisible()
    await page.unroute(/\/assets\/pages-es-/)
    await page.getByRole('button', { name: /Reintentar|Intentar|otra vez/ }).click()
    await expect(page).toHaveURL('/noticias')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!')
  })
})
