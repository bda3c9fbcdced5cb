// First of all: it declares the order of the cascade layers.
import './styles/index.css'

import { isValidElement, type ReactNode, useLayoutEffect } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { useMeasuring } from '#app/behaviour/measuring.ts'
import type { PageHandle } from '#app/behaviour/page-handle.ts'
import { PageNavigation } from '#app/behaviour/page-navigation.tsx'
import { usePageStyles } from '#app/behaviour/page-styles.ts'
import { guardRouteModules } from '#app/behaviour/route-chunks.ts'
import { CalmScrollRestoration } from '#app/behaviour/scroll-restoration.tsx'
import { ignoreSkippedTransitions } from '#app/behaviour/skipped-transitions.ts'
import { keepTheme, lightClass, themeScript } from '#app/behaviour/theme.ts'
import { useArrival } from '#app/behaviour/use-arrival.ts'
import { NotFoundPage } from '#app/shell/errors/not-found-page.tsx'
import { RouterErrorPage } from '#app/shell/errors/router-error-page.tsx'
import { Shell } from '#app/shell/shell.tsx'
import { wordsIn } from '#app/shell/words.ts'
import { readSite } from '#content/site.ts'
import type { Route } from './+types/root'
import { jsonInHtml } from './json-in-html.ts'
import { bareMeta, notFoundMeta } from './page-meta.ts'
import fraunces from './styles/fonts/fraunces.woff2?url'
import instrumentSans from './styles/fonts/instrument-sans.woff2?url'

export const loader = () => readSite()

/** The head of a failure and of an unknown address; every other page has its own. */
export const meta = ({ error, loaderData }: Route.MetaArgs) =>
  error ? bareMeta('Unexpected Application Error!', loaderData) : notFoundMeta(loaderData)

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const
export const links = () => [
  font(fraunces),
  font(instrumentSans),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/atom+xml', title: 'Noticias', href: '/feed.xml' },
]

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const { lang, shell } = useHandle()
  // The fallback page is drawn at the address `/` and served at any other: nothing in it may depend on the address.
  const isFallback = isValidElement(children) && children.type === HydrateFallback
  usePageStyles()
  useArrival()
  useMeasuring(site?.measuring, site?.cookie)
  useLayoutEffect(keepTheme, [])
  useLayoutEffect(guardRouteModules, [])
  useLayoutEffect(ignoreSkippedTransitions, [])
  return (
    <html lang={isFallback ? 'es' : lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f5f1ea" suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body className={lightClass} suppressHydrationWarning>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {site ? (
          <Shell
            site={site}
            lang={isFallback ? 'es' : lang}
            shell={isFallback ? 'site' : shell}
            path={isFallback ? null : canonical(pathname)}
          >
            {children}
          </Shell>
        ) : (
          <main id="contenido">{children}</main>
        )}
        <StructuredData />
        <PageNavigation />
        <CalmScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** The page of an unknown address before its script arrives: served with status 404 for every path without a file. */
export function HydrateFallback() {
  return <NotFoundPage />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { lang } = useHandle()
  return <RouterErrorPage error={error} again={wordsIn(lang).again} />
}

/**
 * What search engines read: the graph of schema.org that the page's loader made (app/structured-data). It stands after
 * all that visitors see, who need not wait for it.
 */
function StructuredData() {
  const page = useMatches().at(-1)?.loaderData as { structuredData?: object } | undefined
  if (!page?.structuredData) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(page.structuredData) }} />
}

/** Prerendering knows a page as `/noticias/`, the browser as `/noticias`. */
const canonical = (path: string) => path.replace(/(?<=.)\/+$/, '')

function useHandle(): Required<PageHandle> {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const all = Object.assign({}, ...handles) as PageHandle
  return { lang: all.lang ?? 'es', shell: all.shell ?? 'site' }
}
