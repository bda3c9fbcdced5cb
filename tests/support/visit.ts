import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until its script has taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.mouse.move(5, 400) // the first touch starts the scripts at once
  await page.keyboard.press('Shift')
  await untilReady(page)
}

/** Waits until the page's script has taken over: the header first, then, in a step of its own, what it frames. */
export async function untilReady(page: Page): Promise<void> {
  await expect(page.getByRole('banner').locator('[data-ready]').first()).toBeAttached()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/** Makes the page `height` pixels tall, so that a test of scrolling does not hang on what the page says today. */
export const makeTall = (page: Page, height = 6000) =>
  page.evaluate((px) => {
    const main = document.querySelector('main')
    if (main) main.style.minHeight = `${px}px`
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
