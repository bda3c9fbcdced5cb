import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

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

/**
 * A context that waits for the next test. Its one page shows a few words of this origin: it holds the process, with what
 * that has read and compiled, from which the browser draws the next page (`--renderer-process-limit` in
 * playwright.config.ts).
 */
export type KeptContext = { context: BrowserContext; holder: Page; devtools: CDPSession }

/** Keeps a test's context without its pages and what they have stored; undefined where the next test must have another. */
export async function keep(
  context: BrowserContext,
  origin: string,
  before: KeptContext | undefined,
): Promise<KeptContext | undefined> {
  if (altered.has(context)) return undefined
  const kept = before ?? (await hold(context, origin))
  for (const page of context.pages()) if (page !== kept.holder) await page.close()
  await context.clearCookies()
  // Pages of one process read what it still holds of a storage that the browser has cleared.
  await kept.holder.evaluate(() => localStorage.clear())
  await kept.devtools.send('Storage.clearDataForOrigin', {
    origin: '*', // some tests have a server of their own
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  })
  return kept
}

async function hold(context: BrowserContext, origin: string): Promise<KeptContext> {
  const holder = await context.newPage()
  await holder.goto(new URL('/robots.txt', origin).href)
  const setOffline = context.setOffline.bind(context)
  // Pages of one process are told as one that the line is back, but get it one after the other.
  context.setOffline = async (isOffline) => {
    if (!holder.isClosed()) await holder.close()
    await setOffline(isOffline)
  }
  return { context, holder, devtools: await context.newCDPSession(holder) }
}
