import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { untilActive, visit } from '../support/visit.ts'

test.use({ allowConsoleErrors: true }) // a 404 is an error to the console

const main = (page: Page) => page.getByRole('main')

test('any other path: the not-found page, with the status', async ({ page }) => {
  const answer = await page.goto('/no-existe/de-verdad')
  expect(answer?.status()).toBe(404)
  await expect(main(page)).toContainText('404')
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina no encontrada' })).toBeVisible()
  await expect(main(page)).toContainText('Oops! TNo hay nada aqui.')
  await expect(main(page).getByRole('link', { name: 'Llevame a Inicio' })).toHaveAttribute('href', '/')
  await expect(page).toHaveTitle(/Pagina no encontrada/)
})

test('the not-found page marks no entry of the menu, and leads home', async ({ page }) => {
  await visit(page, '/no-existe')
  await expect(page.getByRole('navigation', { name: 'Menú principal' }).locator('[aria-current]')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Llevame a Inicio' }).click()
  await expect(page).toHaveURL(/\/$/)
})

for (const path of ['/no-existe', '/noticias/99', '/proyectos', '/una/dos/tres'])
  test(`${path}: the same page before and after the script, and the way goes on`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent
        if (heading && heading !== seen.at(-1)) seen.push(heading)
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await visit(page, path)
    await page.waitForTimeout(1000)
    await expect(page).toHaveTitle(/^404 — Pagina no encontrada/)
    expect(await page.evaluate('seen')).toEqual(['Pagina no encontrada'])
    await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Noticias' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Noticias' })).toBeVisible()
  })

test('400 Bad Request: an address that says nothing', async ({ page }) => {
  const answer = await page.goto('/%E0%A4%A')
  expect(answer?.status()).toBe(400)
  await expect(main(page)).toContainText('400 Bad Request')
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Llévame a Inicio' })).toHaveAttribute('href', '/')
})

test('404 Not Found: where no page could be, No route matches URL', async ({ page }) => {
  const answer = await page.goto('/api/no-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(main(page)).toContainText('404 Not Found')
  await expect(main(page)).toContainText('No route matches URL "/api/no-existe"')
})

test('403 Forbidden: a form that comes from a page of somebody else', async ({ request }) => {
  const answer = await request.post('/api/submit', {
    headers: { Accept: 'text/html', Origin: 'https://otra.example', 'Sec-Fetch-Site': 'cross-site' },
    form: { name: 'Ana', email: 'ana@example.es' },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.text()).toContain('403 Forbidden')
})

test('405 Method Not Allowed: a page is only read', async ({ page }) => {
  await page.goto('/aviso-legal')
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/noticias' })
    document.body.append(form)
    form.submit()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(main(page)).toContainText('405 Method Not Allowed')
  await expect(main(page).getByRole('link', { name: 'Llévame a Inicio' })).toHaveAttribute('href', '/')
})

const failure = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'Unexpected Application Error!' })
const chunk = '**/static/js/enquiry-form.*.chunk.js'

test('a script that is missing: Loading chunk {id} failed, type missing, and a button that tries again', async ({
  page,
}) => {
  await page.route(chunk, (route) => route.abort())
  await page.route('**/api/submit', (route) => route.fulfill({ json: { success: true, message: 'Gracias, Ana.' } }))
  await visit(page, '/contacto')
  const name = main(page).getByRole('textbox', { name: 'Nombre' })
  await name.fill('Ana')
  await expect(failure(page)).toContainText('Loading chunk EnquiryForm failed')
  await expect(failure(page)).toContainText('missing')
  // The rest of the page works on, and what was typed stays.
  await page.getByRole('button', { name: 'Información' }).click()
  await expect(page.getByRole('dialog', { name: 'Información' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unroute(chunk)
  await failure(page).getByRole('button', { name: 'Volver a intentarlo' }).click()
  await expect(failure(page)).toHaveCount(0)
  await untilActive(page, 'EnquiryForm')
  await expect(name).toHaveValue('Ana')
  await main(page).getByRole('textbox', { name: 'E-mail' }).fill('ana@example.es')
  await main(page).getByRole('button', { name: 'Enviar consulta' }).click()
  await expect(main(page).locator('form').getByRole('status')).toContainText('Gracias, Ana.')
})

test('a script that takes over 120 s: type timeout', async ({ page }) => {
  await page.clock.install()
  await page.route(chunk, () => {}) // never answered
  const asked = page.waitForRequest(chunk)
  await visit(page, '/contacto')
  await main(page).getByRole('textbox', { name: 'Nombre' }).focus()
  await asked
  await page.clock.runFor(119_000)
  await expect(failure(page)).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(failure(page)).toContainText('Loading chunk EnquiryForm failed')
  await expect(failure(page)).toContainText('timeout')
})
