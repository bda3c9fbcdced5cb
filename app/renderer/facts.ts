import { firstPicture } from '#app/ui/picture/first-picture.ts'
import { sharePicture } from '#contracts/addresses.ts'
import { unescapeHtml } from '#contracts/html.ts'
import { thumbnailOf } from '#contracts/picture-data.ts'
import type { SearchEntry } from '#contracts/search.ts'
import type { SiteData } from '#reader/site.ts'
import type { Language } from '#words/language.ts'
import { hitKinds } from '#words/search-words.ts'
import { canonicalAddress, wholeTitle } from './head.tsx'
import type { Meta, PageFacts } from './route.ts'

/** @param html of the page, as it is rendered: its photographs, and in English its words, are no data of it */
export function factsOf(path: string, language: Language, meta: Meta, site: SiteData, html: string): PageFacts {
  const { title, noindex, picture, photo, sources = [] } = meta
  const facts: PageFacts = { path, language, title, sources, images: [], search: searchOf(path, meta, html) }
  if (noindex) return facts
  return {
    ...facts,
    address: canonicalAddress(site, path),
    images: imagesOf(html),
    card: picture
      ? undefined
      : { file: sharePicture(path), title: wholeTitle(meta, site).split(' | ')[0] ?? '', photo },
  }
}

function searchOf(
  url: string,
  { title, description = '', photo, search }: Meta,
  html: string,
): SearchEntry | undefined {
  if (!search) return undefined
  const { picture = photo, words, seen, ...own } = search
  const hit = {
    ...{ kind: hitKinds.page, title, url, text: description, ...(picture && thumbnailOf(picture)) },
    ...(seen && { seen: seen.map((one) => ({ alt: one.alt, ...thumbnailOf(one) })) }),
    ...own,
  }
  if (words !== undefined) return { ...hit, words }
  // Its heading says more than its name («Projects 1»).
  return {
    ...hit,
    title: shownTitle(html),
    ...firstPicture(html),
    words: [title, description, shownText(html)].join('\n'),
  }
}

function imagesOf(html: string): string[] {
  const files = [...html.matchAll(/<img [^>]*src="(\/photos\/[^"]+\.jpg)"/g)].map(([, file = '']) => file)
  // A piece that V8 cuts out of a text keeps the whole text in memory; a copy does not.
  return structuredClone([...new Set(files)])
}

/** Where a text ends: what a hit of the search shows is one of them, or a sentence of it. */
const blockEnd = /<\/(?:p|h[1-6]|li|dt|dd|div|label|figcaption|blockquote|t[dh])>/

/** What a page says between header and footer, a line for each text; its ways to other pages are not its words, nor what is said of its pictures. */
const shownText = (html: string): string =>
  html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(/<(nav|figcaption)[\s>][\s\S]*?<\/\1>/g, '')
    .split(blockEnd)
    .map(plain)
    .filter(Boolean)
    .join('\n')

const shownTitle = (html: string): string => plain(/<h1[\s>][\s\S]*?<\/h1>/.exec(html)?.[0] ?? '')

const plain = (html: string) =>
  unescapeHtml(
    html
      .replace(/<(script|style|svg|noscript)[\s>][\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
