// What happens to the prerendered files before they are served: each page gets its CSS inline and its script late,
// the hosts get their headers, and every text file gets compressed siblings.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings } from '#content/settings.ts'
import { compressFiles } from './finish/compress.ts'
import { deferScripts } from './finish/defer-scripts.ts'
import { headersFor, staticHostHeaders, withPolicy } from './finish/headers.ts'
import { inlineStyles } from './finish/inline-styles.ts'
import { findPages, type Page } from './finish/pages.ts'
import { serverErrorPage } from './finish/server-error-page.ts'
import { writeSiteFiles } from './site-files.ts'

/** @param buildDirectory where React Router has put `client/` */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client')
  // A static host answers unknown addresses with 404.html; ours does the same.
  await rename(join(client, '__spa-fallback.html'), join(client, '404.html'))
  const pages = await findPages(client)
  for (const page of pages) await finishPage(client, page)

  const notFound = pages.find(({ path }) => path === '/404.html')
  if (!notFound) throw new Error('finish-build: there is no 404.html to take the look of 500.html from.')
  const serverError = {
    path: '/500.html',
    file: join(client, '500.html'),
    html: withPolicy(serverErrorPage(notFound.html), readSettings()),
  }
  await writeFile(serverError.file, serverError.html)

  const headers = headersFor([...pages, serverError], readSettings())
  await writeFile(join(buildDirectory, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
  await writeFile(join(client, '_headers'), staticHostHeaders(headers))
  await writeSiteFiles(client, pages)
  await compressFiles(client)
}

/** Rewrites one page; a page without React Router's scripts (a redirect) stays as it is. */
async function finishPage(client: string, page: Page): Promise<void> {
  if (!page.html.includes('__reactRouterContext')) return
  const styled = inlineStyles(page.html, (href) => readFile(join(client, href), 'utf8'))
  const { html: deferred, module } = deferScripts(await styled)
  const html = withPolicy(deferred, readSettings())
  await mkdir(join(client, 'assets'), { recursive: true })
  await writeFile(join(client, module.address), module.code)
  page.html = html
  await writeFile(page.file, html)
}
