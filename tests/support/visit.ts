import { expect, type Page } from '@playwright/test'

/**
 * Opens a page and waits until its script has started and its fonts are there: text that is measured moves with them.
 * What is done to parts that are not active yet is recorded.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilReady(page)
  await untilFonts(page)
}

/** For tests of what moves: less motion is asked for elsewhere (playwright.config.ts). To be called before the visit. */
export const withMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' })

/** Waits until the fonts are there that the page has asked for; a window that has grown asks for others (fonts.css). */
export const untilFonts = (page: Page) =>
  page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })

/** Waits until the page's script has started. */
export const untilReady = (page: Page) => expect(page.locator('html[data-scripted]')).toBeAttached()

/** Comes near these parts with the pointer and waits until they are active, by their names in app/islands.ts. */
export async function untilActive(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    const part = page.locator(`[data-island="${name}"], [data-enhance="${name}"]`).first()
    await untilReady(page)
    await part.dispatchEvent('pointerover')
    await expect(part).toHaveAttribute('data-active')
  }
}

/** Makes the page `height` pixels tall, so that a test of scrolling does not hang on what the page says today. */
export const makeTall = (page: Page, height = 6000) =>
  page.locator('main').evaluate((main, px) => {
    main.style.minHeight = `${px}px`
  }, height)

/** Scrolls as a visitor does, to a height in pixels, and lets the page react. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** The different durations, in milliseconds, with which a gallery's items are moving to their new places just now. */
export const relayoutTimes = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      document
        .getAnimations()
        .filter((a) => (a.effect as KeyframeEffect)?.target?.matches('[data-item]'))
        .map((a) => a.effect?.getTiming().duration),
    ),
  ])
