// What the build and the development server ask for a page.
import { renderToStaticMarkup } from 'react-dom/server'
import { readSite } from '#content/site.ts'
import { readShopProducts } from '#content/template/products.ts'
import { Document, type PageFiles } from './document/document.tsx'
import type { RouteModule } from './route.ts'
import { notFound, routeTable, shellOf } from './routes.ts'

export { routeTable }

const modules = import.meta.glob<RouteModule>('./routes/**/*.tsx')

const shells = {
  site: async () => (await import('./shell/site-shell.tsx')).SiteShell,
  template: async () => (await import('./shell/template-shell.tsx')).TemplateShell,
}

/** The files with whose imports a page begins: their CSS is the page's. */
export const sourcesOf = (module: string) => [
  'app/render.tsx',
  `app/shell/${shellOf(module)}-shell.tsx`,
  `app/routes/${module}.tsx`,
]

/** Files beside the pages, by path. */
export const dataFiles: Record<string, () => unknown> = { '/data/products.json': () => readShopProducts() }

/** The HTML of the page at `path`, which `module` in routes/ makes. @throws where there is no such module */
export async function renderPage(path: string, module: string, files: PageFiles): Promise<string> {
  const load = modules[`./routes/${module}.tsx`]
  if (!load) throw new Error(`app/routes.ts: there is no module app/routes/${module}.tsx for ${path}.`)
  const { loader, meta, header = 'bar', default: Page } = await load()
  const Shell = await shells[shellOf(module)]()
  const site = readSite()
  const loaderData = loader?.({ path })
  const { structuredData } = (loaderData ?? {}) as { structuredData?: object }
  const address = path === notFound ? '' : path
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <Document
      site={site}
      lang={shellOf(module) === 'template' ? 'en' : 'es'}
      meta={meta({ path, loaderData, site })}
      path={address}
      files={files}
      structuredData={structuredData}
    >
      <Shell site={site} path={address} header={header}>
        <Page path={path} loaderData={loaderData} />
      </Shell>
    </Document>,
  )}`
}
