import { kinds } from '#design/kinds.ts'
import { findArticle, homeProjects, newsPage, projectPage, toldProjects, tradeProjects } from '#reader/listing.ts'
import { newsList, pageNumber, projectsList } from '#reader/lists.ts'
import { readNews, readServices } from '#reader/read.ts'
import { readSettings } from '#reader/settings.ts'
import type { PageFacts } from './build/pages.ts'
import { contentDates } from './content-dates.ts'

const maxAddresses = 1000
const designPages = ['disena', ...kinds.map((kind) => `disena/${kind}`)]

type Entry = Pick<PageFacts, 'path' | 'address' | 'images'>
type File = { name: string; text: string }

/**
 * Every page that names itself canonical, with the date of its content and its photographs: one sitemap.xml; or, past a
 * thousand addresses, several files and a sitemap.xml that names them.
 */
export function sitemapFiles(pages: Entry[]): File[] {
  const { siteUrl } = readSettings()
  const dateOf = contentDates()
  const urls = pages.flatMap(({ path, address, images }) => {
    if (!address) return []
    const date = newest(sourcesOf(path).map(dateOf))
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

/** Content files whose change is a change of the page. */
function sourcesOf(path: string): string[] {
  const slug = path.slice(1)
  const files = (entries: { file: string }[] = []) => entries.map(({ file }) => file)
  const service = readServices().find((entry) => entry.slug === slug)
  if (service) return [service.file, ...files(tradeProjects(service.tag))]
  const article = findArticle(slug)?.article
  if (article) return [article.file]
  const told = toldProjects().find(({ story }) => story === path)
  if (told) return [told.file]
  const [, list = ''] = path.split('/')
  if (`/${list}` === newsList) return files(newsPage(pageNumber(path)))
  if (`/${list}` === projectsList) return files(projectPage(pageNumber(path)))
  const others: Record<string, string[]> = {
    '': [
      'content/home.yaml',
      'content/facts.yaml',
      'content/testimonials.yaml',
      ...files([...readServices(), ...homeProjects(), ...readNews().slice(-3)]),
    ],
    'sobre-nosotros': ['content/about.yaml', 'content/testimonials.yaml'],
    'como-trabajamos': ['content/how-we-work.yaml', 'content/conditions.yaml'],
    contacto: ['content/home.yaml', 'content/settings.yaml'],
    presupuesto: ['content/quote.yaml', 'content/conditions.yaml'],
    ...Object.fromEntries(designPages.map((slug) => [slug, ['content/design.yaml', 'content/design-prices.yaml']])),
  }
  return others[slug] ?? [`content/legal/${slug}.md`]
}

/** The last of some dates; undefined when none is known. */
const newest = (dates: (number | undefined)[]) =>
  dates.reduce((last, date) => (last === undefined || (date !== undefined && date > last) ? date : last), undefined)
