import { join } from 'node:path'
import { type EnvironmentModuleNode, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { plainPath } from '#contracts/addresses.ts'
import { contentFolder } from '#reader/content.ts'
import type * as Renderer from '../render.tsx'
import { rendererFile, withOwnSheet } from './page-files.ts'

const script = '/app/entry.ts'
const documentFile = 'app/renderer/document.tsx'

/** `npm run dev`: each page is rendered when it is asked for; a change of what it was made from loads it again. */
export const developmentPages = (): Plugin => ({
  name: 'development-pages',
  apply: 'serve',
  configureServer(server) {
    server.watcher.add(contentFolder()).on('change', (file) => {
      if (!/\.(md|ya?ml|json)$/.test(file)) return
      renderer(server).clearCache() // with it what has been read of content/
      server.environments.client.hot.send({ type: 'full-reload' })
    })
    return () =>
      server.middlewares.use((req, res, next) => {
        answer(server, req.originalUrl ?? '/').then(
          (page) => res.setHeader('Content-Type', page.type).writeHead(page.status).end(page.body),
          (error: Error) => {
            server.ssrFixStacktrace(error)
            next(error)
          },
        )
      })
  },
  // Islands and scripts keep their hot reload; what only pages are made from is not in the browser's graph.
  hotUpdate({ modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return
    const known = modules.every(
      ({ file }) => file && server.environments.client.moduleGraph.getModulesByFile(file)?.size,
    )
    if (!known) server.environments.client.hot.send({ type: 'full-reload' })
  },
})

function renderer(server: ViteDevServer) {
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that renders.')
  return ssr.runner
}

async function answer(server: ViteDevServer, address: string) {
  const { renderPage, routeTable, otherFiles, sourcesOf }: typeof Renderer = await renderer(server).import(
    `/${rendererFile}`,
  )
  const path = plainPath(new URL(address, 'http://localhost').pathname)
  const other = otherFiles[path]
  if (other) return { status: 200, type: other.type, body: other.text() }
  const known = routeTable().get(path)
  const module = known ?? 'not-found'
  const { html } = await renderPage(path, module, { css: '', script })
  const sheets = sheetsOf(server, sourcesOf(module))
  const styles = await Promise.all(sheets.map((url) => style(server, url)))
  const body = await server.transformIndexHtml(address, html.replace('</head>', `${styles.join('')}</head>`))
  return { status: known ? 200 : 404, type: 'text/html; charset=utf-8', body }
}

/** Addresses of the style sheets that a page's sources import, the deepest first, as the build takes them. */
function sheetsOf({ config: { root }, environments }: ViteDevServer, sources: string[]): string[] {
  const seen = new Set<EnvironmentModuleNode>()
  const sheets = (module: EnvironmentModuleNode): string[] => {
    if (seen.has(module) || withOwnSheet.some((file) => module.file === join(root, file))) return []
    seen.add(module)
    return [...[...module.importedModules].flatMap(sheets), ...(module.file?.endsWith('.css') ? [module.url] : [])]
  }
  // The renderer loads all pages; what it brings to each of them comes with the document.
  const files = sources.map((source) => join(root, source === rendererFile ? documentFile : source))
  return files.flatMap((file) => [...(environments.ssr?.moduleGraph.getModulesByFile(file) ?? [])].flatMap(sheets))
}

/** As the browser's own half of Vite writes it, which then replaces it when the file changes. */
async function style(server: ViteDevServer, url: string) {
  const { file } = (await server.environments.client.moduleGraph.ensureEntryFromUrl(url)) ?? {}
  const css = await server.environments.client.transformRequest(`${url}?direct`)
  return `<style data-vite-dev-id="${file}">${css?.code ?? ''}</style>`
}
