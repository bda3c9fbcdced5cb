import type { Page } from '@playwright/test'
import { rolesOf } from '../support/accessibility.ts'
import { holdBack } from '../support/hold-back.ts'
import { cartButton, drawer, expectStoredCart, openShop, toast, withCart } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { untilActive } from '../support/visit.ts'

const totals = (page: Page) => page.getByRole('region', { name: 'Cart totals' }).getByRole('definition')
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

test('while the cart is empty: badge 2, two samples at 15.00 in drawer, cart page and checkout, 30.00 / 3.00 / 33.00', async ({
  page,
}) => {
  await openShop(page, '/home-3')
  await expect(cartButton(page)).toHaveText('2')
  await cartButton(page).click()
  await expect(drawer(page).getByRole('listitem')).toHaveText([/Plant x 1\s*\$15\.00/, /Hanging Light x 1\s*\$15\.00/])
  await expect(drawer(page).getByRole('link', { name: 'Check Out' })).toHaveAttribute('href', '/shop-checkout')
  await drawer(page).getByRole('link', { name: 'View Cart' }).click()
  await expect(page).toHaveURL('/shop-cart')
  await expect(drawer(page)).toBeHidden()
  await expect(totals(page)).toHaveText(['$30.00', '$3.00', '$33.00'])
  await page.getByRole('link', { name: 'Proceed To Checkout' }).click()
  const order = page.getByRole('region', { name: 'Your order' })
  await expect(order.getByRole('definition')).toHaveText(['$15.00', '$15.00', '$30.00', '$3.00', '$33.00'])
})

test('a page outside the shop asks for the products only when the cart is not empty', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('products.json') && asked.push(request.url()))
  await openShop(page, '/team')
  await cartButton(page).click()
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await page.evaluate(() => localStorage.setItem('shopping-cart', '{"1":2}'))
  await page.reload()
  await cartButton(page).click()
  await expect(drawer(page)).toContainText('Oak stool x 2')
})

test('the badge needs no React, which comes with an open drawer, even for a visitor with a cart', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const hasReact = async () => {
    const texts = await page.evaluate(
      (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).text())),
      scripts,
    )
    return texts.some((text) => text.includes('react.dev/errors'))
  }
  await withCart(page, { 1: 3 })
  await openShop(page, '/team')
  await expect(cartButton(page)).toHaveText('3')
  await untilActive(page, 'cart-button')
  expect(await hasReact()).toBe(false)
  await cartButton(page).click()
  await expect(drawer(page)).toContainText('Oak stool x 3')
  expect(await hasReact()).toBe(true)
})

test('a cart of the visitor’s own is never painted as the samples', async ({ page }) => {
  await withCart(page, { 1: 3 })
  const arrive = await holdBack(page, '**/static/js/**')
  await page.goto('/shop-cart', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
  await expect(page.getByText('Plant', { exact: true })).toBeHidden()
  await expect(cartButton(page).getByText('2')).toBeHidden()
  arrive()
  await expect(row(page, 'Oak stool')).toBeVisible()
  await expect(cartButton(page)).toHaveText('3')
})

test('as soon as something is added, drawer, badge and totals show the own cart, also after a reload', async ({
  page,
}) => {
  await openShop(page, '/shop-product?id=1')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(cartButton(page)).toHaveText('1')
  await cartButton(page).press('Enter') // the toast lies over it for five seconds
  await expect(drawer(page).getByRole('listitem')).toHaveText([/Oak stool x 1\s*\$145\.00/])
  await openShop(page, '/shop-cart')
  await expect(totals(page)).toHaveText(['$145.00', '$14.50', '$159.50'])
})

test('cart page: plus, minus and a typed quantity change subtotal, tax and total; Update Cart says so', async ({
  page,
}) => {
  await withCart(page, { 2: 1, 7: 2 })
  await openShop(page, '/shop-cart')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Image',
    'Product',
    'Price',
    'Quantity',
    'Subtotal',
    'Remove',
  ])
  await row(page, 'Cutting board').getByRole('button', { name: 'One more' }).click()
  await expect(row(page, 'Cutting board')).toContainText('$144.00')
  await row(page, 'Cutting board').getByRole('button', { name: 'One less' }).click()
  await expect(totals(page)).toHaveText(['$356.00', '$35.60', '$391.60'])
  await row(page, 'Ladder-back chair').getByRole('spinbutton').fill('3')
  await page.getByRole('button', { name: 'Update Cart' }).click()
  await expect(page.getByText('Cart updated.')).toBeVisible()
  await expect(totals(page)).toHaveText(['$876.00', '$87.60', '$963.60'])
  await expectStoredCart(page, { 2: 3, 7: 2 })
  await row(page, 'Ladder-back chair').getByRole('spinbutton').fill('500')
  await page.getByRole('button', { name: 'Update Cart' }).focus()
  await expect(row(page, 'Ladder-back chair').getByRole('spinbutton')).toHaveValue('3')
})

