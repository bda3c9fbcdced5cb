import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { findArticle, homeProjects, newsPage, projectPage, tradeProjects } from '#content/listing.ts'
import { newsList, pageNumber, projectsList } from '#content/lists.ts'
import { readNews, readServices } from '#content/read.ts'
import { readSettings } from '#content/settings.ts'
import type { PageFacts } from './build/pages.ts'

const mostAddresses = 1000

type Entry = Pick<PageFacts, 'path' | 'address' | 'images'>
type File = { name: string; text: string }

/**
 * Every page that names itself canonical, with the date of its content and its photographs: one sitemap.xml; or, past a
 * thousand addresses, several files and a sitemap.xml that names them.
 */
export function sitemapFiles(pages: Entry[]): File[] {
  const { siteUrl } = readSettings()
  const dateOf = fileDates()
  const urls = pages.flatMap(({ path, address, images }) => {
    if (!address) return []
    const date = newest(sourcesOf(path).map(dateOf))
    const pictures = images.map((image) => `<image:image><image:loc>${siteUrl}${image}</image:loc></image:image>`)
    return [{ date, text: `<url><loc>${address}</loc>${lastmod(date)}${pictures.join('')}</url>` }]
  })
  if (urls.length <= mostAddresses) return [{ name: 'sitemap.xml', text: urlset(urls) }]
  const parts = Array.from({ length: Math.ceil(urls.length / mostAddresses) }, (_, i) => ({
    name: `sitemap-${i + 1}.xml`,
    urls: urls.slice(i * mostAddresses, (i + 1) * mostAddresses),
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
  }
  return others[slug] ?? [`content/legal/${slug}.md`]
}

/** Gives the date of a content file: of its last commit; for what git does not know or has changed since, of the disk. */
function fileDates(): (file: string) => number | undefined {
  const dates: Map<string, number | undefined> = commitDates()
  return (file) => {
    if (!dates.has(file)) dates.set(file, statSync(file, { throwIfNoEntry: false })?.mtimeMs)
    return dates.get(file)
  }
}

function commitDates(): Map<string, number> {
  const dates = new Map<string, number>()
  try {
    let date = 0
    for (const line of git('log', '--format=@%cI', '--name-only', '--', 'content')) {
      if (line.startsWith('@')) date = Date.parse(line.slice(1))
      else if (line && !dates.has(line)) dates.set(line, date)
    }
    for (const line of git('status', '--porcelain', '--untracked-files=all', '--', 'content'))
      dates.delete(line.slice(3))
  } catch {} // no git: the dates on the disk
  return dates
}

/** Lines of git's answer. The log of many years is longer than the megabyte that Node takes by itself. */
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 29 }).split('\n')

/** The last of some dates; undefined when none is known. */
const newest = (dates: (number | undefined)[]) =>
  dates.reduce((last, date) => (last === undefined || (date !== undefined && date > last) ? date : last), undefined)
