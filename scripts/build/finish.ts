// What happens to the rendered pages before they are served: each gets its policy, the hosts get their headers, machines
// their files, and every text file gets compressed siblings.
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolder } from '#reader/content.ts'
import { readSettings } from '#reader/settings.ts'
import { writeSharePictures } from '../share-pictures.ts'
import { writeSiteFiles } from '../site-files.ts'
import { compressFiles } from './compress.ts'
import { headersFor, requireKnown, staticHostHeaders, withPolicy } from './headers.ts'
import { factsOf, type PageFacts, readPages } from './pages.ts'
import { staticHostRedirects } from './redirects.ts'
import { serverErrorPage } from './server-error-page.ts'

/**
 * @param folder of the build, with `client/`
 * @param scripts that may stand in a page; any other stops the build
 */
export async function finishBuild(folder: string, scripts: readonly string[]): Promise<void> {
  const client = join(folder, 'client')
  const settings = readSettings()
  const pages: PageFacts[] = []
  for await (const page of readPages(client)) {
    if (page.path === '/404.html')
      await writeFile(join(client, '500.html'), withPolicy(serverErrorPage(page.html), settings))
    requireKnown(page, scripts)
    const html = withPolicy(page.html, settings, page.path)
    await writeFile(page.file, html)
    pages.push(factsOf({ ...page, html }))
  }
  const headers = headersFor(pages, settings)
  await writeFile(join(folder, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
  await writeFile(join(client, '_headers'), staticHostHeaders(headers))
  await writeFile(join(client, '_redirects'), staticHostRedirects())
  await writeSiteFiles(client, pages)
  // A server that has to go on with this build needs the texts it was made from.
  await cp(contentFolder(), join(folder, 'content'), { recursive: true, filter: isText })
  await Promise.all([compressFiles(client), writeSharePictures(client, pages)])
}

/** All but the photographs, which the build has made its own of. */
const isText = (path: string) => !/\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(path)
