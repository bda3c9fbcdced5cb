import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '#contracts/html.ts'
import { type CaptionedPicture as Picture, sourcesOf } from '#contracts/picture-data.ts'
import { slugOf } from '#contracts/plain.ts'
import { legalWords } from '#words/legal-words.ts'
import { pictureOf } from './pictures.ts'

type Heading = { id: string; text: string; depth: number }
export type RenderedText = { html: string; headings: Heading[] }
type Options = {
  /** Levels by which headings are lowered: 1 makes `##` an h3. */
  lower?: number
  /** `sizes` of the pictures in the text. */
  sizes?: string
  /** Gives the picture of an id, where it is not one of those published. */
  find?: (id: string) => Picture
}

const defaultSizes = '(min-width: 50rem) 60vw, 92vw'

/**
 * Markdown from content/ as HTML, made at build. Raw HTML is shown, not obeyed; links are http(s), mailto, tel or local;
 * `![](photo:ID)` alone in a paragraph is a figure with the picture of that id and its caption.
 */
export function renderMarkdown(
  markdown: string,
  { lower = 0, sizes = defaultSizes, find = pictureOf }: Options = {},
): RenderedText {
  const headings: Heading[] = []
  const uniqueId = createIds()
  const marked = new Marked({
    gfm: true,
    tokenizer: {
      html: () => undefined,
      // Not marked's own: that lets the text behind an inline <kbd> or <pre> through as it is.
      tag(src) {
        const [raw] = this.rules.inline.tag.exec(src) ?? []
        if (raw !== undefined) return { type: 'html', raw, text: raw, inLink: false, inRawBlock: false, block: false }
      },
    },
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth, text }: Tokens.Heading) {
        const level = Math.min(6, depth + lower)
        const id = uniqueId(slugOf(plainText(text)))
        headings.push({ id, text: plainText(text), depth: level })
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const [only] = tokens
        if (tokens.length === 1 && only?.type === 'image') return `${figure(only as Tokens.Image, sizes, find)}\n`
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
      image: (token: Tokens.Image) => image(photoOf(token, find), token.text, sizes),
      link({ href, title, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens)
        return isSafe(href)
          ? `<a href="${escapeHtml(href)}"${title ? ` title="${escapeHtml(title)}"` : ''}${outward(href)}>${text}</a>`
          : text
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row
            .map(
              (cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`,
            )
            .join('')
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
        return `<section aria-label="${legalWords.table}" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></section>\n`
      },
    },
  })
  return { html: marked.parse(unbroken(markdown), { async: false }).trim(), headings }
}

/** A figure stays on the line of its unit, a colour's number on that of its chart, a century's on that of its word, a dash on that of its word. */
export const unbroken = (markdown: string) =>
  markdown
    .replace(
      /(\d) (?=(?:mm|cm|centímetros|m|m²|km|kg|%|€|píxeles|años|días|semanas|horas|minutos|grados)(?!\p{L}))/gu,
      '$1\u00a0',
    )
    .replace(/(\d) a (?=\d)/g, '$1\u00a0a\u00a0')
    .replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0')
    .replace(/\b(RAL|NCS) (?=\d)/g, '$1\u00a0')
    .replace(/\b(\d{5}) (?=\p{Lu})/gu, '$1\u00a0')
    .replace(/\b(siglo) (?=[IVX]+\b)/g, '$1\u00a0')
    .replace(/(?<=\s)—(?=\p{L})/gu, '—\u2060')
    .replace(/(?<=\p{L})—/gu, '\u2060—')

export type TextPart = { id: string; title: string; html: string }

/** A text in its parts: its first paragraph, which a page may set larger and elsewhere, what else comes before the headings, and what stands under each of level 2. */
export function inParts({ html, headings }: RenderedText): { opening: string; before: string; texts: TextPart[] } {
  const [before = '', ...under] = html.split(/<h2 .*?<\/h2>/s).map((part) => part.trim())
  const [opening = ''] = /^<p>.*?<\/p>/s.exec(before) ?? []
  const titles = headings.filter(({ depth }) => depth === 2)
  const texts = titles.map(({ id, text }, i) => ({ id, title: text, html: under[i] ?? '' }))
  return { opening, before: before.slice(opening.length).trim(), texts }
}

/** Words of a Markdown text without its signs, for the search index and for descriptions. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, ' ')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|[-*>]|\d+\.)\s+/gm, '')
    .replace(/[*_`|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function figure(token: Tokens.Image, sizes: string, find: (id: string) => Picture): string {
  const picture = photoOf(token, find)
  return `<figure>${image(picture, token.text, sizes)}<figcaption class="caption">${escapeHtml(token.title || picture.caption)}</figcaption></figure>`
}

function photoOf({ href }: Tokens.Image, find: (id: string) => Picture): Picture {
  if (!href.startsWith('photo:'))
    throw new Error(`content: the picture "${href}" is not of the form photo:ID with an ID of content/photos.yaml.`)
  return find(href.slice('photo:'.length))
}

/** The markup of app/ui/picture, for pictures that stand inside a text. */
function image(picture: Picture, altText: string, sizes: string): string {
  const { src, avif, backgroundColor, objectPosition } = sourcesOf(picture)
  const source = avif ? `<source type="image/avif" srcset="${avif}" sizes="${sizes}">` : ''
  const style = `background-color:${backgroundColor}${objectPosition ? `;object-position:${objectPosition}` : ''}`
  const { alt, height, width, night } = picture
  const dark = night ? ` data-night="${night}"` : ''
  return `<picture>${source}<img src="${src}"${dark} width="${width}" height="${height}" alt="${escapeHtml(altText || alt)}" style="${style}" loading="lazy"></picture>`
}

// Browsers read a backslash as a slash: `/\evil.example` would leave the site.
// They also leave out tabs and line breaks.
const isSafe = (href: string) => /^(https?:\/\/|mailto:|tel:|\/(?![\\/])|#)/i.test(href) && !/\p{Cc}/u.test(href)
const outward = (href: string) => (/^https?:/i.test(href) ? ' target="_blank" rel="noopener noreferrer"' : '')

/** Gives each heading an id of its own: the second `precios` is `precios-2`. */
function createIds() {
  const counts = new Map<string, number>()
  return (id: string): string => {
    let count = counts.get(id) ?? 0
    let unique = id
    do unique = ++count === 1 ? id : `${id}-${count}`
    while (count > 1 && counts.has(unique))
    counts.set(id, count)
    if (unique !== id) counts.set(unique, 1)
    return unique
  }
}
