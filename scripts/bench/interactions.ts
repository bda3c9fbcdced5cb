import type { Browser, Page } from '@playwright/test'
import { median, slowDown, slowPhone } from './measure.ts'

type Row = { interaction: string; ms: number; wanted: number }

/** How long a visitor waits after a touch, on the same slow phone once the page's script runs. */
export async function measureInteractions(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const tasks: [string, number, (page: Page) => Promise<number>, string?][] = [
    ['next page, pointer rested on the link', 80, (page) => timeToHeading(page, true)],
    ['next page, cold', 260, (page) => timeToHeading(page, false)],
    ['theme switch', 100, (page) => latencyOf(page, '[data-theme-switch]')],
    ['menu', 100, (page) => latencyOf(page, 'button[commandfor]')],
    ['gallery filter', 100, (page) => latencyOf(page, 'button[aria-pressed="false"]')],
    ['add to cart, until the drawer shows it', 100, timeToCart, '/shop-product?id=1'],
  ]
  const rows: Row[] = []
  for (const [interaction, wanted, task, path = '/'] of tasks) {
    const times: number[] = []
    for (let run = 0; run < runs; run++)
      times.push(await onReadyPage(browser, origin + path, task).catch(() => Number.NaN))
    rows.push({ interaction, ms: Math.round(median(times)), wanted })
  }
  return rows
}

async function onReadyPage(browser: Browser, address: string, task: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext(slowPhone)
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(address)
  await page.waitForFunction(() =>
    Object.keys(document.body.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.waitForTimeout(1500)
  const time = await task(page)
  await context.close()
  return time
}

/** From the click on a link of the page to the paint after the next page's heading. */
async function timeToHeading(page: Page, rested: boolean): Promise<number> {
  // Not one in a slider, which would be gliding meanwhile.
  const link = page.locator('main a[href="/carpinteria"]:not([data-slide] *):visible').first()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  if (rested) {
    await link.hover()
    await page.waitForTimeout(1500)
  }
  return link.evaluate((element) => {
    const before = document.querySelector('h1')
    return new Promise<number>((resolve) => {
      const started = performance.now()
      // Not by asking in each frame: that would make the browser draw frames that nobody sees.
      const watcher = new MutationObserver(() => {
        const heading = document.querySelector('h1')
        if (!heading || heading === before) return
        watcher.disconnect()
        requestAnimationFrame(() => resolve(performance.now() - started))
      })
      watcher.observe(document, { childList: true, subtree: true })
      ;(element as HTMLElement).click()
    })
  })
}

/** From the tap on 'Add to Cart' until the drawer has the new quantity; the first one loads what the cart needs. */
async function timeToCart(page: Page): Promise<number> {
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).first()
  await add.click()
  await page.waitForTimeout(1000)
  return add.evaluate(async (button) => {
    const shown = () => document.querySelector('#cart-drawer')?.textContent?.includes(' x 2') ?? false
    const started = performance.now()
    ;(button as HTMLElement).click()
    while (!shown()) await new Promise((next) => setTimeout(next))
    return performance.now() - started
  })
}

/** Interaction to next paint as the browser reports it for one tap. */
async function latencyOf(page: Page, selector: string): Promise<number> {
  const target = page.locator(`${selector} >> visible=true`).first()
  if ((await target.count()) === 0) return Number.NaN
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
