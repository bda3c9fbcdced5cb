import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { findBrowser } from '../../scripts/run/browser.mjs'
import { type Line, serveSlowly } from './slow-server.ts'

export const visitors = {
  phone: { line: { latency: 150, kbps: 1638 }, slowdown: 4, touch: true },
  desktop: { line: { latency: 40, kbps: 10_000 }, slowdown: 1, touch: false },
} satisfies Record<string, { line: Line; slowdown: number; touch: boolean }>

export type NextPage = { ms: number; kind: 'prerendered' | 'document' | 'client' }

/**
 * From the touch on a link of the home page to the first frame that shows the next page's heading: with a client router,
 * as a document, or activated where the browser had drawn it ahead. (Playwright loses a page that is activated.)
 * @param client folder that a host serves
 */
export async function measureNextPage(
  client: string,
  name: keyof typeof visitors,
  to = '/carpinteria',
): Promise<NextPage> {
  const { line, slowdown, touch } = visitors[name]
  const site = await serveSlowly(client, line, `<script>(${probe})()</script>`)
  const profile = mkdtempSync(join(tmpdir(), 'next-page-'))
  const browser = await puppeteer.launch({
    executablePath: findBrowser() || chromium.executablePath(),
    userDataDir: profile,
    args: ['--no-sandbox', '--disable-gpu', '--process-per-site'],
  })
  try {
    const [page] = await browser.pages()
    if (!page) throw new Error('The browser has no page.')
    const size = touch
      ? { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
      : { width: 1400, height: 900 }
    await page.setViewport(size)
    if (slowdown > 1) await page.emulateCPUThrottling(slowdown)
    await page.goto(`${site.origin}/`, { waitUntil: 'load', timeout: 90_000 })
    await sleep(3500)
    const place = await page.evaluate((href) => {
      const link = [...document.querySelectorAll(`main a[href="${href}"]`)].find(
        (a) => !a.closest('[data-slide]') && a.checkVisibility(),
      )
      link?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = link?.getBoundingClientRect()
      return box && { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 }
    }, to)
    if (!place) throw new Error(`The home page has no link to ${to}.`)
    await sleep(3000)
    if (touch) await page.touchscreen.tap(place.x, place.y)
    else {
      await page.mouse.move(place.x - 300, place.y - 100)
      await page.mouse.move(place.x, place.y, { steps: 4 })
      await sleep(400)
      await page.mouse.click(place.x, place.y, { delay: 60 })
    }
    for (let tries = 0; tries < 100 && site.reports.length === 0; tries++) await sleep(100)
    return (site.reports[0] ?? { ms: Number.NaN, kind: 'document' }) as NextPage
  } finally {
    await browser.close()
    site.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Runs first in every page. */
function probe() {
  const now = () => performance.timeOrigin + performance.now()
  const shown = () => document.querySelector('h1')?.getClientRects().length
  const report = (kind: string) => {
    const { at } = JSON.parse(localStorage.touched)
    localStorage.removeItem('touched')
    navigator.sendBeacon('/__report', JSON.stringify({ kind, ms: now() - at }))
  }
  const afterFrame = (task: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = task
      channel.port2.postMessage(0)
    })
  const until = (ready: () => unknown, task: () => void) => {
    const look = () => (ready() ? afterFrame(task) : requestAnimationFrame(look))
    look()
  }
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      if (!link) return
      localStorage.touched = JSON.stringify({ at: performance.timeOrigin + event.timeStamp, path: link.pathname })
      const before = document.querySelector('h1')
      until(
        () => location.pathname === link.pathname && document.querySelector('h1') !== before && shown(),
        () => report('client'),
      )
    },
    true,
  )
  const arrive = () => {
    const touched = localStorage.touched && JSON.parse(localStorage.touched)
    if (touched?.path !== location.pathname) return
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart: number
    })[]
    until(shown, () => report(entry?.activationStart ? 'prerendered' : 'document'))
  }
  if (document.prerendering) document.addEventListener('prerenderingchange', arrive)
  else arrive()
}
