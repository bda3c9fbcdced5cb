// What hosts and machines need beside the pages, made of what is known of them; every text file gets compressed siblings.
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageFacts } from '#app/renderer/route.ts'
import { contentFolder } from '#reader/content.ts'
import { writeSharePictures } from '../share-pictures.ts'
import { writeSiteFiles } from '../site-files.ts'
import { compressFiles } from './compress.ts'
import { headersFor, staticHostHeaders, staticHostRedirects } from './headers.ts'

/** @param folder of the build, with `client/` */
export async function finishBuild(folder: string, pages: readonly PageFacts[], policy: string): Promise<void> {
  const client = join(folder, 'client')
  const headers = headersFor(policy)
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
