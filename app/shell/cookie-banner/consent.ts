import { consentDays } from '#contracts/storage.ts'

const day = 86_400 // seconds

/** The visitor's recorded choice: 'true', 'false', or undefined when there is none. */
export function readConsent(cookie: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1)
}

/** Records the choice for 28 days and tells the page by a `consentchange` event on the document. */
export function storeConsent(cookie: string, accepted: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${cookie}=${accepted}; Max-Age=${consentDays * day}; Path=/; SameSite=Lax${secure}`
  document.dispatchEvent(new Event('consentchange'))
}
