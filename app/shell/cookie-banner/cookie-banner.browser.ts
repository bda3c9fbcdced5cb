import { whenActive } from '#app/browser/page-lifecycle.ts'
import { watchScroll } from '#app/browser/watch-scroll.ts'
import { readConsent, storeConsent } from './consent.ts'

const acceptsAt = 0.2 // of the page's height

/** Asks visitors without a recorded answer. */
export function startCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]')
  if (banner) whenActive(() => ask(banner))
}

function ask(banner: HTMLElement) {
  const { cookieBanner: cookie = '', consent } = banner.dataset
  const look = () => {
    banner.hidden = readConsent(cookie) !== undefined
  }
  const answer = (accepted: boolean) => {
    storeConsent(cookie, accepted)
    banner.hidden = true
  }
  look()
  // It may have been answered on the page from which the visitor comes back.
  addEventListener('pageshow', look)
  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button) answer(button.value === 'true')
  })
  if (consent === 'scroll')
    watchScroll((y) => {
      if (!banner.hidden && y > acceptsAt * document.documentElement.scrollHeight) answer(true)
    })
}
