import { chromium } from '@playwright/test'
import puppeteer, { type Page } from 'puppeteer-core'

/** Launch options of the whole Chromium: the one without windows keeps no page for the way back and shows no notification. */
export const wholeBrowser = process.env.CHROMIUM_PATH
  ? { executablePath: process.env.CHROMIUM_PATH }
  : { channel: 'chromium' }

/** A page of a browser that draws pages ahead, which it does not while Playwright looks on. */
export async function withPlainBrowser(task: (page: Page) => Promise<void>): Promise<void> {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM_PATH || chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    defaultViewport: { width: 1280, height: 800 },
  })
  try {
    const [page] = await browser.pages()
    if (page) await task(page)
  } finally {
    await browser.close()
  }
}
