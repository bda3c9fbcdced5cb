// What the build and the development server ask for a page.
import { renderToStaticMarkup } from 'react-dom/server'
import { readDesignPrices } from '#reader/design-prices.ts'
import { readShopProducts } from '#reader/products.ts'
import { readSettings } from '#reader/settings.ts'
import { onPage, readSite } from '#reader/site.ts'
import { islands } from '../islands.ts'
import { fileOf, notFound, routeTable, shellOf } from '../routes.ts'
import { piecesFile } from '../sections/design-ways/pieces-file.ts'
import chosenScript from '../template/sections/product-choice/chosen.inline.ts?script'
import relatedScript from '../template/sections/product-choice/related.inline.ts?script'
import ownCartScript from '../template/shop/cart/own-cart.inline.ts?script'
import { trunk, yearRings } from '../ui/growth-rings/year-rings-files.ts'
import { LanguageContext } from '../ui/language/language.ts'
import { Document, type PageFiles } from './document.tsx'
import { factsOf } from './facts.ts'
import firstScript from './first.inline.ts?script'
import { nameIslands } from './island/island.tsx'
import { jsonInHtml } from './json-in-html.ts'
import { headerPolicy, policyInPage } from './policy.ts'
import { requireKnown } from './require-known.ts'
import type { PageFacts, RouteModule } from './route.ts'
import { speculationRules } from './speculation-rules.ts'

export { movedPage, serverErrorPage } from './small-pages.tsx'
export { notFound, routeTable }

const modules = import.meta.glob<RouteModule>(['../routes/**/*.tsx', '../template/routes/**/*.tsx', '!../**/parts/**'])

const shells = {
  site: {
    language: 'es',
    file: 'app/shell/site-shell.tsx',
    load: async () => (await import('../shell/site-shell.tsx')).SiteShell,
  },
  template: {
    language: 'en',
    file: 'app/template/shell/template-shell.tsx',
    load: async () => (await import('../template/shell/template-shell.tsx')).TemplateShell,
  },
} as const

/** The files with whose imports a page begins: their CSS is the page's. */
export const sourcesOf = (module: string) => [
  'app/renderer/render.tsx',
  shells[shellOf(module)].file,
  `app/${fileOf(module)}`,
]

/** Every script that may stand in a page itself. The build fails on any other. */
const inlineScripts: readonly string[] = [
  firstScript,
  chosenScript,
  relatedScript,
  ownCartScript,
  jsonInHtml(speculationRules),
]

/** The policy that a host sends with every page. */
export const policy = () => headerPolicy(inlineScripts)

/** Files beside the pages, by path. */
export const otherFiles: Record<string, { type: string; text: () => string }> = {
  '/data/products.json': { type: 'application/json', text: () => JSON.stringify(readShopProducts()) },
  '/anillos.svg': { type: 'image/svg+xml', text: () => yearRings(readSettings().years) },
  '/tronco.svg': { type: 'image/svg+xml', text: trunk },
  '/piezas.svg': { type: 'image/svg+xml', text: () => piecesFile(readDesignPrices()) },
}

/** The page at `path`, which `module` makes. @throws where there is no such module */
export async function renderPage(
  path: string,
  module: string,
  files: PageFiles,
): Promise<{ html: string; facts: PageFacts }> {
  const load = modules[`../${fileOf(module)}`]
  if (!load) throw new Error(`app/routes.ts: there is no module app/${fileOf(module)} for ${path}.`)
  const { loader, meta, header = 'bar', default: Page } = await load()
  await nameIslands(islands)
  const { language, load: loadShell } = shells[shellOf(module)]
  const Shell = await loadShell()
  const whole = readSite()
  const loaderData = loader?.({ path })
  const { structuredData, message } = (loaderData ?? {}) as { structuredData?: object; message?: string }
  const head = meta({ path, loaderData, site: whole })
  const address = path === notFound ? '' : path
  const site = address ? onPage(whole, head.title, message) : whole
  const markup = renderToStaticMarkup(
    <LanguageContext value={language}>
      <Document site={site} meta={head} path={address} files={files} structuredData={structuredData}>
        <Shell site={site} path={address} header={header}>
          <Page path={path} loaderData={loaderData} />
        </Shell>
      </Document>
    </LanguageContext>,
  )
  requireKnown(path, markup, inlineScripts)
  const policy = policyInPage(
    inlineScripts.filter((script) => markup.includes(script)),
    [files.css],
    path,
  )
  const html = `<!DOCTYPE html>${markup.replace(charset, () => charset + policy)}`
  return { html: shortened(html), facts: factsOf(path, language, head, site, markup) }
}

/**
 * JSON needs no entities between single quotes, which React escapes in any case; HTML needs no slash at the end of an
 * element without content; what an icon says of itself nobody asks.
 */
const shortened = (html: string) =>
  html
    .replace(/ (data-\w+)="([^"]*&quot;[^"]*)"/g, (_, name, json) => ` ${name}='${json.replaceAll('&quot;', '"')}'`)
    .replace(/(<(?:source|img|br|meta|link|input)\b[^>]*)\/>/g, '$1>')
    .replace(/ (?:xmlns="http:\/\/www\.w3\.org\/2000\/svg"|class="lucide [\w -]+")/g, '')

/** The policy is the first that the browser reads of a page, and the last that is known of it. */
const charset = '<meta charSet="utf-8"/>'
