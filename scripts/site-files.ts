// The files by which machines find their way: the sitemap, robots.txt, feed.xml, manifest.webmanifest, and the index of
// the site's own search. All made of what is known of the pages and from content/.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageFacts } from '#app/renderer/route.ts'
import { escapeHtml } from '#contracts/html.ts'
import { paper } from '#contracts/theme.ts'
import { renderMarkdown } from '#reader/markdown.ts'
import { readNews, readPages } from '#reader/read.ts'
import { readSettings } from '#reader/settings.ts'
import { writeSearchIndex } from './search-index.ts'
import { sitemapFiles } from './sitemap.ts'

const newestInFeed = 20

/** Writes them all. To be called before they are compressed. */
export async function writeSiteFiles(client: string, pages: readonly PageFacts[]): Promise<void> {
  await Promise.all([
    ...sitemapFiles(pages).map(({ name, text }) => writeFile(join(client, name), text)),
    writeFile(join(client, 'robots.txt'), robots()),
    writeFile(join(client, 'feed.xml'), feed()),
    writeFile(join(client, 'manifest.webmanifest'), manifest()),
    writeSearchIndex(client, pages),
  ])
}

function robots(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${readSettings().siteUrl}/sitemap.xml\n`
}

/** Atom, the newest articles, whole. */
export function feed(articles = readNews()): string {
  const { siteUrl, brand } = readSettings()
  const { masthead } = readPages().article
  const news = articles.toSorted((a, b) => b.dateTime.localeCompare(a.dateTime)).slice(0, newestInFeed)
  const absolute = (html: string) =>
    html.replace(/(src|href)="\//g, `$1="${siteUrl}/`).replace(/(?<=[ "])\/photos\//g, `${siteUrl}/photos/`)
  const entries = news.map(
    ({ title, text, dateTime, link, body }) =>
      `<entry><title>${escapeHtml(title)}</title><link href="${siteUrl}${link}"/><id>${siteUrl}${link}</id><published>${dateTime}T08:00:00Z</published><updated>${dateTime}T08:00:00Z</updated><summary>${escapeHtml(text)}</summary><content type="html">${escapeHtml(absolute(renderMarkdown(body).html))}</content></entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">
<title>${escapeHtml(masthead)}</title><id>${siteUrl}/feed.xml</id><link href="${siteUrl}/noticias"/><link rel="self" href="${siteUrl}/feed.xml"/>
<updated>${news[0]?.dateTime ?? '2023-08-18'}T08:00:00Z</updated><author><name>${escapeHtml(brand)}</name></author>
${entries.join('\n')}
</feed>
`
}

function manifest(): string {
  const { brand } = readSettings()
  const { name, short } = readPages().workshop
  const icon = (src: string, sizes: string, more: object = {}) => ({
    src,
    sizes,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ...more,
  })
  return JSON.stringify(
    {
      name,
      short_name: brand,
      description: short,
      lang: 'es',
      start_url: '/',
      display: 'browser',
      background_color: paper.light,
      theme_color: paper.light,
      icons: [
        icon('/favicon.svg', 'any'),
        icon('/icon-192.png', '192x192'),
        icon('/icon-512.png', '512x512'),
        icon('/icon-maskable-512.png', '512x512', { purpose: 'maskable' }),
      ],
    },
    null,
    2,
  )
}
