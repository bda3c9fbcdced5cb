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
}

/** Head of a page: title, description, canonical address and the robots' word. */
export function pageMeta({ matches, location, title, description, noindex = false }: Page): MetaDescriptor[] {
  const site = matches[0]?.loaderData as { brand: string; siteUrl: string } | undefined
  if (!site) return [{ title }]
  const address = `${site.siteUrl}${location.pathname === '/' ? '/' : location.pathname.replace(/\/$/, '')}`
  return [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : [{ tagName: 'link' as const, rel: 'canonical', href: address }]),
  ]
}

/** «Page | Brand», the form of a document title. */
export function titleOf(page: string, matches: readonly Match[]): string {
  const brand = (matches[0]?.loaderData as { brand: string } | undefined)?.brand
  return brand ? `${page} | ${brand}` : page
}
