import { hash } from 'node:crypto'
import { thankYouPath } from '#contracts/enquiry.ts'
import { keyPageHeaders, securityHeaders } from '#contracts/headers.ts'
import { readSettings, type Settings } from '#reader/settings.ts'

/** The Content-Security-Policy as a header, one for all pages: `scripts` may stand in them. */
export const headerPolicy = (scripts: readonly string[], settings = readSettings()): string =>
  written(directives(scripts, settings))

/**
 * The same as `<meta>`, for hosts that send no headers; `frame-ancestors` does not count there. It names the page's own
 * scripts and sheets, which the header, one for all pages, cannot. The thank-you page, whose address holds an enquiry's
 * key, says that address to nobody.
 */
export function policyInPage(scripts: readonly string[], sheets: readonly string[], path = ''): string {
  const { 'frame-ancestors': _, ...inPage } = directives(scripts, readSettings())
  const value = written({
    ...inPage,
    'style-src-elem': ["'self'", ...hashesOf(sheets)],
    'style-src-attr': ["'unsafe-inline'"],
  })
  const { 'Referrer-Policy': referrer } = path === thankYouPath ? keyPageHeaders : securityHeaders
  return `<meta http-equiv="Content-Security-Policy" content="${value}"/><meta name="referrer" content="${referrer}"/>`
}

/** `'sha256-…'` of each text. */
export const hashesOf = (texts: readonly string[]): string[] =>
  texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`).sort()

function directives(scripts: readonly string[], { enquiry, category, measuring }: Settings) {
  const outside = (...addresses: string[]) => [
    ...new Set(addresses.filter((a) => /^https?:/.test(a)).map((a) => new URL(a).origin)),
  ]
  return {
    // Asked by Firefox about the page data that links prefetch; what else falls back to it is named below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(scripts)],
    // For browsers that know no more: a page's own policy parts sheets from the style attributes that React writes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside(enquiry.endpoint, category.endpoint, measuring.webVitals)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...outside(enquiry.endpoint)],
    'frame-ancestors': ["'none'"],
    // A text becomes markup by one way only (app/ui/raw).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['site'],
  }
}

const written = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
