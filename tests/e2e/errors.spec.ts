import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { builtPages } from '../support/built-pages.ts'
import { expect, test } from '../support/test.ts'
import { untilActive, visit } from '../support/visit.ts'

test.use({ reducedMotion: 'no-preference', allowConsoleErrors: true }) // a 404 is an error to the console

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

for (const path of ['/no-existe', '/una/dos/tres'])
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

test('below a page, and where one was, the not-found page is the same', async ({ request }) => {
  const page = await (await request.get('/no-existe')).text()
  for (const path of ['/noticias/99', '/proyectos']) {
    const answer = await request.get(path)
    expect([path, answer.status(), (await answer.text()) === page]).toEqual([path, 404, true])
  }
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
  expect(await answer.text()).toContain('Unexpected Application Error! 403 Forbidden')
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
  await main(page).getByRole('textbox', { name: 'Correo' }).fill('ana@example.es')
  await main(page).getByRole('button', { name: 'Enviar consulta' }).click()
  await expect(main(page).locator('form').getByRole('status')).toContainText('Gracias, Ana.')
})

test('where the window of the large picture does not come, the picture alone opens', async ({ page }) => {
  await page.route('**/static/js/lightbox-window.*.chunk.js', (route) => route.abort())
  await visit(page, '/carpinteria')
  await main(page)
    .getByRole('button', { name: /^Ampliar/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/photos\/puerta-roble-.*\.jpg$/)
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

/** Few pages on which all parts are, each with the names of its parts: those with the most that no page before it had. */
function pagesByParts(): [path: string, parts: string[]][] {
  const pages = builtPages().map(({ path, file }): [string, string[]] => {
    const names = readFileSync(file, 'utf8').matchAll(/ data-(?:island|enhance)="([\w-]+)"/g)
    return [path, [...new Set([...names].map(([, name]) => name as string))].sort()]
  })
  const missing = new Set(pages.flatMap(([, parts]) => parts))
  const chosen: typeof pages = []
  const newOf = ([, parts]: [string, string[]]) => parts.filter((name) => missing.has(name)).length
  while (missing.size > 0) {
    const [most] = pages.toSorted((one, other) => newOf(other) - newOf(one))
    if (!most) break
    chosen.push(most)
    for (const name of most[1]) missing.delete(name)
  }
  return chosen
}

for (const [path, parts] of pagesByParts())
  test(`${path}, none of its chunks arrives: each part that is dead says so, of the others the console (${parts.join(', ')})`, async ({
    page,
  }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.route('**/*.chunk.js', (route) => route.abort())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (path.endsWith('.html')) await page.goto(`/no-existe`)
    else await page.goto(path)
    // A touch wakes each part.
    const wake = () =>
      page.evaluate(() => {
        for (const part of document.querySelectorAll('[data-island], [data-enhance]'))
          (part.firstElementChild ?? part).dispatchEvent(new Event('pointerdown', { bubbles: true }))
      })
    await expect(page.locator('html[data-scripted]')).toBeAttached()
    await wake()
    for (const name of parts) {
      const sentence = `Loading chunk ${name} failed`
      const notice = page.locator('[role=alert]').filter({ hasText: sentence })
      await expect.poll(async () => (await notice.count()) > 0 || said.includes(`${sentence} (missing)`)).toBe(true)
    }
    // What stays silent has no button that does nothing.
    const silent = page.locator('[data-missing]')
    for (const button of await silent.locator('button:not([popovertarget], [commandfor])').all())
      await expect(button).toBeHidden()
  })

test('a form whose script takes over 120 s says so, of type timeout; a row that scrolls leaves it to the console', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.clock.install()
  await page.route(/(demo-form|slider)\.browser[^/]*\.chunk\.js/, () => {}) // never answered
  for (const [path, waits] of [
    ['/login', () => main(page).getByRole('textbox', { name: 'Username or e-mail' }).focus()],
    ['/carpinteria', () => main(page).locator('[data-slide] button, [data-part=next]').first().focus()],
  ] as const) {
    const asked = page.waitForRequest(/(demo-form|slider)\.browser/)
    await visit(page, path)
    await waits()
    await asked
    await page.clock.runFor(100_000) // the page's clock goes on by itself, too
    await expect(failure(page)).toHaveCount(0)
    await page.clock.runFor(21_000)
    if (path === '/login') await expect(failure(page)).toContainText('ChunkLoadError · timeout')
    else await expect.poll(() => said).toContain('Loading chunk slider failed (timeout)')
  }
  await expect(failure(page)).toHaveCount(0)
})

test('a demonstration form whose toast is missing says so in the corner, and says its own sentence at the next try', async ({
  page,
}) => {
  const toast = '**/toast-window*.chunk.js'
  await page.route(toast, (route) => route.abort())
  await visit(page, '/coming-soon')
  await main(page).getByRole('button', { name: 'Subscribe' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Loading chunk toast-window failed' })
  await expect(notice).toContainText('missing')
  await page.unroute(toast)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This is a demonstration page' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
