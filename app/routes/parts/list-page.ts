// What the pages of any paginated list have in common.

import type { Meta } from '#app/renderer/route.ts'
import { sharePicture } from '#contracts/addresses.ts'
import { pageAddress, pageNumbers } from '#reader/lists.ts'
import { listWords } from '#words/lists-words.ts'

/** A list: its title, its address, its description for search engines, and what it holds («noticias del taller»). */
export type List = { title: string; path: string; description: string; holds: string }
/** Position of a page in its list, counted from 1. */
export type Place = { at: number; last: number }

/** Head of one page: the later ones say their number, and each names its neighbours. */
export function listMeta({ at, last }: Place, list: List): Meta {
  const address = (page: number) => (page > 0 && page <= last ? pageAddress(list.path, page) : undefined)
  return {
    title: at === 1 ? list.title : listWords.title(list.title, at),
    description: at === 1 ? list.description : listWords.description(at, last, list.holds),
    picture: sharePicture(list.path),
    prev: address(at - 1),
    next: address(at + 1),
  }
}

export function listCrumbs({ title, path }: List, at: number) {
  return at === 1 ? [{ name: title }] : [{ name: title, to: path }, { name: listWords.page(at) }]
}

/** What the bar of pages under the list needs. */
export const pageBar = ({ path }: List, { at, last }: Place) => ({
  at,
  last,
  numbers: pageNumbers(at, last),
  address: (page: number) => pageAddress(path, page),
})
