// One visit to each page, in which both judges are asked about two widths and two themes.
import { type Browser, expect, test } from '@playwright/test'
import { kindsOfPages } from './support/built-pages.ts'
import { judge, seatJudges } from './support/judges.ts'

const widths = [390, 1366]

for (const { path, file } of kindsOfPages()) {
  test.describe(path, () => {
    // In one worker, one after the other: the tests say what the one visit has found.
    test.describe.configure({ mode: 'default' })
    let found: Awaited<ReturnType<typeof visit>>

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(60_000)
      found = await visit(browser, path, file)
    })
    test(`${path} has no accessibility fault that axe can find`, () => {
      expect(found.axe).toEqual([])
      expect(found.errors).toEqual([])
    })
    test(`${path} has no certain failure of WCAG 2.2 that IBM’s checker can find`, () => {
      expect(found.ibm).toEqual([])
    })
  })
}

/** What the judges find at a page, and what its console says. */
async function visit(browser: Browser, path: string, file: string) {
  // Reveals and count-ups stand at their end when less motion is asked for.
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 850 } })
  const found = { axe: [] as string[], ibm: [] as string[], errors: [] as string[] }
  page.on('pageerror', (error) => found.errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && found.errors.push(message.text()))
  if (/^\/(404|500)\.html$/.test(path)) await page.route(`**${path}`, (route) => route.fulfill({ path: file }))
  await page.goto(path)
  await seatJudges(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 850 })
    for (const theme of ['light', 'dark']) {
      const isLight = theme === 'light'
      await page.evaluate((on) => document.body.classList.toggle('white-background', on), isLight)
      // The themes differ in their colours only: all else is asked once per width.
      const { axe, ibm } = await judge(page, { coloursOnly: !isLight })
      found.axe.push(...axe.map((fault) => `${theme} ${width} px: ${fault}`))
      found.ibm.push(...ibm.map((fault) => `${theme} ${width} px: ${fault}`))
    }
  }
  await page.close()
  return found
}
