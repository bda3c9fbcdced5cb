import { unescapeHtml } from '#contracts/html.ts'

/** Where a text ends: what a hit of the search shows is one of them, or a sentence of it. */
const blockEnd = /<\/(?:p|h[1-6]|li|dt|dd|div|label|figcaption|blockquote|t[dh])>/

/** What a page says between header and footer, a line for each text; its ways to other pages are not its words, nor what is said of its pictures. */
export const shownText = (html: string): string =>
  html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(/<(nav|figcaption)[\s>][\s\S]*?<\/\1>/g, '')
    .split(blockEnd)
    .map(plain)
    .filter(Boolean)
    .join('\n')

export const shownTitle = (html: string): string => plain(/<h1[\s>][\s\S]*?<\/h1>/.exec(html)?.[0] ?? '')

const plain = (html: string) =>
  unescapeHtml(
    html
      .replace(/<(script|style|svg|noscript)[\s>][\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
