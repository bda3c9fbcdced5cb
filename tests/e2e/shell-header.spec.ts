import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { makeTall, scrollTo, visit } from '../support/visit.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const services = [
  ['Carpintería', '/carpinteria'],
  ['Ebanistería', '/ebanisteria'],
  ['Fabricación', '/fabricacion'],
  ['Instalación Industrial', '/instalacion-industrial'],
  ['Restauración', '/restauracion'],
  ['Interiorismo', '/interiorismo'],
] as const
const header = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })
const servicios = (page: Page) => menu(page).getByRole('button', { name: 'Servicios' })
const ground = (page: Page) => header(page).evaluate((it) => getComputedStyle(it).backgroundColor)
const top = (page: Page) => header(page).evaluate((it) => Math.round(it.getBoundingClientRect().top))

test('header: transparent over the page, dark and sticky after 50 px of scroll', async ({ page }) => {
  await visit(page, '/contacto')
  await makeTall(page)
  await scrollTo(page, 50)
  expect(await ground(page)).toBe('rgba(0, 0, 0, 0)')
  await scrollTo(page, 51)
  await expect.poll(() => ground(page)).toBe('rgb(20, 17, 14)')
  await scrollTo(page, 500)
  await expect.poll(() => top(page)).toBe(0)
})

test('header: hides or shows by scroll direction beyond 800 px', async ({ page }) => {
  await visit(page, '/contacto')
  await makeTall(page)
  await scrollTo(page, 700)
  await scrollTo(page, 800)
  await expect(header(page)).toBeVisible()
  await scrollTo(page, 900)
  await expect(header(page)).toBeHidden()
  await scrollTo(page, 1500)
  await expect(header(page)).toBeHidden()
  await scrollTo(page, 1400)
  await expect(header(page)).toBeVisible()
  await scrollTo(page, 1450)
  await expect(header(page)).toBeHidden()
  await scrollTo(page, 600)
  await expect(header(page)).toBeVisible()
})

test('header: stays while the keyboard is in it', async ({ page }) => {
  await visit(page, '/contacto')
  await makeTall(page)
  await menu(page).getByRole('link', { name: 'Noticias' }).focus()
  await scrollTo(page, 900)
  await scrollTo(page, 1000)
  await expect(header(page)).toBeVisible()
})

test('the Servicios submenu lists the six service routes and opens on hover', async ({ page }) => {
  await visit(page, '/contacto')
  await expect(servicios(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page).getByRole('link', { name: 'Ebanistería' })).toBeHidden()
  await servicios(page).hover()
  await expect(servicios(page)).toHaveAttribute('aria-expanded', 'true')
  for (const [name, address] of services) {
    await expect(menu(page).getByRole('link', { name })).toBeVisible()
    await expect(menu(page).getByRole('link', { name })).toHaveAttribute('href', address)
  }
  await page.mouse.move(640, 700)
  await expect(menu(page).getByRole('link', { name: 'Ebanistería' })).toBeHidden()
})

test('the Servicios submenu opens on keyboard focus; Escape closes it and gives the focus back', async ({ page }) => {
  await visit(page, '/contacto')
  await menu(page).getByRole('link', { name: 'Inicio' }).focus()
  await page.keyboard.press('Tab')
  await expect(servicios(page)).toBeFocused()
  await expect(servicios(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Carpintería' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(servicios(page)).toBeFocused()
  await expect(servicios(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(servicios(page)).toHaveAttribute('aria-expanded', 'true')
})

test('the Servicios submenu closes when the keyboard leaves it and when a service is chosen', async ({ page }) => {
  await visit(page, '/contacto')
  await menu(page).getByRole('link', { name: 'Inicio' }).focus()
  await page.keyboard.press('Tab')
  await menu(page).getByRole('link', { name: 'Interiorismo' }).focus()
  await page.keyboard.press('Tab')
  await expect(servicios(page)).toHaveAttribute('aria-expanded', 'false')
  await servicios(page).hover()
  await menu(page).getByRole('link', { name: 'Fabricación' }).click()
  await expect(page).toHaveURL(/\/fabricacion$/)
  await expect(servicios(page)).toHaveAttribute('aria-expanded', 'false')
})

test('in the longer English menu no item lies under the tools, before and after 50 px of scroll', async ({ page }) => {
  await visit(page, '/shop-1')
  for (const y of [0, 300]) {
    await scrollTo(page, y)
    const last = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Pages' })
    const ends = (await last.boundingBox()) ?? { x: 0, width: Infinity }
    const phone = await page
      .getByRole('banner')
      .getByRole('link', { name: /600 000 000/ })
      .boundingBox()
    expect(ends.x + ends.width).toBeLessThanOrEqual(phone?.x ?? 0)
  }
})

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await visit(page, '/contacto')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the Servicios submenu opens on hover and on focus, the search box on its icon', async ({ page }) => {
    await page.goto('/contacto')
    await servicios(page).hover()
    await expect(menu(page).getByRole('link', { name: 'Carpintería' })).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(menu(page).getByRole('link', { name: 'Carpintería' })).toBeHidden()
    await servicios(page).focus()
    await expect(menu(page).getByRole('link', { name: 'Carpintería' })).toBeVisible()
    await header(page).getByRole('button', { name: 'Buscar', exact: true }).first().click()
    await expect(page.getByRole('combobox')).toBeVisible()
  })
})
