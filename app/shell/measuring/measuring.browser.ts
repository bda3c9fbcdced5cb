import { afterIdle, whenActive } from '#app/browser/page-lifecycle.ts'
import { readConsent } from '../cookie-banner/consent.ts'

/**
 * Sends how fast the page was (web-vitals), one beacon per figure: only where the owner has set an address for them, and
 * only once the visitor's consent is recorded. The banner that asks for it names both.
 */
export function startMeasuring(): void {
  const { measuring, cookieBanner = '' } = document.querySelector<HTMLElement>('[data-measuring]')?.dataset ?? {}
  if (!measuring) return
  const start = () => {
    if (readConsent(cookieBanner) !== 'true') return
    document.removeEventListener('consentchange', start)
    afterIdle(() => void report(measuring))
  }
  whenActive(() => {
    document.addEventListener('consentchange', start)
    start()
  })
}

async function report(endpoint: string) {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const on of [onCLS, onINP, onLCP, onTTFB]) {
    on(({ name, value, rating }) =>
      navigator.sendBeacon(endpoint, JSON.stringify({ name, value, rating, page: location.pathname })),
    )
  }
}
