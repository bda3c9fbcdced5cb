import type { MetaDescriptor } from 'react-router'

type Match = { id: string; loaderData?: unknown } | undefined
type Page = {
  /** Matches of the meta function: the site's data is read from the root loader. */
  matches: readonly Match[]
  location: { pathname: string }
  /** Whole document title; see `titleOf` for the usual form. */
  title: string
  /** 70–160 characters for search engines. */
  description: string
  /** Template pages: kept out of search engines. */
  noindex?: boolean
  /** Kind of the page for social networks. */
  type?: 'website' | 'article'
  /** Address of its picture in social networks, where another page draws it. */
  picture?: string
}

/** Head of a page: title, description, canonical address and the cards of social networks. */
export function pageMeta({
  matches,
  location,
  title,
  description,
  noindex = false,
  type = 'website',
  picture,
}: Page): MetaDescriptor[] {
  const site = matches[0]?.loaderData as { brand: string; website: { href: string } } | undefined
  if (!site) return [{ title }]
  const path = location.pathname.replace(/(?<=.)\/$/, '')
  const address = `${site.website.href}${path}`
  const basics = [{ title }, { name: 'description', content: description }]
  if (noindex) return [...basics, { name: 'robots', content: 'noindex' }]
  return [
    ...basics,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:locale', content: 'es_ES' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${site.website.href}${picture ?? sharePicture(path)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Address of the 1200 × 630 picture that the build draws for a page (scripts/share-pictures.ts). */
export const sharePicture = (path: string) =>
  `/share/${path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-')}.jpg`

/** Head of what is no page of its own; `site` is the root's data. */
export const bareMeta = (title: string, site: unknown): MetaDescriptor[] => [
  { title: titleOf(title, [{ id: 'root', loaderData: site }]) },
  { name: 'robots', content: 'noindex' },
]
export const notFoundMeta = (site: unknown) => bareMeta('404 — Pagina no encontrada', site)

/** «Page | Brand», the form of a document title. */
export function titleOf(page: string, matches: readonly Match[]): string {
  const brand = (matches[0]?.loaderData as { brand: string } | undefined)?.brand
  return brand ? `${page} | ${brand}` : page
}
