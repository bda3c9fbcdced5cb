import { AxeBuilder } from '@axe-core/playwright'
import { kindsOfPages } from './support/built-pages.ts'
import { expect, test } from './support/test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const widths = [390, 1366]
// The stored value as the specification has it: 'dark' when the class white-background is on, which is the light page.
const themes = { light: 'dark', dark: 'light' }

// Reveals and count-ups stand at their end when less motion is asked for.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path, file } of kindsOfPages()) {
  test.describe(path, () => {
    const isErrorPage = /^\/(404|500)\.html$/.test(path)
    test.use({ allowConsoleErrors: isErrorPage })

    test(`${path} has no accessibility fault that axe can find`, async ({ page }) => {
      test.setTimeout(60_000)
      if (isErrorPage) await page.route(`**${path}`, (route) => route.fulfill({ path: file }))
      const faults: string[] = []
      for (const [theme, stored] of Object.entries(themes)) {
        await page.setViewportSize({ width: widths[0] as number, height: 850 })
        await page.addInitScript((value) => localStorage.setItem('theme', value), stored)
        await page.goto(path)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 850 })
          const axe = new AxeBuilder({ page })
          // The themes differ in their colours only: the other rules need one look per width.
          const { violations } = await (theme === 'dark' ? axe.withTags(['cat.color']) : axe.withTags(rules)).analyze()
          faults.push(
            ...violations.flatMap(({ id, nodes }) =>
              nodes.map((n) => `${theme} ${width} px: ${id} at ${n.target}: ${n.failureSummary}`),
            ),
          )
        }
      }
      expect(faults).toEqual([])
    })
  })
}
