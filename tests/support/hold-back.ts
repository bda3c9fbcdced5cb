import type { Page } from '@playwright/test'

/** Keeps what the page asks for at these addresses on its way; gives the function that lets it arrive. */
export async function holdBack(page: Page, ...addresses: string[]): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  for (const address of addresses) {
    await page.route(address, async (route) => {
      await held
      await route.continue()
    })
  }
  return release
}

/**
 * Stops React, on the page that is opened next, when it has taken a part over: what it does after that, which ends in
 * marking the part as active, waits for `end`. To be called before the visit.
 */
export async function holdTakeOver(page: Page, island: string) {
  await page.addInitScript((name) => {
    const part = `[data-island="${name}"]`
    let time = 0
    performance.now = () => (time += 10) // each of React's tasks does one thing
    const post = MessagePort.prototype.postMessage
    const held: (() => void)[] = []
    const state = () => document.documentElement.dataset
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      const [, root] =
        Object.entries(document.querySelector(part) ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? []
      if (!root || root.stateNode.current.memoizedState.isDehydrated || state().goOn)
        return Reflect.apply(post, this, message)
      held.push(() => Reflect.apply(post, this, message))
      state().takenOver = ''
    }
    // The other parts would have React go on at once.
    document.addEventListener('readystatechange', () => {
      for (const other of document.querySelectorAll(`[data-island]:not(${part})`)) other.removeAttribute('data-island')
    })
    document.addEventListener('go-on', () => {
      state().goOn = 'true'
      for (const go of held) go()
    })
  }, island)
  return {
    begun: () => page.waitForFunction(() => 'takenOver' in document.documentElement.dataset),
    end: () => page.evaluate(() => document.dispatchEvent(new Event('go-on'))),
  }
}
