// Lists: of several pages how many entries, and at which addresses.

export const newsList = '/noticias'
export const projectsList = '/proyectos'

export const perPage = 12

export const pageCount = (entries: number) => Math.max(1, Math.ceil(entries / perPage))

/** Page `at` of a list, counted from 1. Undefined when the list has no such page. */
export function pageOf<T>(entries: readonly T[], at: number): T[] | undefined {
  if (!Number.isInteger(at) || at < 1 || at > pageCount(entries.length)) return undefined
  return entries.slice((at - 1) * perPage, at * perPage)
}

/** `/noticias`, `/noticias/2`, … */
export const pageAddress = (list: string, at: number) => (at === 1 ? list : `${list}/${at}`)

/** Number of the page at an address of a list; the list itself is page 1. */
export const pageNumber = (address: string) => Number(/\/(\d+)$/.exec(address)?.[1] ?? 1)

/** Numbers of a page bar: the first, the last, those about `at`; null where some are left out. */
export function pageNumbers(at: number, last: number): (number | null)[] {
  const near = Array.from({ length: last }, (_, i) => i + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - at) <= 1,
  )
  return near.flatMap((page, i) => {
    const before = near[i - 1] ?? page - 1
    return page - before > 2 ? [null, page] : page - before === 2 ? [page - 1, page] : [page]
  })
}

/** A list from that with number `first` on, what stands before it at the end. */
export const turned = <T>(list: readonly T[], first: number): T[] => [...list.slice(first), ...list.slice(0, first)]
