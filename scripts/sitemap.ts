import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PageFacts } from '#app/renderer/route.ts'
import { contentFile, contentFolder } from '#reader/content.ts'
import { readSettings } from '#reader/settings.ts'

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

/**
 * Gives the date of a content file: of its last commit; for what git does not know or has changed since, of the disk. A
 * draft is built from a copy: what is in it as it is published (in PUBLISHED_CONTENT_DIR) keeps that file's date.
 */
function contentDates(): (file: string) => number | undefined {
  const published = resolve(process.env.PUBLISHED_CONTENT_DIR || contentFolder())
  const commits = commitDates(published)
  return (file) => {
    const name = file.replace(/^content\//, '')
    const draft = contentFile(file)
    const kept = resolve(published, name)
    if (draft !== kept && !isEqual(draft, kept)) return changedAt(draft)
    return commits.get(name) ?? changedAt(kept)
  }
}

function commitDates(folder: string): Map<string, number> {
  const dates = new Map<string, number>()
  try {
    let date = 0
    for (const line of git(folder, 'log', '--format=@%cI', '--name-only', '--relative', '--', '.')) {
      if (line.startsWith('@')) date = Date.parse(line.slice(1))
      else if (line && !dates.has(line)) dates.set(line, date)
    }
    for (const name of git(folder, 'diff', '--name-only', '--relative', 'HEAD', '--', '.')) dates.delete(name)
  } catch {} // no git: the dates on the disk
  return dates
}

const isEqual = (one: string, other: string) =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other))

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** Lines of git's answer. The log of many years is longer than the megabyte that Node takes by itself. */
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 29,
  }).split('\n')
