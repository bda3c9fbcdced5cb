import { expect, type Page } from '@playwright/test'

/** Opens a page of the shop and waits until its script has taken over. */
export async function openShop(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.keyboard.press('Shift') // the first touch starts the scripts at once
  await expect(page.locator('body')).not.toHaveAttribute('data-cart') // taken away when React has woken
  await page.waitForFunction(() => {
    const button = document.querySelector('main button, main h1')
    return button && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
}

export const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart, / })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cart' })
export const toast = (page: Page) => page.getByRole('alert')

/** What the browser's storage holds under the cart's key. */
export const storedCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shopping-cart') ?? 'null') as Record<string, number> | null)

/** The visitor already has a cart. */
export const withCart = (page: Page, cart: unknown) =>
  page.addInitScript((value) => {
    if (!localStorage.getItem('shopping-cart')) localStorage.setItem('shopping-cart', value)
  }, JSON.stringify(cart))
