import { moved } from '#contracts/addresses.ts'
import { thankYouPath } from '#contracts/enquiry.ts'
import { keyPageHeaders, roomHeaders, roomPath, securityHeaders, strictTransport } from '#contracts/headers.ts'

/** What the hosts send: a policy for all pages (`*`), and the fixed headers. */
export type SiteHeaders = { csp: { '*': string }; headers: Record<string, string> }

/** @param policy in which all scripts stand that any page may hold; each page has a closer one itself */
export const headersFor = (policy: string): SiteHeaders => ({ csp: { '*': policy }, headers: securityHeaders })

/** The same for hosts that read a `_headers` file (Netlify, Cloudflare Pages and others). */
export function staticHostHeaders({ csp, headers }: SiteHeaders): string {
  const block = (path: string, lines: Record<string, string>) =>
    `${path}\n${Object.entries(lines)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`
  return [
    block('/*', { ...headers, ...strictTransport, 'Content-Security-Policy': csp['*'] }),
    block(`${roomPath}*`, roomHeaders),
    block(thankYouPath, keyPageHeaders),
    block('/static/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ].join('\n')
}

/** For hosts that read a `_redirects` file (Netlify, Cloudflare Pages and others); the query goes along by itself. */
export const staticHostRedirects = () =>
  Object.entries(moved)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('')
