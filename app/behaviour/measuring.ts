import { useEffect } from 'react'
import { afterIdle } from './after-idle.ts'
import { readConsent } from './consent.ts'

/**
 * Sends how fast the page was (web-vitals) to `endpoint`, one beacon per figure: only where the owner has set an
 * address, and only once the visitor's consent is recorded.
 */
export function useMeasuring(endpoint: string | undefined, cookie: string | undefined): void {
  useEffect(() => {
    if (!endpoint || !cookie) return
    let cancel = () => {}
    const start = () => {
      if (readConsent(cookie) !== 'true') return
      document.removeEventListener('consentchange', start)
      cancel = afterIdle(() => void report(endpoint))
    }
    document.addEventListener('consentchange', start)
    start()
    return () => {
      document.removeEventListener('consentchange', start)
      cancel()
    }
  }, [endpoint, cookie])
}

async function report(endpoint: string) {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const on of [onCLS, onINP, onLCP, onTTFB]) {
    on(({ name, value, rating }) =>
      navigator.sendBeacon(endpoint, JSON.stringify({ name, value, rating, page: location.pathname })),
    )
  }
}
