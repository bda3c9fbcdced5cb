// What a module in routes/ or template/routes/ exports, and what its parts are given.
import type { ComponentType } from 'react'
import type { CaptionedPicture, Picture } from '#contracts/picture-data.ts'
import type { SearchEntry } from '#contracts/search.ts'
import type { SiteData } from '#reader/site.ts'
import type { Language } from '#words/language.ts'

/** Address of the page that is built: `/`, `/noticias/2`. */
export type LoaderArgs = { path: string }

export type MetaArgs<Data = unknown> = LoaderArgs & { loaderData: Data; site: SiteData }

/** What a page says of itself, beside what it shows: to its head, and to everything that lists pages. */
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
  /** The photograph on its own picture there; without one that of the home page. */
  photo?: CaptionedPicture | undefined
  /** Addresses of its neighbours in a list of several pages. */
  prev?: string
  next?: string
  /** Files of content/ whose change is a change of the page. */
  sources?: readonly string[]
  /** What the site's own search finds it by. */
  search?: PageSearch
}

/** The page as a hit: where it does not say otherwise a page with its name, its address and its description. */
type PageSearch = Partial<Pick<SearchEntry, 'kind' | 'title' | 'text' | 'price'>> & {
  /** Without it the `photo`. */
  picture?: Picture | undefined
  /** Its other pictures: as a hit it has the one that shows what is looked for. */
  seen?: Picture[]
  /** All that is looked at (reader/search.ts); without it all that the page says. */
  words?: string
}

/** What is known of a page once it is rendered: whatever lists pages is made of these. */
export type PageFacts = {
  path: string
  language: Language
  title: string
  /** Canonical address; none for pages that search engines shall not show. */
  address?: string
  /** Addresses of its photographs, each the largest JPEG. */
  images: string[]
  sources: readonly string[]
  /** Its picture in social networks, where it is the page that draws it: address below the site's root, and what is on it. */
  card?: { file: string; title: string; photo: CaptionedPicture | undefined }
  search?: SearchEntry
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
