import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** Playwright's test in which a stray error of the page (console, exception, Content-Security-Policy) is a failure. */
export const test = base.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      await use(errors)
      if (errors.length > 0) throw new Error(`The page reported errors:\n${errors.join('\n')}`)
    },
    { auto: true },
  ],
})
