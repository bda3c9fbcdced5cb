import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

const control = (page: Page) => page.getByRole('switch', { name: 'Tema claro' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
const classOn = /(^| )white-background( |$)/

test('theme: nothing stored counts as null and is replaced by dark: the page is light', async ({ page }) => {
  await visit(page, '/contacto')
  expect(await stored(page)).toBe('dark')
  await expect(page.locator('body')).toHaveClass(classOn)
})

test("theme: the string 'null' is replaced by dark on load", async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem('theme') ?? localStorage.setItem('theme', 'null'))
  await visit(page, '/contacto')
  expect(await stored(page)).toBe('dark')
  await expect(page.locator('body')).toHaveClass(classOn)
})

test('theme: the switch toggles the body class white-background; dark is stored when it is on, light when off', async ({
  page,
}) => {
  await visit(page, '/contacto')
  await expect(control(page)).toBeChecked()
  await control(page).click()
  await expect(page.locator('body')).not.toHaveClass(classOn)
  await expect(control(page)).not.toBeChecked()
  expect(await stored(page)).toBe('light')
  await control(page).click()
  await expect(page.locator('body')).toHaveClass(classOn)
  expect(await stored(page)).toBe('dark')
})

test('theme: kept over a reload and a change of page, set before the first paint', async ({ page }) => {
  await visit(page, '/contacto')
  await control(page).click()
  await page.reload({ waitUntil: 'commit' })
  // The class is gone as soon as <body> has any child after its first script: there is nothing to flash.
  await page.waitForFunction(() => document.body?.querySelector('a'))
  await expect(page.locator('body')).not.toHaveClass(classOn)
  await visit(page, '/noticias')
  await expect(control(page)).not.toBeChecked()
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Contacto' }).click()
  await expect(page).toHaveURL(/contacto$/)
  await expect(page.locator('body')).not.toHaveClass(classOn)
})

test('theme: refused storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await visit(page, '/aviso-legal')
  await expect(page.locator('body')).toHaveClass(classOn)
  await control(page).click()
  await expect(page.locator('body')).not.toHaveClass(classOn)
})

test.describe(() => {
  test.use({ allowConsoleErrors: true })
  test('theme: the switch works before the scripts have arrived', async ({ page }) => {
    await page.route('**/static/js/**', (route) => route.abort())
    await page.goto('/contacto', { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.querySelector<HTMLElement>('[role=switch]')?.click())
    await expect(page.locator('body')).not.toHaveClass(classOn)
    expect(await stored(page)).toBe('light')
  })

  test('theme: the not-found page keeps it', async ({ page }) => {
    await visit(page, '/contacto')
    await control(page).click()
    await page.goto('/no-existe')
    await expect(page.getByRole('heading', { name: 'Pagina no encontrada' })).toBeVisible()
    await expect(page.locator('body')).not.toHaveClass(classOn)
    await expect(control(page)).not.toBeChecked()
  })
})

test.describe(() => {
  test.use({ reducedMotion: 'reduce' })
  test('theme: where less motion is asked for, no frame stands between the two', async ({ page }) => {
    await page.goto('/contacto')
    const moving = await page.evaluate(() => {
      getComputedStyle(document.body).color
      document.querySelector<HTMLElement>('[role=switch]')?.click()
      getComputedStyle(document.body).color
      return document.getAnimations().filter((it) => it instanceof CSSTransition).length
    })
    await expect(page.locator('body')).not.toHaveClass(classOn)
    expect(moving).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('theme: there is no switch that does nothing', async ({ page }) => {
    for (const path of ['/contacto', '/home-2', '/shop-1']) {
      await page.goto(path)
      await expect(page.locator('[data-theme-switch]').first()).toBeHidden()
    }
  })
})
