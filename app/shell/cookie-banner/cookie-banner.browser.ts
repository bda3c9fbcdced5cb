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
  const { body } = document
  const look = () => body.toggleAttribute('data-asks', readConsent(cookie) === undefined)
  const answer = (accepted: boolean, state = '') => {
    storeConsent(cookie, accepted)
    if (state) body.dataset.asks = state
    else look()
  }
  look()
  // It may have been answered on the page from which the visitor comes back.
  addEventListener('pageshow', ({ persisted }) => persisted && body.dataset.asks === '' && look())
  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button) answer(button.value === 'true')
  })
  if (consent === 'scroll')
    watchScroll((y) => {
      // Who reads on has it behind him: its room above the page stays, so that nothing moves under the eye.
      if (body.dataset.asks === '' && y > acceptsAt * document.documentElement.scrollHeight) answer(true, 'answered')
    })
}
