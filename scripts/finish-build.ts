// What happens to the prerendered files before they are served: each page gets its CSS inline and its script late,
// the hosts get their headers, and every text file gets compressed siblings.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings } from '#content/settings.ts'
import { compressFiles } from './finish/compress.ts'
import { deferScripts } from './finish/defer-scripts.ts'
import { headersFor, staticHostHeaders, withPolicy } from './finish/headers.ts'
import { inlineStyles } from './finish/inline-styles.ts'
import { factsOf, type Page, type PageFacts, readPages } from './finish/pages.ts'
import { staticHostRedirects } from './finish/redirects.ts'
import { serverErrorPage } from './finish/server-error-page.ts'
import { shareStyles } from './finish/shared-styles.ts'
import { writeSharePictures } from './share-pictures.ts'
import { writeSiteFiles } from './site-files.ts'

/** @param buildDirectory where React Router has put `client/` */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client')
  // A static host answers unknown addresses with 404.html; ours does the same.
  await rename(join(client, '__spa-fallback.html'), join(client, '404.html'))
  const read = styleReader(client)
  const pages: PageFacts[] = []
  const styles = new Map<string, Set<string>>()
  let notFound = ''
  for await (const page of readPages(client)) {
    const html = await finishPage(client, page, read, styles)
    if (page.path === '/404.html') notFound = html
    pages.push(factsOf({ ...page, html }))
  }
  await shareStyles(client, styles, read)
  if (!notFound) throw new Error('finish-build: there is no 404.html to take the look of 500.html from.')
  const serverError = {
    path: '/500.html',
    file: join(client, '500.html'),
    html: withPolicy(serverErrorPage(notFound), readSettings()),
  }
  await writeFile(serverError.file, serverError.html)

  const headers = headersFor([...pages, factsOf(serverError)], readSettings())
  await writeFile(join(buildDirectory, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
  await writeFile(join(client, '_headers'), staticHostHeaders(headers))
  await writeFile(join(client, '_redirects'), staticHostRedirects())
  await writeSiteFiles(client, pages)
  await Promise.all([compressFiles(client), writeSharePictures(client, pages)])
}

type StyleReader = (href: string) => Promise<string>

/** Many pages share few stylesheets. */
function styleReader(client: string): StyleReader {
  const sheets = new Map<string, Promise<string>>()
  return (href) => {
    const sheet = sheets.get(href) ?? readFile(join(client, href), 'utf8')
    sheets.set(href, sheet)
    return sheet
  }
}

/**
 * Rewrites one page, gives its HTML, and notes its stylesheets in `styles` by its language. A page without React
 * Router's scripts (a redirect) stays as it is.
 */
async function finishPage(client: string, page: Page, read: StyleReader, styles: Map<string, Set<string>>) {
  if (!page.html.includes('__reactRouterContext')) return page.html
  const styled = await inlineStyles(page.html, read)
  const language = /<html lang="(\w+)"/.exec(page.html)?.[1] ?? ''
  const known = styles.get(language) ?? new Set()
  styles.set(language, known)
  for (const href of styled.hrefs) known.add(href)
  const { html: deferred, module } = deferScripts(styled.html)
  const html = withPolicy(deferred, readSettings())
  await mkdir(join(client, 'assets'), { recursive: true })
  await writeFile(join(client, module.address), module.code)
  await writeFile(page.file, html)
  return html
}