test('remove takes a line out, and the toast puts it back', async ({ page }) => {
  await withCart(page, { 2: 4, 7: 2 })
  await openShop(page, '/shop-cart')
  await page.getByRole('button', { name: 'Remove Ladder-back chair' }).click()
  await expect(row(page, 'Ladder-back chair')).toHaveCount(0)
  await expectStoredCart(page, { 7: 2 })
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Ladder-back chair').getByRole('spinbutton')).toHaveValue('4')
  await expectStoredCart(page, { 2: 4, 7: 2 })
})

test('the samples are fixed: plus, minus and remove change nothing and say so, badge and sums stay', async ({
  page,
}) => {
  await openShop(page, '/shop-cart')
  for (const name of ['One more', 'Remove Plant', 'Remove Hanging Light']) {
    await (name === 'One more' ? row(page, 'Plant') : page).getByRole('button', { name }).click()
    await expect(toast(page)).toContainText('This is a sample: it stays as it is')
  }
  await row(page, 'Plant').getByRole('spinbutton').fill('5')
  await page.getByRole('button', { name: 'Update Cart' }).focus()
  await expect(row(page, 'Plant').getByRole('spinbutton')).toHaveValue('1')
  await expect(row(page, 'Hanging Light')).toBeVisible()
  await expect(totals(page)).toHaveText(['$30.00', '$3.00', '$33.00'])
  await expect(cartButton(page)).toHaveText('2')
  await expectStoredCart(page, null)
  await openShop(page, '/shop-checkout')
  await expect(cartButton(page)).toHaveText('2')
  await expect(page.getByRole('region', { name: 'Your order' }).getByRole('definition').last()).toHaveText('$33.00')
})

test('two open tabs stay in step', async ({ page, context }) => {
  await openShop(page, '/shop-cart')
  const other = await context.newPage()
  await openShop(other, '/shop-product?id=1')
  await other.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(totals(page)).toHaveText(['$145.00', '$14.50', '$159.50'])
  await row(page, 'Oak stool').getByRole('button', { name: 'One more' }).click()
  await expect(cartButton(other)).toHaveText('2')
})

for (const broken of ['{', '[1,2]', '"words"', '{"1":"many"}', '{"gone":3}', '{"5":1.5}', '{"5":1000000}', 'null']) {
  test(`a broken or foreign cart (${broken}) is ignored`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('shopping-cart', value), broken)
    await openShop(page, '/shop-cart')
    await expect(totals(page)).toHaveText(['$30.00', '$3.00', '$33.00'])
    await expect(cartButton(page)).toHaveText('2')
  })
}

test('a full or refused storage keeps the cart in memory and says so once', async ({ page }) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === 'shopping-cart') throw new DOMException('full', 'QuotaExceededError')
      write.call(this, key, value)
    }
  })
  await openShop(page, '/shop-product?id=1')
  await untilActive(page, 'Purchase') // of what is pressed before, the last press counts, once
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true })
  await add.click()
  await add.click()
  await expect(cartButton(page)).toHaveText('2')
  await expect(toast(page).filter({ hasText: 'does not store the cart' })).toHaveCount(1)
  await cartButton(page).press('Enter') // the toast lies over it for five seconds
  await expect(drawer(page).getByRole('listitem')).toHaveText([/Oak stool x 2/])
})

