import { createHash } from 'node:crypto'
import { roomHeaders, roomPath, securityHeaders, strictTransport } from '#contracts/headers.ts'
import type { Settings } from '#reader/settings.ts'

/** What the hosts send: one policy for all pages (`*`), those of pages that need another, and the fixed headers. */
export type SiteHeaders = { csp: Record<string, string>; headers: Record<string, string> }

/** Collects the hashes of the inline scripts and writes the Content-Security-Policy around them. */
export function headersFor(pages: { path: string; hashes: string[] }[], settings: Settings): SiteHeaders {
  const hashesOf = new Map(pages.map(({ path, hashes }) => [path, hashes]))
  // Nearly all pages carry the same few scripts; their hashes make the common policy.
  const common = [...hashesOf.values()].reduce((longest, next) => (next.length > longest.length ? next : longest), [])
  const csp: Record<string, string> = { '*': policy(common, settings) }
  for (const [path, hashes] of hashesOf) {
    if (hashes.some((hash) => !common.includes(hash))) csp[path] = policy(hashes, settings)
  }
  return { csp, headers: securityHeaders }
}

/** The page with its policy as `<meta>`, for hosts that send no headers; there `frame-ancestors` does not count. */
export function withPolicy(html: string, settings: Settings): string {
  const value = policy(inlineScriptHashes(html), settings).replace(/; frame-ancestors .*$/, '')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${value}"/><meta name="referrer" content="${securityHeaders['Referrer-Policy']}"/>`
  return html.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta)
}

/** The same for hosts that read a `_headers` file (Netlify, Cloudflare Pages and others). */
export function staticHostHeaders({ csp, headers }: SiteHeaders): string {
  const block = (path: string, lines: Record<string, string>) =>
    `${path}\n${Object.entries(lines)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`
  const { '*': common, ...own } = csp
  return [
    block('/*', { ...headers, ...strictTransport, 'Content-Security-Policy': common as string }),
    ...Object.entries(own).map(([path, value]) => block(path, { 'Content-Security-Policy': value })),
    block(`${roomPath}*`, roomHeaders),
    block('/static/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ].join('\n')
}

/**
 * A policy that allowed whatever stands in a page would allow what somebody has smuggled into a text as well.
 * @throws where a page holds an inline script that is none of `scripts`; names the page and how the script begins
 */
export function requireKnown({ path, html }: { path: string; html: string }, scripts: readonly string[]): void {
  const foreign = inlineScripts(html).find((text) => !scripts.includes(text))
  if (foreign !== undefined)
    throw new Error(
      `${path} has an inline script that the build does not know: ${JSON.stringify(foreign.slice(0, 80))}`,
    )
}

/** `'sha256-…'` of every inline script that a browser would run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = inlineScripts(html).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(hashes)].sort()
}

/** Those that a browser would run; data blocks (JSON-LD) are none. */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  const run = scripts.filter(
    ([, attributes, text]) => text && !/\bsrc=/.test(attributes ?? '') && !isData(attributes ?? ''),
  )
  return run.map(([, , text]) => text as string)
}

const isData = (attributes: string) => /\btype="application\/(ld\+)?json"/.test(attributes)

function policy(hashes: string[], { enquiry, category, measuring }: Settings): string {
  const outside = (...addresses: string[]) => [
    ...new Set(addresses.filter((a) => /^https?:/.test(a)).map((a) => new URL(a).origin)),
  ]
  return Object.entries({
    // Asked by Firefox about the page data that links prefetch; what else falls back to it is named below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    // React writes style attributes into the HTML, and the toasts bring their own <style>.
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
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
