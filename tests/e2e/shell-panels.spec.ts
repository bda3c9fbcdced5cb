import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { makeTall, visit } from '../support/visit.ts'

const tablet = { width: 1199, height: 800 }
const phone = { width: 360, height: 740 }
const toggle = (page: Page) => page.getByRole('button', { name: 'Abrir el menú' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menú' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Información' })

/** The dialog has focus, keeps it for two rounds of the Tab key, and the page behind stands still. */
async function expectModal(page: Page, dialog: ReturnType<typeof menu>) {
  const inside = () =>
    dialog.evaluate((it) => it.contains(document.activeElement) || document.activeElement === document.body)
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    expect(await inside()).toBe(true)
  }
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 500)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
}

test('mobile menu: at widths up to 1199.9 px, no longer at 1200', async ({ page }) => {
  await page.setViewportSize(tablet)
  await page.goto('/contacto')
  await expect(toggle(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeHidden()
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(toggle(page)).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible()
})

test('mobile menu: a real dialog, closed by its button, by Escape and by the overlay, focus goes back', async ({
  page,
}) => {
  await page.setViewportSize(tablet)
  await visit(page, '/contacto')
  await makeTall(page)
  await toggle(page).click()
  await expectModal(page, menu(page))
  await menu(page).getByRole('button', { name: 'Cerrar el menú' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()

  await toggle(page).click()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()

  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
  await page.mouse.click(30, 400)
  await expect(menu(page)).toBeHidden()
})

test('mobile menu on a phone: 3 to 4 rem of overlay are left at the top, and close it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/contacto')
  await toggle(page).click()
  const box = async () => (await menu(page).boundingBox()) ?? { y: 0, height: 0 }
  await expect.poll(async () => (await box()).y + (await box()).height).toBe(844) // it has come to rest
  const { y } = await box()
  expect(y).toBeGreaterThanOrEqual(48)
  expect(y).toBeLessThanOrEqual(64)
  await page.mouse.click(195, y / 2)
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
})

test('mobile menu: expandable submenu, and a chosen page closes it', async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, '/contacto')
  await toggle(page).click()
  await expect(menu(page).getByRole('link', { name: 'Restauración' })).toBeHidden()
  await menu(page).getByText('Servicios').click()
  await menu(page).getByRole('link', { name: 'Restauración' }).click()
  await expect(page).toHaveURL(/\/restauracion$/)
  await expect(menu(page)).toBeHidden()
})

test('mobile menu: a link to a place on the same page closes it', async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, '/contacto')
  await toggle(page).click()
  await menu(page).evaluate((dialog) => {
    dialog.querySelector('nav a')?.setAttribute('href', '#contenido')
  })
  await menu(page).getByRole('link', { name: 'Inicio' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL(/\/contacto#contenido$/)
})

test('mobile menu: opens and closes in browsers that know neither command nor closedby', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    for (const own of ['command', 'cancel']) addEventListener(own, (event) => event.preventDefault(), true)
  })
  await page.setViewportSize(tablet)
  await visit(page, '/contacto')
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
  await menu(page).getByRole('button', { name: 'Cerrar el menú' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
  // While it comes, something else lies at this place.
  await menu(page).evaluate((it) => Promise.all(it.getAnimations({ subtree: true }).map(({ finished }) => finished)))
  const { x, y } = (await menu(page).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.click(x + 6, y + 6)
  await expect(menu(page)).toBeVisible()
  await page.mouse.click(30, 400)
  await expect(menu(page)).toBeHidden()
})

test('phones: menu, telephone, WhatsApp and quote at the thumb', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/noticias')
  const bar = page.getByRole('navigation', { name: 'Contacto rápido' })
  await expect(bar.getByRole('link', { name: /^Llamar/ })).toHaveAttribute('href', /^tel:/)
  await expect(bar.getByRole('link', { name: /^Llamar/ }).locator('svg')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^(tel:|https:\/\/wa\.me\/)/)
  await expect(bar.getByRole('link', { name: 'Presupuesto' })).toHaveAttribute('href', '/presupuesto')
  for (const control of await bar.locator('a, button').all()) {
    const box = await control.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.y).toBeGreaterThan(phone.height / 2)
  }
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(bar).toBeHidden()
})

test('information panel: greeting, contact details, address, social links; closed by its button', async ({ page }) => {
  await visit(page, '/contacto')
  await makeTall(page)
  const opener = page.getByRole('button', { name: 'Información' })
  await opener.click()
  await expectModal(page, panel(page))
  await expect(panel(page)).toContainText('Welcome to the workshop. Complete carpentry services.')
  await expect(panel(page)).toContainText('Villacañas, Toledo')
  await expect(panel(page).getByRole('link', { name: /^\+34/ }).first()).toHaveAttribute('href', /^tel:/)
  const mail = panel(page).getByRole('link', { name: 'hola@veta.example' })
  await expect(mail).toHaveAttribute('href', 'mailto:hola@veta.example')
  for (const name of ['WhatsApp', 'E-mail', 'Instagram', 'Facebook']) {
    await expect(panel(page).getByRole('link', { name, exact: true })).toBeVisible()
  }
  await panel(page).getByRole('button', { name: 'Cerrar la información' }).click()
  await expect(panel(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('cart drawer: two demo items at 15.00, badge 2, to the cart and to the checkout', async ({ page }) => {
  await visit(page, '/home-3')
  await page.getByRole('button', { name: /^Cart, 2/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Cart' })
  await expectModal(page, drawer)
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await expect(drawer).toContainText(/ x 1/)
  await expect(drawer.getByText('15.00')).toHaveCount(2)
  await expect(drawer.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/shop-cart')
  await expect(drawer.getByRole('link', { name: 'Check Out' })).toHaveAttribute('href', '/shop-checkout')
  await drawer.getByRole('button', { name: 'Close the cart' }).click()
  await expect(drawer).toBeHidden()
})

test('template header and mobile menu list the template routes, in English', async ({ page }) => {
  await visit(page, '/home-3')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const entries = ['Home', 'Projects', 'Services', 'Team', 'Blog', 'Shop', 'Pages']
  const main = page.getByRole('navigation', { name: 'Main menu' })
  await expect(main.getByRole('button')).toHaveText(entries)
  await main.getByRole('button', { name: 'Home' }).hover()
  for (let n = 2; n <= 10; n++) {
    await expect(main.getByRole('link', { name: `Home ${n}`, exact: true })).toHaveAttribute('href', `/home-${n}`)
  }
  await main.getByRole('button', { name: 'Shop' }).hover()
  await expect(main.getByRole('link', { name: 'Product details' })).toHaveAttribute('href', '/product-details')
  await page.setViewportSize(tablet)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const mobile = page.getByRole('dialog', { name: 'Menu' })
  await mobile.getByText('Shop', { exact: true }).click()
  await expect(mobile.getByRole('link', { name: 'Product details' })).toHaveAttribute('href', '/product-details')
  await expect(mobile.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/shop-checkout')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })
  test('menu and information panel open and close', async ({ page }) => {
    await page.goto('/contacto')
    await toggle(page).click()
    await expect(menu(page).getByRole('link', { name: 'Noticias' })).toBeVisible()
    await menu(page).getByRole('button', { name: 'Cerrar el menú' }).click()
    await expect(menu(page)).toBeHidden()
    await page.getByRole('button', { name: 'Información' }).click()
    await expect(panel(page)).toBeVisible()
  })
})