test('coupon: native validation, then a toast says that nothing is sent', async ({ page }) => {
  await openShop(page, '/shop-cart')
  await page.getByRole('button', { name: 'Apply Coupon' }).click()
  await expect(toast(page)).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('OAK10')
  await page.getByRole('button', { name: 'Apply Coupon' }).click()
  await expect(toast(page)).toContainText('demonstration page')
})

test('checkout: fields, required flags and autocomplete tokens', async ({ page }) => {
  await openShop(page, '/shop-checkout')
  const fields = await page
    .getByRole('group', { name: 'Billing details' })
    .getByRole('textbox')
    .evaluateAll((all) => (all as HTMLInputElement[]).map((it) => [it.name, it.type, it.required, it.autocomplete]))
  expect(fields).toEqual([
    ['fname', 'text', true, 'billing given-name'],
    ['lname', 'text', true, 'billing family-name'],
    ['company', 'text', false, 'billing organization'],
    ['country', 'text', true, 'billing country-name'],
    ['address', 'text', true, 'billing address-line1'],
    ['unit', 'text', false, 'billing address-line2'],
    ['zip', 'text', true, 'billing postal-code'],
    ['city', 'text', true, 'billing address-level2'],
    ['state', 'text', true, 'billing address-level1'],
    ['phone', 'tel', false, 'billing tel'],
    ['email', 'email', false, 'billing email'],
    ['notes', 'textarea', false, ''],
  ])
  await expect(page.getByRole('group', { name: 'Shipping' }).locator('label')).toHaveText([
    'Flat Rate',
    'Free Shipping',
    'Local Pickup',
  ])
  await expect(page.getByRole('radio', { name: 'Free Shipping' })).toBeChecked()
  await expect(page.getByRole('group', { name: 'Payment' }).locator('label')).toHaveText([
    'Direct Bank Transfer',
    'Check Payment',
  ])
  await expect(page.getByRole('radio', { name: 'Direct Bank Transfer' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Apply Coupon' })).toBeVisible()
})

test("'Place Order': native validation, submitting is visible, nothing is sent, a toast says so", async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await withCart(page, { 1: 1 })
  const release = await holdBack(page, '**/toast-window*.js')
  await openShop(page, '/shop-checkout')
  const place = page.getByRole('button', { name: 'Place Order' })
  await place.click()
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused()
  for (const name of ['First name', 'Last name', 'Country', 'Street address', 'Postcode', 'Town', 'State']) {
    await page.getByRole('textbox', { name }).fill('x')
  }
  await place.click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Placing your order…' })).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect(toast(page)).toContainText('This is a demonstration page: nothing has been sent.')
  await expect(place).toBeVisible()
  expect(sent).toEqual([])
  await expectStoredCart(page, { 1: 1 })
})

test('toasts: top right, gone after 5000 ms, the library loaded with the first one', async ({ page }) => {
  const chunks: string[] = []
  page.on('request', (request) => request.url().includes('toast-window') && chunks.push(request.url()))
  await page.setViewportSize({ width: 1280, height: 900 })
  await openShop(page, '/shop-product')
  expect(chunks).toEqual([])
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(toast(page)).toBeVisible()
  expect(chunks.length).toBeGreaterThan(0)
  const box = await toast(page).boundingBox()
  expect(box?.x).toBeGreaterThan(640)
  expect(box?.y).toBeLessThan(140)
  // What one looks for next stays free: no wait for the toast's end.
  await page.getByRole('button', { name: 'Cart, 1 item' }).click({ trial: true, timeout: 2500 })
  await expect(toast(page).getByRole('progressbar')).toHaveCSS('animation-duration', '5s')
})

test('phones: the cart is a list in which nothing is cut and every control can be tapped', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await withCart(page, { 2: 1, 7: 99 })
  await openShop(page, '/shop-cart')
  await expect(row(page, 'Cutting board')).toContainText('$4,752.00')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // To a reader of the screen it is still a table, with its heads.
  expect(await rolesOf(page, /^(Price|Cutting board)$/)).toEqual(expect.arrayContaining(['columnheader', 'rowheader']))
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5)
  }
})
