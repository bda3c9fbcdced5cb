import { createHash } from 'node:crypto'
import { thankYouPath } from '#contracts/enquiry.ts'
import { keyPageHeaders, roomHeaders, roomPath, securityHeaders, strictTransport } from '#contracts/headers.ts'
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

/**
 * The page with its policy as `<meta>`, which hosts that send no headers need too; `frame-ancestors` does not count there.
 * It names the page's own style sheet, which the headers, one for nearly all pages, cannot. The thank-you page, whose
 * address holds an enquiry's key, says that address to nobody.
 */
export function withPolicy(html: string, settings: Settings, path = ''): string {
  const own = `; style-src-elem 'self' ${hashesOf(rawElements(html, 'style')).join(' ')}; style-src-attr 'unsafe-inline'`
  const value = policy(inlineScriptHashes(html), settings).replace(/; frame-ancestors [^;]*/, '') + own
  const { 'Referrer-Policy': referrer } = path === thankYouPath ? keyPageHeaders : securityHeaders
  const meta = `<meta http-equiv="Content-Security-Policy" content="${value}"/><meta name="referrer" content="${referrer}"/>`
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
    block(thankYouPath, keyPageHeaders),
    block('/static/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ].join('\n')
}

/**
 * A policy that allowed whatever stands in a page would allow what somebody has smuggled into a text as well.
 * @throws where a page holds an inline script that is none of `scripts`, or a style outside of its head, where no text
 * comes; names the page and how it begins
 */
export function requireKnown({ path, html }: { path: string; html: string }, scripts: readonly string[]): void {
  const foreign = inlineScripts(html).find((text) => !scripts.includes(text))
  const [style] = rawElements(html.slice(html.search(/<body[\s>]/i)), 'style')
  const [kind, begin] = foreign === undefined ? ['style in its body', style?.text] : ['script', foreign]
  if (begin !== undefined)
    throw new Error(`${path} has an inline ${kind} that the build does not know: ${JSON.stringify(begin.slice(0, 80))}`)
}

/** `'sha256-…'` of every inline script that a browser would run. */
export const inlineScriptHashes = (html: string): string[] => hashesOf(inlineScripts(html).map((text) => ({ text })))

function hashesOf(elements: readonly { text: string }[]): string[] {
  const hashes = elements.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(hashes)].sort()
}

/** Those that a browser would run; data blocks (JSON-LD) are none. */
const inlineScripts = (html: string): string[] =>
  rawElements(html, 'script')
    .filter(({ attributes, text }) => text !== '' && !/\bsrc=/.test(attributes) && !isData(attributes))
    .map(({ text }) => text)

/** The elements whose text is no markup, as browsers read them: one pass, whatever stands in the page. */
function rawElements(html: string, name: 'script' | 'style'): { attributes: string; text: string }[] {
  const begin = new RegExp(`<${name}(?=[\\s/>])`, 'gi')
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  const found: { attributes: string; text: string }[] = []
  while (begin.exec(html)) {
    const open = html.indexOf('>', begin.lastIndex)
    if (open < 0) break
    end.lastIndex = open
    const close = end.exec(html)?.index ?? html.length
    found.push({ attributes: html.slice(begin.lastIndex, open), text: html.slice(open + 1, close) })
    begin.lastIndex = close
  }
  return found
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
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
