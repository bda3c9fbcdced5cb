import { builtPages } from './support/built-pages.ts'
import { expect, test } from './support/test.ts'

test('every internal link of every page leads to a page', async ({ request }) => {
  test.setTimeout(180_000)
  const dead: string[] = []
  const seen = new Set(addresses().map(({ path }) => path))
  const queue = [...seen]
  for (let path = queue.shift(); path; path = queue.shift()) {
    const answer = await request.get(path)
    if (!answer.ok()) dead.push(`${path} answers ${answer.status()}`)
    if (!answer.headers()['content-type']?.includes('text/html')) continue
    for (const link of internalLinks(await answer.text(), path)) {
      if (!seen.has(link)) queue.push(link)
      seen.add(link)
    }
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(15)
})

test('links into a page find their target there', async ({ request }) => {
  const missing: string[] = []
  for (const { path } of addresses()) {
    const html = await (await request.get(path)).text()
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) {
      if (!html.includes(`id="${id}"`)) missing.push(`${path}#${id}`)
    }
  }
  expect(missing).toEqual([])
})

test('each page has a title of its own', async ({ request }) => {
  const titles = new Map<string, string[]>()
  for (const { path } of addresses()) {
    const html = await (await request.get(path)).text()
    // Two addresses of one page name the same canonical address.
    if (canonicalOf(html) !== path && canonicalOf(html)) continue
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
    titles.set(title, [...(titles.get(title) ?? []), path])
  }
  const shared = [...titles].filter(([title, paths]) => title === '' || paths.length > 1)
  expect(shared).toEqual([])
})

/** The pages without the error pages, which answer with a status of their own. */
function addresses() {
  return builtPages().filter(isAddress)
}

function isAddress({ path }: { path: string }) {
  return !['/404.html', '/500.html'].includes(path)
}

function internalLinks(html: string, from: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href]) =>
    (href as string).replaceAll('&amp;', '&'),
  )
  // What the server fills in on /thank-you is none yet.
  const urls = hrefs.filter((href) => !href.startsWith('{')).map((href) => new URL(href, `http://site${from}`))
  return urls
    .filter(({ host, protocol }) => host === 'site' && protocol === 'http:')
    .map(({ pathname, search }) => pathname + search)
}

function canonicalOf(html: string): string | undefined {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  return href && URL.canParse(href) ? new URL(href).pathname : undefined
}
