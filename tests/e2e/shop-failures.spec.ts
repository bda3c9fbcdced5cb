import type { Route } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { cartButton, drawer, expectStoredCart, openShop, withCart } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { scrollTo } from '../support/visit.ts'

test.use({ allowConsoleErrors: true })

const html = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Not this</title>' }
const failures: [name: string, answer: (route: Route) => Promise<void>, says: RegExp][] = [
  ['500', (route) => route.fulfill({ status: 500, body: 'no' }), /answered 500/],
  ['HTML instead of JSON', (route) => route.fulfill(html), /something else/],
  ['an empty list', (route) => route.fulfill({ json: [] }), /is empty/],
  ['no connection', (route) => route.abort(), /no connection/],
]

for (const [name, answer, says] of failures) {
  test(`products.json, ${name}: the shop's error page with a retry, the cart untouched`, async ({ page }) => {
    await withCart(page, { 1: 2 })
    let broken = true
    await page.route('**/data/products.json', (route) => (broken ? answer(route) : route.continue()))
    await page.goto('/shop-1')
    await expect(page.getByRole('heading', { level: 1, name: 'The shelves are empty.' })).toBeVisible()
    await expect(page.getByText(says)).toBeVisible()
    await expectStoredCart(page, { 1: 2 })
    await cartButton(page).click()
    await expect(drawer(page)).toContainText('Your cart is safe')
    await page.keyboard.press('Escape')
    broken = false
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Showing 1-12 of 42 results')).toBeVisible()
    await expect(cartButton(page)).toHaveText('2')
  })
}

test("products.json, no answer in 20 s: the shop's error page", async ({ page }) => {
  await page.clock.install()
  await page.route('**/data/products.json', () => {})
  await page.goto('/shop-1')
  const asked = page.waitForRequest('**/data/products.json')
  await page.clock.runFor(3000)
  await asked
  await expect(page.getByRole('tab', { name: 'Grid' })).toBeVisible() // the prerendered products wait meanwhile
  await page.clock.runFor(21_000)
  await expect(page.getByText(/within 20 seconds/)).toBeVisible()
})

test('products.json: unknown fields are ignored and malformed entries left out', async ({ page }) => {
  await page.route('**/data/products.json', (route) =>
    route.fulfill({
      json: [
        { id: 'a', name: 'Box', price: 12.5, img: '/favicon.svg', colour: 'red', tags: 'none', pictures: [{}] },
        { id: 'b', name: 'No price', img: '/favicon.svg' },
        'words',
        null,
      ],
    }),
  )
  await openShop(page, '/shop-1')
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(['Box'])
  await expect(page.getByRole('tabpanel')).toContainText('$12.50')
  await page.getByRole('button', { name: 'Add Box to the cart' }).click()
  await expect(cartButton(page)).toHaveText('1')
})

const categoryFailures: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['500', (route) => route.fulfill({ status: 500, body: 'no' })],
  ['HTML instead of JSON', (route) => route.fulfill(html)],
  ['no list', (route) => route.fulfill({ json: { message: 'no' } })],
  ['no connection', (route) => route.abort()],
]

for (const [name, answer] of categoryFailures) {
  test(`GET /category, ${name}: the sidebar says so in one line with a retry, the products stay`, async ({ page }) => {
    let broken = true
    await page.route('**/category', (route) => (broken ? answer(route) : route.continue()))
    await openShop(page, '/shop-1')
    const nav = page.getByRole('navigation', { name: 'Categories' })
    await expect(nav).toContainText('The categories cannot be loaded.')
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(12)
    broken = false
    await nav.getByRole('button', { name: 'Try again' }).click()
    await expect(nav.getByRole('link', { name: 'Seating' })).toBeVisible()
  })
}

test('GET /category, no answer in 20 s: the same line', async ({ page }) => {
  await page.clock.install()
  await page.route('**/category', () => {})
  await page.goto('/shop-1')
  const asked = page.waitForRequest('**/category')
  const products = page.waitForResponse('**/data/products.json')
  await page.clock.runFor(3000)
  const nav = page.getByRole('navigation', { name: 'Categories' })
  await asked
  await (await products).finished() // only the categories are late
  await page.clock.runFor(500)
  await expect(nav).toContainText('Loading…')
  await page.clock.runFor(21_000)
  await expect(nav).toContainText('The categories cannot be loaded.')
})

test('GET /category, an empty list: it says so', async ({ page }) => {
  await page.route('**/category', (route) => route.fulfill({ json: [] }))
  await openShop(page, '/shop-1')
  await expect(page.getByRole('navigation', { name: 'Categories' })).toContainText('No categories today.')
})

test('while the list is on its way the cart shows as loading', async ({ page }) => {
  await withCart(page, { 1: 2 })
  const release = await holdBack(page, '**/data/products.json')
  await openShop(page, '/shop-cart')
  await expect(page.getByRole('main').getByText('Loading your cart…')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  release()
  await expect(page.getByRole('rowheader', { name: 'Oak stool' })).toBeVisible()
})

for (const path of ['/shop-cart', '/shop-checkout']) {
  test(`${path}: without its products a cart is not shown wrongly but waits for another try`, async ({ page }) => {
    await withCart(page, { 1: 2 })
    let broken = true
    await page.route('**/data/products.json', (route) => (broken ? route.abort() : route.continue()))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['The shelves are empty.'])
    await expectStoredCart(page, { 1: 2 })
    broken = false
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('$319.00').filter({ visible: true })).toBeVisible()
  })
}

test('while the list is on its way one may scroll, and stays there when it comes', async ({ page }) => {
  const release = await holdBack(page, '**/data/products.json')
  await openShop(page, '/shop-1?sort=title')
  await scrollTo(page, 300)
  release()
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toHaveText('Bedside table')
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})
