// What the build and the development server ask for a page.
import { renderToStaticMarkup } from 'react-dom/server'
import { readSite } from '#content/site.ts'
import { readShopProducts } from '#content/template/products.ts'
import { Document, type PageFiles } from './document/document.tsx'
import type { RouteModule } from './route.ts'
import { notFound, routeTable } from './routes.ts'

export { routeTable }

const modules = import.meta.glob<RouteModule>('./routes/**/*.tsx')

/** Files beside the pages, by path. */
export const dataFiles: Record<string, () => unknown> = { '/data/products.json': () => readShopProducts() }

/** The HTML of the page at `path`. @throws where there is none */
export async function renderPage(path: string, module: string, files: PageFiles): Promise<string> {
  const load = modules[`./routes/${module}.tsx`]
  if (!load) throw new Error(`app/routes.ts: there is no module app/routes/${module}.tsx for ${path}.`)
  const { loader, meta, handle, default: Page } = await load()
  const site = readSite()
  const loaderData = loader?.({ path })
  const { structuredData } = (loaderData ?? {}) as { structuredData?: object }
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <Document
      site={site}
      meta={meta({ path, loaderData, site })}
      path={path === notFound ? '' : path}
      lang={handle?.lang ?? 'es'}
      shell={handle?.shell ?? 'site'}
      header={handle?.header ?? 'bar'}
      files={files}
      structuredData={structuredData}
    >
      <Page path={path} loaderData={loaderData} />
    </Document>,
  )}`
}
