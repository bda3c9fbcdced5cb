import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds at a desk's page in light, and what of colours in dark: the themes differ in nothing else. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // The desk's script puts the theme on; the browser tells it a moment later.
    await expect(page.locator('body')).toHaveCSS('color-scheme', colorScheme)
    const axe = new AxeBuilder({ page })
    const { violations } = await (colorScheme === 'dark' ? axe.withTags(['cat.color']) : axe).analyze()
    faults.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme}: ${id} at ${html}`)))
  }
  return faults
}
