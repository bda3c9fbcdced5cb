import { expect, type Page } from '@playwright/test'
import { visit } from './visit.ts'

/** Opens a page of the shop and waits until its first island is active. */
export async function openShop(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await expect(page.locator('main [data-island], [data-enhance="cart-button"]').first()).toHaveAttribute('data-active')
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
