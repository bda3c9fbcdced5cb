import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { deskPath } from '#contracts/desk.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'

/** The built files of the desk (`desk/` of the build); every other address below it is its one page. */
export function deskFiles(siteDir: string) {
  const root = join(siteDir, 'desk')
  const rewriteRequestPath = (path: string) => path.slice(deskPath.length)
  const file = serveStatic<DeskEnv>({ root, precompressed: true, rewriteRequestPath })
  return (
    new Hono<DeskEnv>()
      .get('/static/:name', file, (c) => c.notFound())
      // Not among the others: a service worker rules what lies below its own address.
      .get('/push-worker.js', file, (c) => c.notFound())
      .get('*', serveStatic({ root, path: 'index.html' }))
  )
}
