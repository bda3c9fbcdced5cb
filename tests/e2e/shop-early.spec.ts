import type { Locator, Page } from '@playwright/test'
import { holdBack, holdTakeOver } from '../support/hold-back.ts'
import { expectStoredCart, toast } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

test.use({ keepsContext: false })

// What is done before the scripts have come is not lost.

/** Opens a page whose scripts are on their way; gives what lets them arrive. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const arrive = await holdBack(page, '**/static/js/**')
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return arrive
}

/** Presses until the page has noted it: under load a press now and then ends beside the button where it began. */
const press = (button: Locator) =>
  expect(async () => {
    await button.click()
    expect(await button.page().evaluate(() => window.earlyInteractions.some((entry) => entry.press))).toBe(true)
  }).toPass()

const names = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })

test('the list is sorted as was chosen', async ({ page }) => {
  const arrive = await openEarly(page, '/shop-1')
  await page.getByRole('combobox', { name: 'Sort by' }).focus()
  for (const _ of ['Title', 'Price: Low to High']) await page.keyboard.press('ArrowDown')
  await expect(names(page).first()).toHaveText('Oak stool')
  arrive()
  await expect(names(page).first()).toHaveText('Cutting board')
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-asc')
})

test('the list view comes that was pressed', async ({ page }) => {
  const arrive = await openEarly(page, '/shop-1')
  await page.getByRole('tab', { name: 'List' }).click()
  arrive()
  await expect(page.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true')
  await expect(names(page)).toHaveCount(6)
})

test('the price filter is a form: the browser asks for the address that the list then shows', async ({ page }) => {
  const arrive = await openEarly(page, '/shop-1')
  await page.getByLabel('From $').fill('100')
  await page.getByLabel('To $').fill('150')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page).toHaveURL(/\?min=100&max=150$/)
  arrive()
  await expect(page.getByText('Showing 1-3 of 3 results', { exact: true })).toBeVisible()
})

test('a product is in the cart, once', async ({ page }) => {
  const arrive = await openEarly(page, '/shop-1')
  await press(page.getByRole('button', { name: 'Add Round mirror to the cart' }))
  arrive()
  await expect(toast(page)).toContainText('Round mirror is in your cart.')
  await expectStoredCart(page, { 6: 1 })
})

test('the typed quantity goes into the cart', async ({ page }) => {
  const arrive = await openEarly(page, '/shop-product?id=2')
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3')
  await press(page.getByRole('button', { name: 'Add to Cart', exact: true }))
  arrive()
  await expect(toast(page)).toContainText('Ladder-back chair x 3 is in your cart.')
  await expectStoredCart(page, { 2: 3 })
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3')
})

test('a wish is kept', async ({ page }) => {
  const arrive = await openEarly(page, '/shop-product?id=3')
  const wish = page.getByRole('button', { name: 'Wish for Bedside table' })
  await press(wish)
  arrive()
  await expect(wish).toHaveAttribute('aria-pressed', 'true')
})

test('the tab opens, and the picture is shown', async ({ page }) => {
  const arrive = await openEarly(page, '/shop-product')
  await page.getByRole('group', { name: 'Pictures' }).getByRole('button').nth(1).click()
  await page.getByRole('tab', { name: 'Additional Information' }).click()
  arrive()
  await expect(page.getByRole('tabpanel', { name: 'Additional Information' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Pictures' }).getByRole('button').nth(1)).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a quantity typed at a fixed sample leaves the sums what they are', async ({ page }) => {
  const arrive = await openEarly(page, '/shop-cart')
  await page.getByRole('row').filter({ hasText: 'Plant' }).getByRole('spinbutton').fill('2')
  arrive()
  const totals = page.getByRole('region', { name: 'Cart totals' }).getByRole('definition')
  await expect(page.locator('html')).toHaveAttribute('data-scripted', '')
  await expect(totals).toHaveText(['$30.00', '$3.00', '$33.00'])
})

test('a filled form says that nothing is sent; an empty one is refused by the browser', async ({ page }) => {
  const arrive = await openEarly(page, '/login')
  const send = page.getByRole('main').getByRole('button', { name: 'Log In' })
  await send.click()
  await expect(page.getByRole('textbox', { name: 'Username or e-mail' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Username or e-mail' }).fill('ana')
  await page.getByRole('main').getByLabel('Password').first().fill('secret')
  await send.click()
  arrive()
  await expect(toast(page)).toContainText('This is a demonstration page: nothing has been sent.')
})

test('a press that ends just after React has taken the part over counts once', async ({ page }) => {
  const takeOver = await holdTakeOver(page, 'Purchase')
  const arrive = await holdBack(page, '**/hydrate-island*')
  await page.goto('/shop-product?id=1')
  const part = page.locator('[data-island="Purchase"]')
  await part.getByRole('button', { name: 'Add to Cart' }).hover()
  await page.mouse.down()
  arrive()
  await takeOver.begun()
  expect(await part.getAttribute('data-active')).toBe(null)
  await page.mouse.up()
  await takeOver.end()
  await expect(part).toHaveAttribute('data-active')
  await expectStoredCart(page, { 1: 1 })
})
