import { type BrowserContext, test as base } from '@playwright/test'
import { forgetStored, tidy, watchedContext } from './kept-context.ts'

export { expect } from '@playwright/test'

type Guard = {
  /** For tests that provoke errors: what the console says is not looked at. */
  allowConsoleErrors: boolean
  /**
   * For tests that look at pages: the worker keeps a context, and with it what the browser has loaded, for those that
   * follow. Each has a page of its own and finds nothing stored; what else a test does to its context ends it.
   */
  keepsContext: boolean
  pageErrors: undefined
}
type Kept = { keptContexts: Map<string, BrowserContext> }

/**
 * A machine under load shows a page before Chromium has begun its transition from the last one: the page then comes
 * without it, and Chromium rejects a promise that no script of the page was given.
 */
const ownRace = /^InvalidStateError: Transition was aborted because of invalid state\. Page already revealed/

/** Playwright's test in which a stray error of the page (console, exception, Content-Security-Policy) is a failure. */
export const test = base.extend<Guard, Kept>({
  allowConsoleErrors: [false, { option: true }],
  keepsContext: [false, { option: true }],
  keptContexts: [
    async ({ browser: _ }, use) => {
      const kept = new Map<string, BrowserContext>()
      await use(kept)
      for (const context of kept.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, keptContexts, keepsContext, contextOptions, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled },
    use,
  ) => {
    const key = JSON.stringify([contextOptions, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled])
    const kept = keepsContext ? keptContexts.get(key) : undefined
    if (kept) keptContexts.delete(key)
    const context = kept ?? (await watchedContext(browser))
    await use(context)
    if (keepsContext && (await tidy(context))) keptContexts.set(key, context)
    else await context.close()
  },
  page: async ({ context, keepsContext, viewport, baseURL }, use) => {
    const page = await context.newPage()
    if (keepsContext) {
      await forgetStored(page, baseURL as string)
      if (viewport) await page.setViewportSize(viewport)
    }
    await use(page)
  },
  pageErrors: [
    async ({ page, allowConsoleErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => {
        if (!ownRace.test(String(error))) errors.push(String(error))
      })
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      await use(undefined)
      if (errors.length > 0 && !allowConsoleErrors) throw new Error(`The page reported errors:\n${errors.join('\n')}`)
    },
    { auto: true },
  ],
})
