import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SearchFile, searchFilePath } from '#contracts/search.ts'
import { contentFolder } from '#reader/content.ts'
import { serverArguments } from '../server/command.mjs'
import { client as today } from './support/built-pages.ts'
import { generateArticles, generateProjects } from './support/generate-content.ts'
import { isA, readHead } from './support/head.ts'
import { copyProject, type ProjectCopy } from './support/project-copy.ts'
import { all, readXml, textOf } from './support/xml.ts'

// The owner's texts lie outside of the checkout, thirty more articles and thirty more projects among them; a new version
// of the software comes. The lists have got pages, and no page is heavier.
let copy: ProjectCopy
let folder: string
beforeAll(() => {
  copy = copyProject('update-')
  folder = join(mkdtempSync(join(tmpdir(), 'owners-')), 'content')
  cpSync(contentFolder(), folder, { recursive: true })
  for (const { name, text } of [...generateArticles(30), ...generateProjects(30)])
    writeFileSync(join(folder, '..', name), text)
})
afterAll(() => {
  copy.remove()
  rmSync(join(folder, '..'), { recursive: true })
})

const built = (name: string) => readFileSync(join(copy.client, name), 'utf8')
const head = (path: string) => readHead({ path, file: join(copy.client, path, 'index.html') })
const siteUrl = 'https://veta.example'
const list = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const articlesOf = (path: string) =>
  [...list(head(path).html).matchAll(/<h2[^>]*><a [^>]*href="\/([^"]+)"/g)].map(([, slug]) => slug)
const projectsOf = (path: string) =>
  [...head(path).html.matchAll(/<(?:li|section) id="([^"]+)"/g)].map(([, id]) => id).filter((id) => id !== 'trabajos')

const change = (file: string, from: string | RegExp, to: string) => {
  const before = readFileSync(file, 'utf8')
  expect(before).toMatch(from)
  writeFileSync(file, before.replace(from, to))
}
const run = (script: string, env: Record<string, string> = {}) => {
  const { options } = copy.build
  return spawnSync(process.execPath, [script], {
    ...options,
    env: { ...options.env, CONTENT_DIR: folder, ...env },
    encoding: 'utf8',
  })
}
const bytesOf = (at: string) =>
  readdirSync(at, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => statSync(join(at, name)).isFile())
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(at, name)))
          .digest('hex')}`,
    )

test('an update keeps the owner’s words, brings its own, and touches nothing of the owner', () => {
  change(join(folder, 'conditions.yaml'), 'Puerta de paso lacada, from: 590', 'Puerta de paso lacada, from: 613')
  expect(run('scripts/photos.ts').status).toBe(0) // the old version has been built once
  const before = bytesOf(folder)
  // What `git pull` brings: other words of a control, and another sample in the checkout's own content.
  change(join(copy.root, 'content/conditions.yaml'), 'from: 590', 'from: 111')
  change(join(copy.root, 'app/renderer/document.tsx'), /<html /, '<html data-version="2" ')
  const encoded = bytesOf(join(copy.root, 'content/photos'))
  expect(run('scripts/photos.ts').stderr).toBe('')
  expect(run('scripts/build-site.ts').status).toBe(0)
  const page = readFileSync(join(copy.client, 'carpinteria/index.html'), 'utf8')
  expect(page).toContain('613')
  expect(page).toContain('data-version="2"')
  expect(page).not.toContain('111 €')
  expect(readdirSync(join(copy.client, 'photos')).length).toBeGreaterThan(100)
  expect(bytesOf(folder)).toEqual(before)
  expect(bytesOf(join(copy.root, 'content/photos'))).toEqual(encoded)
}, 300_000)

describe('of a content that has grown', () => {
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
    const fileOf = (n: number) => JSON.parse(built(searchFilePath(n))) as SearchFile
    const entries = Array.from({ length: fileOf(1).files }, (_, i) => fileOf(i + 1).entries).flat()
    const works = entries.filter(({ kind }) => kind === 'Pieza').map(({ url }) => url.split('#') as [string, string])
    expect(works).toHaveLength(40)
    // A work with a story has a page of its own.
    for (const [path, id] of works)
      if (id) expect(projectsOf(path)).toContain(id)
      else expect(path).toMatch(/^\/proyectos\/[a-z]/)
  })

  test('every page stands in the sitemap, the newest twenty articles in the feed', () => {
    const addresses = all(readXml(built('sitemap.xml')), 'url').map((url) => textOf(url, 'loc'))
    for (const path of ['/cuaderno-1', '/noticias/3', '/proyectos', '/proyectos/4'])
      expect(addresses).toContain(siteUrl + path)
    const ids = all(readXml(built('feed.xml')), 'entry').map((entry) => textOf(entry, 'id'))
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
})

test('a wrong setting refuses the build in one sentence, and what was built before goes on being served', async () => {
  for (const name of ['server', 'desk', 'package-lock.json']) cpSync(name, join(copy.root, name), { recursive: true })
  change(join(copy.root, 'content/settings.yaml'), /^home: .*$/m, 'home: carrusel')
  const sentence = /^content\/settings\.yaml: "home" is "carrusel"; expected "slider" or "boxes"\.$/m
  const { options } = copy.build
  const env = { ...options.env, DATA_DIR: join(copy.root, 'data'), PORT: '0', HOST: '127.0.0.1' }
  const refused = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { ...options, env, encoding: 'utf8' })
  expect(refused.status).toBe(1)
  expect(refused.stderr).toMatch(sentence)
  expect(refused.stderr).not.toMatch(/^\s+at /m)
  // As `npm start` does it, and as docs/deploy/veta.service does.
  for (const args of [['scripts/run.mjs', 'start'], serverArguments]) {
    const server = spawn(process.execPath, args, { ...options, env })
    const ended = once(server, 'exit')
    try {
      let output = ''
      const address = await new Promise<string>((resolve, reject) => {
        for (const stream of [server.stdout, server.stderr])
          stream.on('data', (text: Buffer) => {
            output += text
            const found = /is ready: (\S+)/.exec(output)?.[1]
            if (found) resolve(found)
          })
        void ended.then(() => reject(new Error(output)))
      })
      expect(output).toMatch(sentence)
      expect(output.match(/THE LAST GOOD BUILD IS SERVED/g)).toHaveLength(1)
      expect(await (await fetch(`${address}/carpinteria`)).text()).toContain('613')
    } finally {
      server.kill()
      await ended
    }
  }
  // What cannot be served at all is refused.
  const wrong = { ...options, env: { ...env, PORT: 'ocho' }, encoding: 'utf8' } as const
  expect(spawnSync(process.execPath, serverArguments, wrong)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Environment variable PORT is "ocho"; allowed is [^\n]+\n$/),
  })
}, 300_000)

test('a field that the new version demands stops the build with its file and name', () => {
  change(join(copy.root, 'reader/settings.ts'), '  brand: text', "  motto: textField('Lema'),\n  brand: text")
  const { status, stderr } = run('scripts/build-site.ts', { BUILD_DIR: 'build-next' })
  expect(status).not.toBe(0)
  expect(stderr).toContain('content/settings.yaml: "motto" is missing')
  expect(readFileSync(join(copy.client, 'carpinteria/index.html'), 'utf8')).toContain('613')
}, 300_000)
