import { expect, test } from 'vitest'
import { readNews } from '#reader/read.ts'
import { readSettings } from '#reader/settings.ts'
import { all, readXml, textOf } from '../tests/support/xml.ts'
import { feed } from './site-files.ts'
import { sitemapFiles } from './sitemap.ts'

const { siteUrl } = readSettings()
const pages = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ address: `${siteUrl}/obra-${i}`, images: [], sources: [] }))
const locations = (text: string, name: string) => all(readXml(text), name).map((it) => textOf(it, 'loc'))

test('up to a thousand addresses the sitemap is one file', () => {
  const [sitemap, ...more] = sitemapFiles(pages(1000))
  expect(more).toEqual([])
  expect(sitemap?.name).toBe('sitemap.xml')
  expect(locations(sitemap?.text ?? '', 'url')).toHaveLength(1000)
})

test('past a thousand it names several files, in which each address stands once', () => {
  const [index, ...files] = sitemapFiles(pages(2500))
  expect(index?.name).toBe('sitemap.xml')
  expect(files.map(({ name }) => name)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
  expect(locations(index?.text ?? '', 'sitemap')).toEqual(files.map(({ name }) => `${siteUrl}/${name}`))
  const addresses = files.map(({ text }) => locations(text, 'url'))
  expect(addresses.map(({ length }) => length)).toEqual([1000, 1000, 500])
  expect(addresses.flat()).toEqual(pages(2500).map(({ address }) => address))
})

test('pages without a canonical address are left out, and the others are dated', () => {
  const [article] = readNews()
  const files = sitemapFiles([
    { images: [], sources: [] },
    { address: `${siteUrl}/${article?.slug}`, images: ['/photos/a.jpg'], sources: [article?.file ?? ''] },
  ])
  const urls = all(readXml(files[0]?.text ?? ''), 'url')
  expect(urls).toHaveLength(1)
  expect(textOf(urls[0] as never, 'lastmod')).toMatch(/^\d{4}-\d\d-\d\dT/)
})

test('the feed holds the twenty newest articles', () => {
  const [article] = readNews()
  if (!article) throw new Error('there is no article to copy')
  const many = Array.from({ length: 50 }, (_, i) => ({ ...article, link: `/${i}`, dateTime: `${1950 + i}-01-01` }))
  const ids = all(readXml(feed(many)), 'entry').map((entry) => textOf(entry, 'id'))
  expect(ids).toEqual(Array.from({ length: 20 }, (_, i) => `${siteUrl}/${49 - i}`))
})
