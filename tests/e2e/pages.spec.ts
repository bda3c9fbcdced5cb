import type { Page } from '@playwright/test'
import { articles } from '../support/articles.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

const main = (page: Page) => page.getByRole('main')
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Migas de pan' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Mensaje' })
const headings = (page: Page, level: number) => main(page).getByRole('heading', { level })

// Address, gallery items of the category, word of the service in the message.
const services = [
  ['/carpinteria', 4, 'un trabajo de carpintería'],
  ['/ebanisteria', 4, 'un mueble de ebanistería'],
  ['/fabricacion', 0, 'fabricar unas piezas'],
  ['/instalacion-industrial', 0, 'lacar o barnizar'],
  ['/restauracion', 1, 'restaurar una pieza'],
  ['/interiorismo', 4, ''], // the box «Presupuesto» leads here too
] as const

for (const [address, works, subject] of services) {
  test(`${address}: ${works} works of its category, questions, and the form with the service named in the message`, async ({
    page,
  }) => {
    await page.goto(address)
    // A restored piece stands as before and after, not among the plates.
    const restored = await page.getByRole('slider', { name: /^Antes y después/, includeHidden: true }).count()
    await expect(page.getByRole('button', { name: /^Ampliar: / })).toHaveCount(works - restored)
    const questions = main(page)
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    const first = questions.filter({ hasText: '¿' }).first()
    const answer = first.getByRole('paragraph')
    await expect(answer).toBeHidden()
    await first.getByRole('heading').click()
    await expect(answer).toBeVisible()
    await expect(message(page)).toHaveValue(`Hola, me gustaría pedir presupuesto${subject && ` para ${subject}`}. `)
  })
}

test('before and after: a line moved by the arrow keys, and without script both pictures', async ({
  page,
  browser,
}) => {
  await page.goto('/restauracion')
  const line = page.getByRole('slider', { name: 'Antes y después: mueve la línea' })
  await line.focus()
  await expect(line).toHaveAttribute('aria-valuetext', /^Antes, en el 40.% de la imagen$/)
  const before = page.getByRole('img', { name: /antes de restaurarlo/ })
  const shown = () => before.evaluate((image) => getComputedStyle(image.parentElement as Element).clipPath)
  const atFirst = await shown()
  await line.press('ArrowRight')
  await expect(line).toHaveAttribute('aria-valuetext', /^Antes, en el 41.% de la imagen$/)
  expect(await shown()).not.toBe(atFirst)

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(new URL('/restauracion', page.url()).href)
  await expect(plain.getByRole('slider', { name: /^Antes y después/ })).toBeHidden()
  const [left, right] = await Promise.all(
    [/antes de restaurarlo/, /^Arcón de castaño restaurado, con herrajes/].map((name) =>
      plain.getByRole('img', { name }).boundingBox(),
    ),
  )
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await plain.close()
})

test('a work of a service page opens large', async ({ page }) => {
  await visit(page, '/carpinteria')
  const plate = page.getByRole('button', { name: 'Ampliar: Escalera de fresno. Recreación 3D' })
  await plate.click()
  await expect(page.getByRole('dialog', { name: 'Imagen ampliada' })).toContainText('Escalera de fresno. Recreación 3D')
  await page.keyboard.press('Escape')
  await expect(plate).toBeFocused()
})

test('/Carpinteria in any letter case, and with a slash at the end, answers 301 to /carpinteria', async ({
  request,
}) => {
  for (const path of ['/Carpinteria', '/CARPINTERIA', '/carPinteria', '/carpinteria/', '/Carpinteria/']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 301, '/carpinteria'])
  }
})

test('/about answers 301 to /sobre-nosotros', async ({ request }) => {
  const answer = await request.get('/about', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/sobre-nosotros'])
})

test('an article is read from card to card and back', async ({ page }) => {
  await visit(page, '/noticias')
  await main(page).getByRole('link', { name: articles[0][1], exact: true }).click()
  await expect(page).toHaveURL(articles[0][0])
  await page.locator('[rel=next]').click()
  await expect(page).toHaveURL(articles[1][0])
  await crumbs(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/noticias$/)
})

test.describe('any other path', () => {
  test.use({ allowConsoleErrors: true }) // a 404 is an error to the console
  test('answers 404 with the not-found page, also below a page and in Spanish letters', async ({ page }) => {
    for (const path of ['/carpinteria/puertas', '/ebanistería', '/noticias/2023', '/index.php']) {
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, 404])
      await expect(headings(page, 1)).toHaveText('Pagina no encontrada')
      await expect(main(page)).toContainText('404')
      await expect(main(page)).toContainText('Oops! TNo hay nada aqui.')
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    }
  })
})
