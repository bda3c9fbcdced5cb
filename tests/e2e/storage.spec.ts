import type { Page } from '@playwright/test'
import { consentCookie, consentDays, storageKeys, storedItems } from '../../contracts/storage.ts'
import { blackPng } from '../support/server/pictures.ts'
import { expect, test } from '../support/test.ts'
import { scrollTo, untilActive, visit } from '../support/visit.ts'

test.use({ keepsContext: false })

/** Everything the browser holds for the site, as `kind name`. */
async function held(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ])
  return [...cookies.map(({ name }) => `cookie ${name}`), ...inPage].sort()
}

const listed = Object.entries(storedItems)
  .map(
    ([key, kind]) =>
      `${kind} ${key === 'consent' ? consentCookie('Veta') : storageKeys[key as keyof typeof storageKeys]}`,
  )
  .sort()
// Those of the shop are seen in its own tests.
const shop = [storageKeys.cart, storageKeys.wishes, storageKeys.compare].map((key) => `localStorage ${key}`)

test('who only looks at pages leaves with the theme of the pages and nothing else', async ({ page }) => {
  await visit(page, '/')
  expect(await held(page)).toEqual([`localStorage ${storageKeys.theme}`])
  await visit(page, '/aviso-legal')
  expect(await held(page)).toEqual([`localStorage ${storageKeys.theme}`])
})

test('what the browser holds after a walk through the site is exactly what the cookie policy lists', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  await visit(page, '/')
  await page.getByRole('banner').getByRole('switch', { name: 'Tema claro' }).first().click()
  await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight * 0.3))
  await expect.poll(async () => (await context.cookies()).length).toBe(1)
  for (const address of ['/carpinteria', '/sobre-nosotros', '/noticias', '/politica-cookies']) {
    await visit(page, address)
  }
  for (const address of ['/home-2', '/blog', '/coming-soon', '/login']) await page.goto(address)
  await visit(page, '/contacto')
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana')
  await page.getByLabel('Añadir fotos').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: blackPng(8, 8) })
  await expect(page.getByText('«a.png» lista: 1 de 6.')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).first().click()
  await expect(page.getByRole('combobox', { name: 'Buscar en el sitio' })).toBeFocused()
  await page.keyboard.type('roble')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/buscar/)
  await expect(page.getByRole('main').getByRole('status')).toContainText('«roble»')
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana')

  await visit(page, '/disena/mesa')
  await untilActive(page, 'DesignBoard')
  await page.getByText('Guardar y comparar').click()
  await page.getByRole('button', { name: 'Guardar en este dispositivo' }).click()

  expect(await held(page)).toEqual(listed.filter((item) => !shop.includes(item)))

  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'veta-GDPR2', value: 'true', sameSite: 'Lax' })
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(consentDays, 1)
})
