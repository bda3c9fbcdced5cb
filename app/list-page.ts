// What the pages of a list of several pages have in common, whatever the list holds.
import { pageAddress, pageNumbers } from '#content/lists.ts'
import { sharePicture } from '#contracts/addresses.ts'
import type { Meta } from './route.ts'

/** A list: its title, its address, its description for search engines, and what it holds («noticias del taller»). */
export type List = { title: string; path: string; description: string; holds: string }
/** Where a page stands in its list, counted from 1. */
export type Place = { at: number; last: number }

/** Head of one page: the later ones say their number, and each names its neighbours. */
export function listMeta({ at, last }: Place, list: List): Meta {
  const address = (page: number) => (page > 0 && page <= last ? pageAddress(list.path, page) : undefined)
  return {
    title: at === 1 ? list.title : `${list.title} — página ${at}`,
    description: at === 1 ? list.description : `Página ${at} de ${last} de ${list.holds}.`,
    picture: sharePicture(list.path),
    prev: address(at - 1),
    next: address(at + 1),
  }
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
