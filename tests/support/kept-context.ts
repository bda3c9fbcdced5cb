import type { Browser, BrowserContext, Page } from '@playwright/test'

const altered = new WeakSet<BrowserContext>()

/** A context that remembers whether a test has done to it what pages after it would notice. */
export async function watchedContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  const watch = (owner: object, ...names: string[]) => {
    for (const name of names) {
      const own = Reflect.get(owner, name).bind(owner)
      Reflect.set(owner, name, (...args: unknown[]) => {
        altered.add(context)
        return own(...args)
      })
    }
  }
  watch(context, 'addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'route', 'routeFromHAR')
  watch(context, 'routeWebSocket', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline')
  watch(context.clock, 'install', 'setFixedTime', 'setSystemTime')
  return context
}

/** Takes a test's pages and cookies out of its context; false where the next test must have another. */
export async function tidy(context: BrowserContext): Promise<boolean> {
  if (altered.has(context)) return false
  for (const page of context.pages()) await page.close()
  await context.clearCookies()
  return true
}

/** Takes away what an earlier page of this origin has stored. */
export async function forgetStored(page: Page, address: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(address)
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  })
  await devtools.detach()
}
