import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

test.use({ allowConsoleErrors: true }) // a 404 is an error to the console

const main = (page: Page) => page.getByRole('main')
const go = (page: Page) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Noticias' }).click()

test('any other path: the not-found page, with the status', async ({ page }) => {
  const answer = await page.goto('/no-existe/de-verdad')
  expect(answer?.status()).toBe(404)
  await expect(main(page)).toContainText('404')
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina no encontrada' })).toBeVisible()
  await expect(main(page)).toContainText('Oops! TNo hay nada aqui.')
  await expect(main(page).getByRole('link', { name: 'Llevame a Inicio' })).toHaveAttribute('href', '/')
  await expect(page).toHaveTitle(/Pagina no encontrada/)
})

test('the not-found page wakes without a mismatch and leads home', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await visit(page, '/no-existe')
  await expect(page.getByRole('navigation', { name: 'Menú principal' }).locator('[aria-current]')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Llevame a Inicio' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(complaints).toEqual([])
})

for (const path of ['/no-existe', '/noticias/99', '/proyectos'])
  test(`${path}: the same page before and after the script, and nothing is asked for`, async ({ page }) => {
    const asked: string[] = []
    const titles = new Set<string>()
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent
        if (heading && heading !== seen.at(-1)) seen.push(heading)
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await visit(page, path)
    titles.add(await page.title())
    await page.waitForTimeout(1500)
    titles.add(await page.title())
    expect([...titles]).toEqual([expect.stringMatching(/^404 — Pagina no encontrada/)])
    expect(await page.evaluate('seen')).toEqual(['Pagina no encontrada'])
    expect(asked.filter((name) => name.endsWith('.data'))).not.toContain(`${path}.data`)
  })

test('a link inside the site to an address without a page shows the not-found page, and the way goes on', async ({
  page,
}) => {
  await visit(page, '/contacto')
  for (const path of ['/no-existe', '/noticias/99', '/una/dos/tres']) {
    await page.evaluate(`window.__reactRouterDataRouter.navigate('${path}')`)
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina no encontrada' })).toBeFocused()
    await expect(page).toHaveTitle(/^404 — Pagina no encontrada/)
    await expect(page).toHaveURL(path)
    await go(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Noticias' })).toBeFocused()
  }
  await main(page).getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveTitle(/La armonía/)
})

for (const [status, text] of [
  [400, '400 Bad Request'],
  [403, '403 Forbidden'],
  [404, '404 Not Found'],
  [405, '405 Method Not Allowed'],
] as const) {
  test(`router error page: ${text}`, async ({ page }) => {
    await visit(page, '/contacto')
    await page.route('**/noticias.data', (route) => route.fulfill({ status, body: '' }))
    await go(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(main(page)).toContainText(text)
    if (status === 404) await expect(main(page)).toContainText('No route matches URL "/noticias"')
    await expect(page).toHaveTitle(/^Unexpected Application Error!/)
    await page.unroute('**/noticias.data')
    await main(page).getByRole('button', { name: 'Intentarlo de nuevo' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden()
    await expect(page).toHaveURL(/noticias$/)
  })
}

test('a script that is missing: Loading chunk {id} failed, type missing, and a button that tries again', async ({
  page,
}) => {
  await visit(page, '/contacto')
  await page.route('**/assets/news-*.js', (route) => route.abort())
  await go(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(main(page)).toContainText(/Loading chunk news-[\w-]+ failed/)
  await expect(main(page)).toContainText('missing')
  await page.unroute('**/assets/news-*.js')
  await main(page).getByRole('button', { name: 'Intentarlo de nuevo' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden()
  await expect(page).toHaveURL(/noticias$/)
})

test('after a missing script a link loads the next page anew', async ({ page }) => {
  await visit(page, '/contacto')
  await page.route('**/assets/news-*.js', (route) => route.abort())
  await go(page)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await page.unroute('**/assets/news-*.js')
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Contacto' }).click()
  await expect(page).toHaveURL(/contacto$/)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden()
  await visit(page, '/contacto')
  await go(page)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden()
})

test('a script that takes over 120 s: type timeout', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/contacto')
  await page.route('**/assets/news-*.js', () => {}) // never answered
  await go(page)
  await page.clock.runFor(119_000)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(main(page)).toContainText(/Loading chunk news-[\w-]+ failed/)
  await expect(main(page)).toContainText('timeout')
})
