import { launch, type Page } from 'puppeteer-core'
import type { Browser, Engine } from './browser.ts'

/** Firefox by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const firefox = await launch({ browser: 'firefox', executablePath, headless: true })
  return {
    newWindow: async () => browserOf(await (await firefox.createBrowserContext()).newPage()),
    stop: () => firefox.close(),
  }
}

/** NS_BINDING_ABORTED: what was on its way, a font say, when the page was left. */
const aborted = 0x804b0002

function browserOf(page: Page): Browser {
  const errors: string[] = []
  page.on('pageerror', (error) => {
    if (!String(error).includes(`status=${aborted}`)) errors.push(String(error))
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    // Not goBack: a page that the browser has kept does not load again.
    back: () => page.evaluate('setTimeout(() => history.back())'),
    resize: (width, height) => page.setViewport({ width, height }),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: (expression) => page.evaluate(expression),
    errors: async () => errors,
    close: () => page.browserContext().close(),
  }
}
