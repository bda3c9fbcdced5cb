import { holdBack } from '../support/hold-back.ts'
import { expect, test } from '../support/test.ts'
import { makeTall, scrollTo } from '../support/visit.ts'

test.use({ keepsContext: false, reducedMotion: 'no-preference' })

// The scripts are on their way for ten seconds: what HTML can do works meanwhile, and what is done is not lost.

const away = 10_000

test('before the scripts: menu, information, submenu and theme', async ({ page }) => {
  const arrive = await holdBack(page, '**/static/js/**')
  await page.setViewportSize({ width: 1199, height: 800 })
  await page.goto('/contacto', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await menu.getByText('Servicios').click()
  await expect(menu.getByRole('link', { name: 'Restauración' })).toBeVisible()
  await menu.getByRole('button', { name: 'Cerrar el menú' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Información' }).click()
  await page.mouse.click(30, 400)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('switch', { name: 'Tema claro' }).click()
  await expect(page.locator('body')).not.toHaveClass(/white-background/)

  await page.setViewportSize({ width: 1280, height: 800 })
  const services = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('button', { name: 'Servicios' })
  await services.hover()
  await expect(page.getByRole('link', { name: 'Ebanistería' })).toBeVisible()
  arrive()
  // What the pointer has opened stays open when the script takes over.
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: 'Ebanistería' })).toBeVisible()
})

test('before the scripts: the search box opens with the cursor in its field, and what is typed is searched once they are there', async ({
  page,
}) => {
  await page.clock.install()
  const arrive = await holdBack(page, '**/static/js/**')
  await page.goto('/contacto', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).first().click()
  const field = page.getByRole('combobox', { name: 'Buscar en el sitio' })
  await expect(field).toBeFocused()
  await page.keyboard.type('pergola')
  await page.clock.runFor(away)
  arrive()
  await expect(page.getByRole('option').first()).toContainText('Pérgola')
  await expect(field).toHaveValue('pergola')
  await expect(field).toBeFocused()
})

test('before the scripts: Enter in the search box leads to the results', async ({ page }) => {
  await holdBack(page, '**/static/js/**')
  await page.goto('/contacto', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).first().click()
  await page.keyboard.type('roble')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/buscar?search=roble', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ resultados para «roble»$/)
})

test('before the scripts: who has scrolled meanwhile finds the header dark, and no banner flashes', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'veta-GDPR2', value: 'true', url: baseURL as string }])
  const arrive = await holdBack(page, '**/static/js/**')
  await page.goto('/contacto', { waitUntil: 'commit' })
  await makeTall(page)
  await scrollTo(page, 500)
  const banner = page.getByRole('region', { name: 'Aviso de cookies' })
  await expect(banner).toBeHidden()
  arrive()
  const ground = () => page.getByRole('banner').evaluate((it) => getComputedStyle(it).backgroundColor)
  await expect.poll(ground).toBe('rgb(20, 17, 14)')
  await expect(banner).toBeHidden()
})
