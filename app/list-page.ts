// What the pages of a list of several pages have in common, whatever the list holds.
import type { MetaDescriptor } from 'react-router'
import { pageAddress, pageNumbers } from '#content/lists.ts'
import { failedMeta } from './growing-page.tsx'
import { pageMeta, sharePicture, titleOf } from './page-meta.ts'

/** A list: its title, its address, its description for search engines, and what it holds («noticias del taller»). */
export type List = { title: string; path: string; description: string; holds: string }
/** Where a page stands in its list, counted from 1. */
export type Place = { at: number; last: number }

type MetaArgs = {
  loaderData: Place | undefined
  error?: unknown
  params: Readonly<Record<string, string | undefined>>
  matches: Parameters<typeof failedMeta>[2] & Parameters<typeof titleOf>[1]
  location: { pathname: string }
}

/** Head of one page: the later ones say their number, and each names its neighbours. */
export function listMeta({ loaderData, error, params, matches, location }: MetaArgs, list: List): MetaDescriptor[] {
  if (!loaderData) return failedMeta(error, params, matches)
  const { at, last } = loaderData
  const title = titleOf(at === 1 ? list.title : `${list.title} — página ${at}`, matches)
  const description = at === 1 ? list.description : `Página ${at} de ${last} de ${list.holds}.`
  const neighbour = (rel: string, page: number) =>
    page > 0 && page <= last ? [{ tagName: 'link', rel, href: pageAddress(list.path, page) }] : []
  return [
    ...pageMeta({ matches, location, title, description, picture: sharePicture(list.path) }),
    ...neighbour('prev', at - 1),
    ...neighbour('next', at + 1),
  ]
}

export function listCrumbs({ title, path }: List, at: number) {
  const home = { name: 'Inicio', to: '/' }
  return at === 1 ? [home, { name: title }] : [home, { name: title, to: path }, { name: `Página ${at}` }]
}

/** What the bar of pages under the list needs. */
export const pageBar = ({ path }: List, { at, last }: Place) => ({
  at,
  last,
  numbers: pageNumbers(at, last),
  address: (page: number) => pageAddress(path, page),
})
