import type { Locator, Page } from '@playwright/test'
import { takeTime } from '../support/enquiry.ts'
import { expect, test } from '../support/test.ts'
import { untilActive } from '../support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

// Whole journeys with nothing but the keyboard.

/** Presses Tab until the element has the focus, as a visitor would; fails when the keyboard does not get there. */
async function tabTo(page: Page, target: Locator, max = 90) {
  for (let step = 0; step < max; step++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
  }
  throw new Error(`The keyboard did not reach ${target} in ${max} steps.`)
}

test('keyboard: filter the gallery, open a picture large, go on, close, and be where one was', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Siguiente' }).first()).toBeVisible()
  const filter = page.getByRole('button', { name: 'Ebanistería', exact: true })
  await tabTo(page, filter)
  await page.keyboard.press('Space')
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await expect(filter).toBeFocused()
  const picture = page.getByRole('button', { name: /^Ampliar/ }).first()
  await tabTo(page, picture, 10)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Imagen ampliada' })
  await expect(dialog).toContainText('01/')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('02/')
  await page.keyboard.press('Escape')
  await expect(picture).toBeFocused()
})

test('keyboard: the home slider goes on, back and stops', async ({ page }) => {
  await page.goto('/')
  const controls = page.getByRole('group', { name: 'Ideas del taller' }).filter({ hasText: '/' }).last()
  const pause = controls.getByRole('button', { name: 'Pausar' })
  await expect(pause).toBeVisible()
  // The keyboard inside fetches Swiper; before it is there, each further Tab would scroll the native row to its next slide.
  await tabTo(page, page.getByRole('link', { name: 'Ver Ebanisteria' }))
  await expect(page.locator('.swiper[data-ready]').first()).toBeVisible()
  await tabTo(page, pause)
  await page.keyboard.press('Enter')
  await expect(controls.getByRole('button', { name: 'Reanudar' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(controls).toContainText('02')
})

test('keyboard: an enquiry from the address bar to the answer', async ({ page }) => {
  await page.goto('/contacto')
  await tabTo(page, page.getByLabel('Nombre'))
  await page.keyboard.type('Ana Ruiz')
  await page.keyboard.press('Tab')
  await page.keyboard.type('600 112 233')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ana@example.es')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Una mesa de nogal')
  await untilActive(page, 'EnquiryForm') // before that the browser sends the form itself, and shows another page
  await takeTime(page)
  await tabTo(page, page.getByRole('button', { name: 'Enviar consulta' }), 5)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').locator('form').getByRole('status')).toContainText('Ana')
})

test('keyboard: from a product to the order', async ({ page }) => {
  await page.goto('/shop-product')
  const add = page.getByRole('button', { name: 'Add to Cart' }).first()
  await expect(add).toBeVisible()
  await tabTo(page, add, 60)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible()
  await page.goto('/shop-checkout')
  await tabTo(page, page.getByLabel(/^First name/i), 60)
  await page.keyboard.type('Ana')
  await tabTo(page, page.getByRole('button', { name: 'Place Order' }), 40)
  await page.keyboard.press('Enter')
  // Native validation: the browser leads to the first field that is missing.
  await expect(page.getByLabel(/^Last name/i)).toBeFocused()
})
