import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SearchFile, searchFilePath } from '#contracts/search.ts'
import { client as today } from './support/built-pages.ts'
import { generateArticles, generateProjects } from './support/generate-content.ts'
import { isA, readHead } from './support/head.ts'
import { copyProject } from './support/project-copy.ts'
import { all, readXml, textOf } from './support/xml.ts'

// Thirty more articles and thirty more projects: the lists get pages, and no page gets heavier.

const copy = copyProject('growth-')
const read = (name: string) => readFileSync(join(copy.client, name), 'utf8')
const head = (path: string) => readHead({ path, file: join(copy.client, path, 'index.html') })
const siteUrl = 'https://veta.example'
const list = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const articlesOf = (path: string) =>
  [...list(head(path).html).matchAll(/<h2[^>]*><a [^>]*href="\/([^"]+)"/g)].map(([, slug]) => slug)
const projectsOf = (path: string) => [...head(path).html.matchAll(/<(?:li|section) id="([^"]+)"/g)].map(([, id]) => id)

beforeAll(() => {
  for (const { name, text } of [...generateArticles(30), ...generateProjects(30)]) copy.write(name, text)
  const { args, options } = copy.build
  execFileSync(process.execPath, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
}, 300_000)

afterAll(copy.remove)

test('the news stand on three pages of twelve, the newest first, each article once', () => {
  const pages = ['/noticias', '/noticias/2', '/noticias/3'].map(articlesOf)
  expect(pages.map(({ length }) => length)).toEqual([12, 12, 9])
  expect(pages[0]?.[0]).toBe('cuaderno-30')
  expect(pages[2]?.at(-1)).toBe('la-armonia-entre-la-madera-y-el-diseno-de-interiores')
  expect(new Set(pages.flat()).size).toBe(33)
  for (const path of ['noticias/1', 'noticias/4']) expect(existsSync(join(copy.client, path))).toBe(false)
})

test('each page of a list names itself and its neighbours', () => {
  const { title, links, html, things, meta } = head('/noticias/2')
  expect(title).toBe('Noticias — página 2 | Veta')
  expect(links).toMatchObject({ canonical: `${siteUrl}/noticias/2`, prev: '/noticias', next: '/noticias/3' })
  expect(meta.description).toContain('Página 2 de 3')
  expect(existsSync(join(copy.client, meta['og:image']?.slice(siteUrl.length) ?? ''))).toBe(true)
  expect(list(html)).toContain('aria-label="Páginas"')
  expect(html).toMatch(/aria-label="Página 2" aria-current="page"/)
  expect(JSON.stringify(things.find(isA('BreadcrumbList')))).toContain(`${siteUrl}/noticias"`)
  expect([head('/noticias').links.prev, head('/noticias/3').links.next]).toEqual([undefined, undefined])
})

test('the home page shows ten projects, a service twelve, the list of all the rest', () => {
  const plates = (path: string) => head(path).html.match(/<button[^>]*aria-label="Ampliar: /g)?.length ?? 0
  expect(plates('/')).toBe(10)
  for (const path of ['/carpinteria', '/ebanisteria']) expect(plates(path)).toBeLessThanOrEqual(12)
  const pages = ['/proyectos', '/proyectos/2', '/proyectos/3', '/proyectos/4'].map(projectsOf)
  expect(pages.map(({ length }) => length)).toEqual([12, 12, 12, 4])
  expect(pages[0]?.[0]).toBe('obra-30')
  expect(head('/').html).toMatch(/href="\/proyectos"[^>]*><span>Ver todas las ideas/)
})

test('what the search finds of a project is where it says', () => {
  const fileOf = (n: number) => JSON.parse(read(searchFilePath(n))) as SearchFile
  const entries = Array.from({ length: fileOf(1).files }, (_, i) => fileOf(i + 1).entries).flat()
  const works = entries.filter(({ kind }) => kind === 'Pieza').map(({ url }) => url.split('#') as [string, string])
  expect(works).toHaveLength(40)
  // A work with a story has a page of its own.
  for (const [path, id] of works)
    if (id) expect(projectsOf(path)).toContain(id)
    else expect(path).toMatch(/^\/proyectos\/[a-z]/)
})

test('every page stands in the sitemap, the newest twenty articles in the feed', () => {
  const addresses = all(readXml(read('sitemap.xml')), 'url').map((url) => textOf(url, 'loc'))
  for (const path of ['/cuaderno-1', '/noticias/3', '/proyectos', '/proyectos/4'])
    expect(addresses).toContain(siteUrl + path)
  const ids = all(readXml(read('feed.xml')), 'entry').map((entry) => textOf(entry, 'id'))
  expect(ids).toHaveLength(20)
  expect(ids[0]).toBe(`${siteUrl}/cuaderno-30`)
})

test('scripts do not grow with what there is to read', () => {
  // Hashes and a few bytes depend on where the folder of the copy is: the bundler orders modules by their paths.
  const scripts = (client: string) =>
    readdirSync(join(client, 'static/js'))
      .filter((name) => name.endsWith('.js'))
      .sort()
  const names = (client: string) => scripts(client).map((name) => name.replace(/\.[\w-]{8}\./, '.'))
  const bytes = (client: string) =>
    scripts(client).reduce((sum, name) => sum + statSync(join(client, 'static/js', name)).size, 0)
  expect(names(copy.client)).toEqual(names(today))
  expect(Math.abs(bytes(copy.client) - bytes(today))).toBeLessThan(1000)
})
