import type { Page } from '@playwright/test'
import { expectStoredCart, openShop } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const products = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const names = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })
/** Prices as they are paid: an old price beside a new one does not count. */
const prices = (page: Page) =>
  products(page).evaluateAll((all) =>
    all.map((item) => Number(/\$([\d.]+)$/.exec(item.querySelector('p')?.textContent ?? '')?.[1])),
  )
const left = async (page: Page, name: string) =>
  (
    await page
      .getByRole(name === 'Filters' ? 'complementary' : 'tabpanel', name === 'Filters' ? { name } : {})
      .boundingBox()
  )?.x ?? 0

test('shop-1 has its sidebar at the left, shop-2 at the right', async ({ page }) => {
  await openShop(page, '/shop-1')
  expect(await left(page, 'Filters')).toBeLessThan(await left(page, 'Products'))
  await openShop(page, '/shop-2')
  expect(await left(page, 'Filters')).toBeGreaterThan(await left(page, 'Products'))
})

test('shop-3 has no sidebar and four in a row', async ({ page }) => {
  await openShop(page, '/shop-3')
  await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0)
  const rows = await products(page).evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().y)))
  for (const row of new Set(rows)) expect(rows.filter((y) => y === row)).toHaveLength(4)
})

test('sorting works and stands in the address', async ({ page }) => {
  await openShop(page, '/shop-1')
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await sort.selectOption('Price: Low to High')
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(names(page).first()).toHaveText('Cutting board')
  const rising = await prices(page)
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  await sort.selectOption('Price: High to Low')
  await expect(names(page).first()).toHaveText('Walnut bench')
  await sort.selectOption('Title')
  await expect(names(page).first()).toHaveText('Bedside table')
  const titles = await names(page).allTextContents()
  expect(titles).toEqual(titles.toSorted())
  await sort.selectOption('Popular')
  await expect(names(page).first()).toHaveText('Cutting board')
  await page.reload()
  await expect(sort).toHaveValue('popular')
  await expect(names(page).first()).toHaveText('Cutting board')
  await sort.selectOption('Default Sorting')
  await expect(page).not.toHaveURL(/sort=/)
  await expect(names(page).first()).toHaveText('Oak stool')
})

test("list view: 6 first, 3 more per 'Discover All Products', the button hidden when none remain", async ({ page }) => {
  await openShop(page, '/shop-1')
  const grid = page.getByRole('tab', { name: 'Grid' })
  await grid.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'List' })).toBeFocused()
  await expect(page).toHaveURL(/view=list/)
  const more = page.getByRole('button', { name: 'Discover All Products' })
  await expect(products(page)).toHaveCount(6)
  await expect(page.getByText('Showing 1-12 of 42 results', { exact: true })).toBeVisible()
  await more.click()
  await expect(products(page)).toHaveCount(9)
  await expect(page.getByRole('link', { name: 'Cutting board', exact: true })).toBeFocused()
  await more.click()
  await expect(products(page)).toHaveCount(12)
  await expect(more).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true')
})

test('a page past the first stays useful and says what it shows', async ({ page }) => {
  await openShop(page, '/shop-1')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('Page 2 of 8', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(products(page)).toHaveCount(12)
})

test('pagination display 1-4, ..., 8 with the current page marked; pages between are reached by Next', async ({
  page,
}) => {
  const nav = page.getByRole('navigation', { name: 'Pages' })
  for (const [at, shown] of [
    [4, ['1', '2', '3', '4', '...', '8']],
    [5, ['1', '...', '5', '...', '8']],
    [7, ['1', '...', '7', '...', '8']],
    [8, ['1', '2', '3', '4', '...', '8']],
  ] as const) {
    await openShop(page, `/shop-1?page=${at}`)
    await expect(nav.getByRole('listitem')).toHaveText([...shown])
    await expect(nav.locator('[aria-current="page"]')).toHaveText(String(at))
  }
  await expect(nav.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  await nav.getByRole('link', { name: 'Page 4' }).click()
  await nav.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=5/)
  await expect(nav.locator('[aria-current="page"]')).toHaveText('5')
})

test('the sidebar lists what GET /category answers; categories and their items really filter', async ({ page }) => {
  await openShop(page, '/shop-1')
  const nav = page.getByRole('navigation', { name: 'Categories' })
  for (const name of ['Seating', 'Tables', 'Storage', 'Lighting', 'Kitchen', 'Decor']) {
    await expect(nav.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await nav.getByRole('link', { name: 'Seating' }).click()
  await expect(names(page)).toHaveText(['Oak stool', 'Ladder-back chair', 'Walnut bench'])
  await expect(page.getByText('Showing 1-3 of 3 results', { exact: true })).toBeVisible()
  await nav.getByRole('link', { name: 'Benches' }).click()
  await expect(names(page)).toHaveText(['Walnut bench'])
  await expect(page.getByText('Showing 1-1 of 1 result', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(products(page)).toHaveCount(12)
})

test('each item of each category leads to at least one product, on the list where the visitor is', async ({ page }) => {
  await openShop(page, '/shop-2')
  const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  await expect(links).toHaveCount(18)
  for (const address of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') as string))) {
    expect(address).toMatch(/^\/shop-2\?category=/)
    await page.locator(`a[href="${address}"]`).click()
    await expect(page).toHaveURL(address)
    expect(await products(page).count()).toBeGreaterThan(0)
  }
})

test('the price filter filters, and its count is true', async ({ page }) => {
  await openShop(page, '/shop-1')
  await page.getByLabel('From $').fill('100')
  await page.getByLabel('To $').fill('150')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page).toHaveURL(/min=100&max=150/)
  await expect(page.getByText('Showing 1-3 of 3 results', { exact: true })).toBeVisible()
  for (const price of await prices(page)) expect(price >= 100 && price <= 150).toBe(true)
})

test('a product goes from the list into the cart, and its name leads to its page', async ({ page }) => {
  await openShop(page, '/shop-1')
  await page.getByRole('button', { name: 'Add Round mirror to the cart' }).click()
  await expectStoredCart(page, { 6: 1 })
  await page.getByRole('link', { name: 'Round mirror' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Round mirror' })).toBeVisible()
})

test('phones: the filters open from a button, two products stand beside each other, nothing is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openShop(page, '/shop-1')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await expect(categories).toBeHidden()
  await page.getByRole('button', { name: 'Categories and price' }).click()
  await expect(categories.getByRole('link', { name: 'Seating' })).toBeVisible()
  const edges = await products(page).evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().x)))
  expect(new Set(edges).size).toBe(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the list is complete', async ({ page }) => {
    await page.goto('/shop-1')
    await expect(names(page)).toHaveCount(12)
    await expect(page.getByText('Showing 1-12 of 42 results')).toBeVisible()
  })
})
