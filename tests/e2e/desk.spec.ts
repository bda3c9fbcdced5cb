import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDeskServer } from '../support/server/desk.ts'
import { expect, test } from '../support/test.ts'

let server: Awaited<ReturnType<typeof startDeskServer>>
test.beforeAll(async () => {
  server = await startDeskServer()
})
test.afterEach(({ page }) => page.close())
test.afterAll(() => server.stop())

test('its first view is no more than 250 kB, without editor, pictures or publishing', async ({ page }) => {
  const files: { name: string; bytes: Promise<number> }[] = []
  page.on('requestfinished', (request) => {
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize)
    files.push({ name: new URL(request.url()).pathname, bytes })
  })
  await page.goto(`${server.address}/taller`)
  await expect(page.getByText('No hay consultas pendientes.')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const sizes = await Promise.all(files.map(({ bytes }) => bytes))
  const sum = sizes.reduce((total, bytes) => total + bytes, 0)
  expect(sum).toBeGreaterThan(50_000)
  expect(sum).toBeLessThanOrEqual(250_000)
  expect(files.map(({ name }) => name).filter((name) => /editor|pictures|publishing/.test(name))).toEqual([])
})

test.describe('whatever gets into it', () => {
  test.use({ allowConsoleErrors: true })
  test('no text becomes markup but by the desk’s own way, and no foreign sheet counts', async ({ page }) => {
    await page.goto(`${server.address}/taller/textos`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(tryMarkup)).toEqual(['TypeError', 'TypeError', 'TypeError', 'none'])
  })
  test('nor on a page of the site', async ({ page }) => {
    await page.goto('/contacto')
    expect(await page.evaluate(tryMarkup)).toEqual(['TypeError', 'TypeError', 'TypeError', 'none'])
  })
})

/** What somebody would try who has got a piece of his own into a page: names the errors, and what his sheet does. */
function tryMarkup(): string[] {
  const nameOf = (act: () => unknown) => {
    try {
      act()
      return 'done'
    } catch (error) {
      return (error as Error).name
    }
  }
  const sheet = document.createElement('style')
  sheet.textContent = 'body { float: left }'
  document.body.append(sheet)
  const policies = (globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } })
    .trustedTypes
  return [
    nameOf(() => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' })),
    nameOf(() => Object.assign(document.createElement('script'), { src: '/x.js' })),
    nameOf(() => policies.createPolicy('another', {})),
    getComputedStyle(document.body).float,
  ]
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('it says what it needs, and where the enquiries are meanwhile', async ({ page }) => {
    await page.goto(`${server.address}/taller`)
    await expect(page.getByRole('heading', { level: 1, name: 'El taller necesita JavaScript' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('las consultas llegan también al correo del taller')
    // HTML knows no <main> in a <noscript>, says the Nu checker.
    await expect(page.locator('noscript main')).toHaveCount(0)
  })
})

test('nothing that a visitor gets names it', () => {
  const texts = readdirSync('build/client', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css|json|xml|txt)$/.test(name),
  )
  expect(texts.length).toBeGreaterThan(100)
  const named = (name: string) => /\/taller(?=[/"'?#\s<]|$)/.test(readFileSync(join('build/client', name), 'utf8'))
  expect(texts.filter(named)).toEqual([])
})

for (const width of [360, 1280]) {
  test(`its menu leads into every room at ${width} px, the seldom ones behind one button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${server.address}/taller`)
    const menu = page.getByRole('navigation', { name: 'Taller' })
    for (const name of ['Encargos', 'Precios', 'Publicar', 'Consultas']) {
      await menu.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    const more = menu.getByRole('button', { name: 'Más' })
    await expect(more).toBeInViewport({ ratio: 1 })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: 'Cifras' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: 'Cifras' })).toBeHidden()
    await expect(more).toBeFocused()
    await more.click()
    await menu.getByRole('link', { name: 'Lanzamiento' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Antes de abrir' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Cifras' })).toBeHidden()
  })
}
