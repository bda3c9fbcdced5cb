import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

type Guard = {
  /** For tests that provoke errors: what the console says is not looked at. */
  allowConsoleErrors: boolean
  pageErrors: undefined
}

/**
 * A machine under load shows a page before Chromium has begun its transition from the last one: the page then comes
 * without it, and Chromium rejects a promise that no script of the page was given.
 */
const ownRace = /^InvalidStateError: Transition was aborted because of invalid state\. Page already revealed/

/** Playwright's test in which a stray error of the page (console, exception, Content-Security-Policy) is a failure. */
export const test = base.extend<Guard>({
  allowConsoleErrors: [false, { option: true }],
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
