// The files by which machines find their way: sitemap.xml, robots.txt, feed.xml, manifest.webmanifest, and the index of
// the site's own search. All made from the built pages and from content/.
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml, renderMarkdown } from '#content/markdown.ts'
import { fill } from '#content/placeholders.ts'
import { readNews, readProjects, readServices } from '#content/read.ts'
import { readSettings } from '#content/settings.ts'
import type { Page } from './finish/pages.ts'
import { writeSearchIndex } from './search-index.ts'
import { writeSharePictures } from './share-pictures.ts'

/** Writes them all. To be called when the pages stand and before they are packed. */
export async function writeSiteFiles(client: string, pages: Page[]): Promise<void> {
  await Promise.all([
    writeFile(join(client, 'sitemap.xml'), sitemap(pages)),
    writeFile(join(client, 'robots.txt'), robots()),
    writeFile(join(client, 'feed.xml'), feed()),
    writeFile(join(client, 'manifest.webmanifest'), manifest()),
    writeSearchIndex(client),
    writeSharePictures(client, pages),
  ])
}

/** Every page that names itself canonical, with the date of its content and its photographs. */
export function sitemap(pages: Page[]): string {
  const { siteUrl } = readSettings()
  const changed = changeDates()
  const entries = pages.flatMap(({ path, html }) => {
    const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    if (!address || html.includes('content="noindex"')) return []
    const date = newest(sourcesOf(path), changed)
    const images = imagesOf(html).map((image) => `<image:image><image:loc>${siteUrl}${image}</image:loc></image:image>`)
    return [`<url><loc>${address}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}${images.join('')}</url>`]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
}

/** The largest JPEG of each photograph that stands in the page. */
function imagesOf(html: string): string[] {
  const sets = [...html.matchAll(/srcSet="([^"]+\.jpg \d+w)"|srcset="([^"]+\.jpg \d+w)"/g)].map(
    ([, react, markdown]) => react ?? markdown ?? '',
  )
  return [...new Set(sets.map((set) => set.split(', ').at(-1)?.split(' ')[0] ?? ''))].filter(Boolean)
}

/** Content files whose change is a change of the page. */
function sourcesOf(path: string): string[] {
  const slug = path.slice(1)
  const service = readServices().find((entry) => entry.slug === slug)
  const works = readProjects().filter(({ tag }) => slug === '' || (service?.tag && tag.includes(service.tag)))
  if (service) return [service.file, ...works.map(({ file }) => file)]
  const article = readNews().find((entry) => entry.slug === slug)
  if (article) return [article.file]
  const others: Record<string, string[]> = {
    '': [
      'content/home.yaml',
      'content/facts.yaml',
      'content/testimonials.yaml',
      ...[...readServices(), ...works, ...readNews()].map(({ file }) => file),
    ],
    'sobre-nosotros': ['content/about.yaml', 'content/testimonials.yaml'],
    noticias: readNews().map(({ file }) => file),
    contacto: ['content/home.yaml', 'content/settings.yaml'],
  }
  return others[slug] ?? [`content/legal/${slug}.md`]
}

/** Date of the last commit of each content file; what git does not know or has changed since has its date on the disk. */
function changeDates(): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const dates = new Map<string, string>()
  try {
    let date = ''
    for (const line of git('log', '--format=@%cI', '--name-only', '--', 'content').split('\n')) {
      if (line.startsWith('@')) date = line.slice(1)
      else if (line && !dates.has(line)) dates.set(line, date)
    }
    for (const line of git('status', '--porcelain', '--untracked-files=all', '--', 'content').split('\n'))
      dates.delete(line.slice(3))
  } catch {} // no git: the dates on the disk
  return dates
}

function newest(files: string[], changed: Map<string, string>): string | undefined {
  const dates = files.flatMap((file) => {
    const known = changed.get(file)
    const onDisk = known ? undefined : statSync(file, { throwIfNoEntry: false })?.mtime
    return known ? [new Date(known)] : onDisk ? [onDisk] : []
  })
  const last = Math.max(...dates.map(Number))
  return Number.isFinite(last) ? new Date(last).toISOString().replace(/\.\d+Z$/, 'Z') : undefined
}

function robots(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${readSettings().siteUrl}/sitemap.xml\n`
}

/** Atom, whole articles. */
export function feed(): string {
  const { siteUrl, brand } = readSettings()
  const news = fill(readNews()).toSorted((a, b) => b.dateTime.localeCompare(a.dateTime))
  const absolute = (html: string) =>
    html.replace(/(src|href)="\//g, `$1="${siteUrl}/`).replace(/(?<=[ "])\/photos\//g, `${siteUrl}/photos/`)
  const entries = news.map(
    ({ title, text, dateTime, link, body }) =>
      `<entry><title>${escapeHtml(title)}</title><link href="${siteUrl}${link}"/><id>${siteUrl}${link}</id><published>${dateTime}T08:00:00Z</published><updated>${dateTime}T08:00:00Z</updated><summary>${escapeHtml(text)}</summary><content type="html">${escapeHtml(absolute(renderMarkdown(body).html))}</content></entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">
<title>Blog ${escapeHtml(brand)}</title><id>${siteUrl}/feed.xml</id><link href="${siteUrl}/noticias"/><link rel="self" href="${siteUrl}/feed.xml"/>
<updated>${news[0]?.dateTime ?? '2023-08-18'}T08:00:00Z</updated><author><name>${escapeHtml(brand)}</name></author>
${entries.join('\n')}
</feed>
`
}

function manifest(): string {
  const { brand, address } = readSettings()
  const icon = (src: string, sizes: string, more: object = {}) => ({
    src,
    sizes,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ...more,
  })
  return JSON.stringify(
    {
      name: `${brand} Factory Design`,
      short_name: brand,
      description: `Carpintería, ebanistería e interiorismo en ${address.city}, ${address.region}.`,
      lang: 'es',
      start_url: '/',
      display: 'browser',
      background_color: '#f5f1ea',
      theme_color: '#f5f1ea',
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
