import type { Page } from '@playwright/test'
import { wholeBrowser, withPlainBrowser } from '../support/browser.ts'
import { relay } from '../support/relay.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

// Playwright switches the browser's memory of pages off.
test.use({
  reducedMotion: 'no-preference',
  launchOptions: async ({ launchOptions }, use) => {
    const ignored = launchOptions.ignoreDefaultArgs as string[]
    await use({
      ...launchOptions,
      ...wholeBrowser,
      ignoreDefaultArgs: [...ignored, '--disable-back-forward-cache'],
    })
  },
})

const noteReturn = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })

/** Scrolls to the end, so that every part of the page becomes active that does so by itself. */
async function activateAll(page: Page) {
  const parts = page.locator('[data-island]:not([data-when=open]), [data-enhance]:not([data-closed] *)')
  for (const part of await parts.all()) {
    await part.evaluate((it) => (it.firstElementChild ?? it).scrollIntoView({ behavior: 'instant' }))
    await part.dispatchEvent('pointerover')
    await expect(part).toHaveAttribute('data-active')
  }
}

/** Goes back to a page that the browser has kept. */
async function goBackTo(page: Page, path: string) {
  await page.evaluate(() => history.back())
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate('window.persisted')).toBe(true)
}

for (const path of [
  '/',
  '/carpinteria',
  '/noticias',
  '/la-armonia-entre-la-madera-y-el-diseno-de-interiores',
  '/contacto',
  '/presupuesto',
  '/buscar?search=roble',
  '/politica-privacidad',
  '/home-2',
  '/home-7',
  '/home-10',
  '/project-1',
  '/blog-details',
  '/coming-soon',
  '/shop-1',
  '/shop-product',
  '/shop-cart',
  '/shop-checkout',
]) {
  test(`${path}: the browser keeps the page, and has it back as it was`, async ({ page }) => {
    await visit(page, path)
    await activateAll(page)
    await noteReturn(page)
    // Whatever comes next: a text is the quickest.
    await page.goto('/robots.txt')
    await goBackTo(page, path)
  })
}

test('questions that were left untouched take the design that was made since', async ({ page }) => {
  await visit(page, '/presupuesto')
  await noteReturn(page)
  await page.goto('/disena/mesa')
  await page.getByRole('radio', { name: 'Nogal' }).check()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('enquiry-draft'))).toContain('madera=nogal')
  await goBackTo(page, '/presupuesto*')
  await expect(page).toHaveURL(/\/presupuesto#fotos$/)
})

test('a visitor who comes back finds no drawer and no hairline, and the banner answered', async ({ page }) => {
  await page.setViewportSize({ width: 1199, height: 800 })
  await visit(page, '/contacto')
  await noteReturn(page)
  const banner = page.getByRole('region', { name: 'Aviso de cookies' })
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Noticias' }).press('Enter')
  await expect(page).toHaveURL('/noticias')
  await page.context().addCookies([{ name: 'veta-GDPR2', value: 'true', url: page.url() }])
  await goBackTo(page, '/contacto')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(banner).toBeHidden()
})

test('a visitor who comes back finds neither submenu nor search box open', async ({ page }) => {
  await visit(page, '/contacto')
  await noteReturn(page)
  const services = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('button', { name: 'Servicios' })
  await services.focus()
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('link', { name: 'Ebanistería' }).press('Enter')
  await expect(page).toHaveURL('/ebanisteria')
  await goBackTo(page, '/contacto')
  await expect(services).toHaveAttribute('aria-expanded', 'false')

  await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).first().click()
  await page.keyboard.type('roble')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/buscar/)
  await goBackTo(page, '/contacto')
  await expect(page.getByRole('combobox')).toBeHidden()
})

test('a prerendered page neither counts, asks, stores nor hydrates before the visitor comes to it', async ({
  baseURL,
}) => {
  const site = await relay(baseURL as string, (html) =>
    html.replace('data-consent=', 'data-measuring="/measure" data-consent='),
  )
  const ofContact = () => site.seen.filter(({ path, body }) => path === '/measure' && body.includes('/contacto'))
  const react = () => site.seen.filter(({ path }) => path.includes('hydrate-island'))
  try {
    await withPlainBrowser(async (page) => {
      await page.goto(`${site.origin}/aviso-legal`)
      await page.waitForSelector('[data-asks] [data-cookie-banner]')
      await page.evaluate(() => localStorage.clear())
      await page.hover('header a[href="/contacto"]')
      await expect.poll(() => site.seen.some(({ path, purpose }) => path === '/contacto' && purpose)).toBe(true)
      // As long as a page needs otherwise.
      await new Promise((done) => setTimeout(done, 3000))
      expect(react()).toEqual([])
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
      // The answer is given on the page before: the one that is drawn ahead must not ask any more.
      await page.evaluate(() => cookieStore.set('veta-GDPR2', 'true'))
      await new Promise((done) => setTimeout(done, 500))
      expect(ofContact()).toEqual([])

      await page.click('header a[href="/contacto"]')
      // The page drawn ahead takes the place of the one that is asked, which may be cut off in its answer.
      await expect.poll(() => page.evaluate(() => location.pathname).catch(String)).toBe('/contacto')
      const [entry] = (await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
      )) as { activationStart: number }[]
      expect(entry?.activationStart).toBeGreaterThan(0)
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
      expect(await page.$('body:not([data-asks])')).not.toBeNull()
      await page.focus('[data-island=EnquiryForm] textarea')
      await expect.poll(() => react().length).toBeGreaterThan(0)
      await expect.poll(() => ofContact().length).toBeGreaterThan(0)
    })
  } finally {
    site.close()
  }
})
