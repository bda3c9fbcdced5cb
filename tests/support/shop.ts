import { expect, type Page } from '@playwright/test'
import { visit } from './visit.ts'

/** Opens a page of the shop and waits until its cart, and its list where it has one, are active. */
export async function openShop(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await expect(page.locator('[data-enhance="cart-button"]')).toHaveAttribute('data-active')
  // Playwright chooses in a select by events that are not the visitor's: they are not kept for a part that still sleeps.
  const list = page.locator('main [data-island="ListedProducts"]')
  if ((await list.count()) > 0) await expect(list).toHaveAttribute('data-active')
}

export const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart, / })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cart' })
export const toast = (page: Page) => page.getByRole('alert')

/** What the browser's storage holds under the cart's key, sooner or later. */
export const expectStoredCart = (page: Page, cart: Record<string, number> | null) =>
  expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('shopping-cart') ?? 'null'))).toEqual(cart)

/** The visitor already has a cart. */
export const withCart = (page: Page, cart: unknown) =>
  page.addInitScript((value) => {
    if (!localStorage.getItem('shopping-cart')) localStorage.setItem('shopping-cart', value)
  }, JSON.stringify(cart))
