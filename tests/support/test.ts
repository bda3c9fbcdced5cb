import { test as base } from '@playwright/test'
import { type KeptContext, keep, watchedContext } from './kept-context.ts'

export { expect } from '@playwright/test'

type Guard = {
  /** For tests that provoke errors: what the console says is not looked at. */
  allowConsoleErrors: boolean
  /**
   * The worker keeps a context, and with it what the browser has loaded, for the tests that follow. Each has a page of
   * its own and finds nothing stored; what else a test does to its context ends it. False where a test must find the
   * browser as a first visit does.
   */
  keepsContext: boolean
  /** Tests of the same key may have the same context. */
  contextKey: string
  pageErrors: undefined
}
type Worker = { keptContexts: Map<string, KeptContext> }

/**
 * A machine under load shows a page before Chromium has begun its transition from the last one: the page then comes
 * without it, and Chromium rejects a promise that no script of the page was given.
 */
const ownRace = /^InvalidStateError: Transition was aborted because of invalid state\. Page already revealed/

/** Contexts that a worker keeps at most. */
const mostKept = 3

/** Playwright's test in which a stray error of the page (console, exception, Content-Security-Policy) is a failure. */
export const test = base.extend<Guard, Worker>({
  allowConsoleErrors: [false, { option: true }],
  keepsContext: [true, { option: true }],
  contextKey: ({ deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled, reducedMotion, userAgent }, use) =>
    use(JSON.stringify([deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled, reducedMotion, userAgent])),
  keptContexts: [
    async ({ browser: _ }, use) => {
      const kept = new Map<string, KeptContext>()
      await use(kept)
      for (const { context } of kept.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, baseURL, keptContexts, keepsContext, contextKey }, use) => {
    const before = keepsContext ? keptContexts.get(contextKey) : undefined
    if (before) keptContexts.delete(contextKey)
    const context = before?.context ?? (await watchedContext(browser))
    await use(context)
    const kept = keepsContext ? await keep(context, baseURL as string, before) : undefined
    if (kept) keptContexts.set(contextKey, kept)
    else await context.close()
    // Each holds a process: the one that was not asked for the longest goes.
    for (const [key, { context }] of [...keptContexts].slice(0, -mostKept)) {
      keptContexts.delete(key)
      await context.close()
    }
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage()
    const { width, height } = page.viewportSize() ?? {}
    if (viewport && (viewport.width !== width || viewport.height !== height)) await page.setViewportSize(viewport)
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
