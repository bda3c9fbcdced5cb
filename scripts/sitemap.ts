import type { PageFacts } from '#app/renderer/route.ts'
import { readSettings } from '#reader/settings.ts'
import { contentDates } from './content-dates.ts'

const maxAddresses = 1000

type Entry = Pick<PageFacts, 'address' | 'images' | 'sources'>
type File = { name: string; text: string }

/**
 * Every page that names itself canonical, with the date of its content and its photographs: one sitemap.xml; or, past a
 * thousand addresses, several files and a sitemap.xml that names them.
 */
export function sitemapFiles(pages: readonly Entry[]): File[] {
  const { siteUrl } = readSettings()
  const dateOf = contentDates()
  const urls = pages.flatMap(({ address, images, sources }) => {
    if (!address) return []
    const date = newest(sources.map(dateOf))
    const pictures = images.map((image) => `<image:image><image:loc>${siteUrl}${image}</image:loc></image:image>`)
    return [{ date, text: `<url><loc>${address}</loc>${lastmod(date)}${pictures.join('')}</url>` }]
  })
  if (urls.length <= maxAddresses) return [{ name: 'sitemap.xml', text: urlset(urls) }]
  const parts = Array.from({ length: Math.ceil(urls.length / maxAddresses) }, (_, i) => ({
    name: `sitemap-${i + 1}.xml`,
    urls: urls.slice(i * maxAddresses, (i + 1) * maxAddresses),
  }))
  const entries = parts.map(
    ({ name, urls }) =>
      `<sitemap><loc>${siteUrl}/${name}</loc>${lastmod(newest(urls.map(({ date }) => date)))}</sitemap>`,
  )
  return [
    { name: 'sitemap.xml', text: document('sitemapindex', '', entries) },
    ...parts.map(({ name, urls }) => ({ name, text: urlset(urls) })),
  ]
}

const lastmod = (date: number | undefined) =>
  date === undefined ? '' : `<lastmod>${new Date(date).toISOString().replace(/\.\d+Z$/, 'Z')}</lastmod>`

const urlset = (urls: { text: string }[]) =>
  document(
    'urlset',
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    urls.map(({ text }) => text),
  )

const document = (root: string, spaces: string, entries: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${spaces}>
${entries.join('\n')}
</${root}>
`

/** The last of some dates; undefined when none is known. */
const newest = (dates: (number | undefined)[]) =>
  dates.reduce((last, date) => (last === undefined || (date !== undefined && date > last) ? date : last), undefined)
