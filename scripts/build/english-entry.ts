import { unescapeHtml } from '#contracts/html.ts'
import type { SearchEntry } from '#contracts/search.ts'

const kinds: [RegExp, string][] = [
  [/^\/home-/, 'Home'],
  [/^\/project-/, 'Projects'],
  [/^\/service-/, 'Services'],
  [/^\/team/, 'Team'],
  [/^\/blog/, 'Journal'],
  [/^\/shop-/, 'Shop'],
]
// The lists of the journal repeat its posts, the second address of the product the first, and a search finds no search.
const left = /^\/(blog\/|product-details|search$)/

/** Where a text ends: what a hit shows is one of them, or a sentence of it. */
const blockEnd = /<\/(?:p|h[1-6]|li|dt|dd|div|label|figcaption|blockquote|t[dh])>/

/** The search entry of an English page: its head, and the words of its main part. None for Spanish pages. */
export function englishEntry(path: string, html: string): SearchEntry | undefined {
  if (!html.includes('<html lang="en"') || left.test(path)) return undefined
  const title = plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '')
  const text = plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const words = main.split(blockEnd).map(plain).filter(Boolean).join('\n')
  const kind = kinds.find(([address]) => address.test(path))?.[1] ?? 'Page'
  return { title, url: path, kind, text, words: `${text}\n${words}` }
}

const plain = (html: string) =>
  unescapeHtml(
    html
      .replace(/<(script|style|svg|noscript)[\s>][\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
