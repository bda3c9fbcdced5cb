import type { Page } from '@playwright/test'

/** Keeps what the page asks for at these addresses on its way; gives the function that lets it arrive. */
export async function holdBack(page: Page, ...addresses: string[]): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  for (const address of addresses) {
    await page.route(address, async (route) => {
      await held
      await route.continue()
    })
  }
  return release
}
