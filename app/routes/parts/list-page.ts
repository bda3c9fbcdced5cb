// What the pages of any paginated list have in common.

import type { Meta } from '#app/renderer/route.ts'
import { sharePicture } from '#contracts/addresses.ts'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import type { SearchEntry } from '#contracts/search.ts'
import { pageAddress, pageNumbers } from '#reader/lists.ts'
import { listWords } from '#words/lists-words.ts'

/** A list: its title, its address, its description for search engines, what it holds («noticias del taller»), and by
 * which words the search finds it. */
export type List = {
  title: string
  path: string
  description: string
  holds: string
  found: Pick<SearchEntry, 'text' | 'words'>
}
type Listed = { file: string; picture: CaptionedPicture }
/** Position of a page in its list, counted from 1. */
export type Place = { at: number; last: number }

/** Head of one page: the later ones say their number, and each names its neighbours. */
export function listMeta({ at, last }: Place, list: List, listed: readonly Listed[]): Meta {
  const address = (page: number) => (page > 0 && page <= last ? pageAddress(list.path, page) : undefined)
  return {
    title: at === 1 ? list.title : listWords.title(list.title, at),
    description: at === 1 ? list.description : listWords.description(at, last, list.holds),
    ...(at === 1 ? { photo: listed[0]?.picture, search: list.found } : { picture: sharePicture(list.path) }),
    sources: listed.map(({ file }) => file),
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
