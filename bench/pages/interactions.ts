import type { Browser, Page } from '@playwright/test'
import { slowDown, slowPhone } from './measure.ts'

declare global {
  interface Window {
    record: { longest: number }
  }
}

export type Interaction = { name: string; path: string; measure: (page: Page) => Promise<number> }

/** What a visitor waits for after a touch, on the same slow phone once the page rests. */
export const interactions: Interaction[] = [
  { name: 'theme switch', path: '/', measure: (page) => latencyOf(page, '[data-theme-switch]') },
  { name: 'menu', path: '/', measure: (page) => latencyOf(page, 'button[commandfor]') },
  { name: 'gallery filter', path: '/', measure: (page) => latencyOf(page, '#trabajos button[aria-pressed="false"]') },
  {
    name: 'add to cart',
    path: '/shop-product?id=1',
    measure: (page) => latencyOf(page, 'button:text-is("Add to Cart")'),
  },
  { name: 'measure of a wardrobe', path: '/disena/armario', measure: (page) => latencyOf(page, 'input[type=range]') },
]

/** Milliseconds; NaN where the page has nothing to touch. */
export async function measureInteraction(browser: Browser, origin: string, { path, measure }: Interaction) {
  const context = await browser.newContext(slowPhone)
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.waitForTimeout(4000)
  const time = await measure(page).catch(() => Number.NaN)
  await context.close()
  return time
}

/** Interaction to next paint as the browser reports it for one tap, the element in view and active. */
async function latencyOf(page: Page, selector: string): Promise<number> {
  const target = page.locator(`${selector} >> visible=true`).first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(3000)
  await page.evaluate(() => {
    const record = { longest: 0 }
    window.record = record
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.longest = Math.max(record.longest, entry.duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  await target.tap()
  await page.waitForTimeout(800)
  return page.evaluate(() => window.record.longest)
}
