import { type EnvironmentModuleNode, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { plainPath } from '#contracts/addresses.ts'
import { contentFolder } from '#reader/content.ts'
import type * as Renderer from '../render.tsx'

const script = '/app/entry.ts'

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
  const { renderPage, routeTable, otherFiles }: typeof Renderer =
    await renderer(server).import('/app/renderer/render.tsx')
  const path = plainPath(new URL(address, 'http://localhost').pathname)
  const other = otherFiles[path]
  if (other) return { status: 200, type: other.type, body: other.text() }
  const module = routeTable().get(path)
  const { html } = await renderPage(path, module ?? 'not-found', { css: '', script })
  const styles = await Promise.all(
    [
      ...stylesOf(
        server.environments.ssr?.moduleGraph.getModulesByFile(`${server.config.root}/app/renderer/render.tsx`),
      ),
    ].map((url) => style(server, url)),
  )
  const body = await server.transformIndexHtml(address, html.replace('</head>', `${styles.join('')}</head>`))
  return { status: module ? 200 : 404, type: 'text/html; charset=utf-8', body }
}

/** Addresses of all style sheets that the pages rendered so far have imported. */
function stylesOf(modules: Iterable<EnvironmentModuleNode> = [], seen = new Set<EnvironmentModuleNode>()): Set<string> {
  const found = new Set<string>()
  for (const module of modules) {
    if (seen.has(module)) continue
    seen.add(module)
    if (module.file?.endsWith('.css')) found.add(module.url)
    for (const url of stylesOf(module.importedModules, seen)) found.add(url)
  }
  return found
}

/** As the browser's own half of Vite writes it, which then replaces it when the file changes. */
async function style(server: ViteDevServer, url: string) {
  const { file } = (await server.environments.client.moduleGraph.ensureEntryFromUrl(url)) ?? {}
  const css = await server.environments.client.transformRequest(`${url}?direct`)
  return `<style data-vite-dev-id="${file}">${css?.code ?? ''}</style>`
}
