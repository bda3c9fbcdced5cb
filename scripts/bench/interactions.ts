import type { Browser, Page } from '@playwright/test'
import { slowDown, slowPhone } from './measure.ts'

export type Interaction = { name: string; path: string; measure: (page: Page) => Promise<number> }

/** What a visitor waits for after a touch, on the same slow phone once the page rests. */
export const interactions: Interaction[] = [
  { name: 'theme switch', path: '/', measure: (page) => latencyOf(page, '[data-theme-switch]') },
  { name: 'menu', path: '/', measure: (page) => latencyOf(page, 'button[commandfor]') },
  { name: 'gallery filter', path: '/', measure: (page) => latencyOf(page, '#trabajos button[aria-pressed="false"]') },
  { name: 'add to cart, until the drawer shows it', path: '/shop-product?id=1', measure: timeToCart },
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

/** From the tap on 'Add to Cart' until the drawer has the new quantity; the first one loads what the cart needs. */
async function timeToCart(page: Page): Promise<number> {
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).first()
  await add.click()
  await page.waitForTimeout(3000)
  return add.evaluate(async (button) => {
    const shown = () => document.querySelector('#cart-drawer')?.textContent?.includes(' x 2') ?? false
    const started = performance.now()
    ;(button as HTMLElement).click()
    while (!shown()) await new Promise((next) => setTimeout(next))
    return performance.now() - started
  })
}

/** Interaction to next paint as the browser reports it for one tap, the place in view and awake. */
async function latencyOf(page: Page, selector: string): Promise<number> {
  const target = page.locator(`${selector} >> visible=true`).first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(3000)
  await page.evaluate(() => {
    const record = { longest: 0 }
    Object.assign(globalThis, { record })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.longest = Math.max(record.longest, entry.duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  await target.tap()
  await page.waitForTimeout(800)
  return page.evaluate(() => (globalThis as unknown as { record: { longest: number } }).record.longest)
}
