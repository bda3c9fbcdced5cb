// What a module in routes/ or template/routes/ exports, and what its parts are given.
import type { ComponentType } from 'react'
import type { SiteData } from '#reader/site.ts'

/** Address of the page that is built: `/`, `/noticias/2`. */
export type LoaderArgs = { path: string }

export type MetaArgs<Data = unknown> = LoaderArgs & { loaderData: Data; site: SiteData }

/** What the head of a page says: see head.tsx. */
export type Meta = {
  /** Name of the page; the document's title is «Name | Brand». */
  title: string
  /** Where the document's title has another form. */
  wholeTitle?: string
  /** 70–160 characters for search engines. */
  description?: string
  /** Kept out of search engines. */
  noindex?: boolean
  /** Kind of the page for social networks. */
  type?: 'website' | 'article'
  /** Address of its picture in social networks, where another page draws it. */
  picture?: string
  /** Addresses of its neighbours in a list of several pages. */
  prev?: string
  next?: string
}

/** Props of the page's component. `Data` is what the route's loader returns: `PageProps<typeof loader>`. */
export type PageProps<Loader extends (args: LoaderArgs) => unknown = () => undefined> = LoaderArgs & {
  loaderData: ReturnType<Loader>
}

/** Each page has data of its own, on which its loader and its component agree. */
export type RouteModule = {
  loader?: (args: LoaderArgs) => unknown
  meta: (args: MetaArgs) => Meta
  /** Of template pages with a layout of their own; without it a bar across the page. */
  header?: 'side' | 'top'
  default: ComponentType<LoaderArgs & { loaderData: unknown }>
}
