import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/run/browser.mjs'

/** One load without a touch: times in ms, layout shift, bytes on the wire of all, and of scripts. */
export type Load = { fcp: number; lcp: number; tbt: number; cls: number; bytes: number; script: number }

export const slowPhone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

export const launch = () =>
  chromium.launch({ executablePath: findBrowser() || undefined, args: ['--no-sandbox', '--disable-gpu'] })

/** 150 ms per request, 1.6 Mbit/s, a processor four times slower. */
export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowLine)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return devtools
}

/** Loads the page with an empty cache and watches it until its script has long run. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(slowPhone)
  const page = await context.newPage()
  const devtools = await slowDown(page)
  const scripts = new Set<string>()
  let bytes = 0
  let script = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (scripts.has(requestId)) script += encodedDataLength
  })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(4000)
  const { longTasks, ...timings } = await page.evaluate(() => window.timings)
  await context.close()
  // What is long before the first paint delays that, and shows there.
  const blocking = longTasks.filter(({ start }) => start > timings.fcp).map(({ duration }) => duration - 50)
  return { ...timings, tbt: blocking.reduce((sum, ms) => sum + ms, 0), bytes, script }
}

type Timings = Omit<Load, 'tbt' | 'bytes' | 'script'> & { longTasks: { start: number; duration: number }[] }

declare global {
  interface Window {
    timings: Timings
  }
}

/** Runs inside the page. */
function observe() {
  const timings: Timings = { fcp: 0, lcp: 0, cls: 0, longTasks: [] }
  window.timings = timings
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', (e) => {
    if (e.name === 'first-contentful-paint') timings.fcp = e.startTime
  })
  watch('largest-contentful-paint', (e) => {
    timings.lcp = e.startTime
  })
  watch('longtask', (e) => {
    timings.longTasks.push({ start: e.startTime, duration: e.duration })
  })
  watch('layout-shift', (e) => {
    const shift = e as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) timings.cls += shift.value
  })
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
