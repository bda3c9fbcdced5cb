import type { Product } from '#contracts/product.ts'

export const sorts = {
  default: 'Default Sorting',
  title: 'Title',
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  popular: 'Popular',
}
export type Sort = keyof typeof sorts

/** What the address of a list says. */
export type ListQuery = {
  view: 'grid' | 'list'
  sort: Sort
  /** 1 to 8. */
  page: number
  category: string
  /** Sub-item of the category. */
  item: string
  tag: string
  /** Prices in dollars; null where there is no limit. */
  min: number | null
  max: number | null
}

/** The shop claims 42 results on 8 pages; twelve of them are there, on each page. */
export const claimed = { shown: 12, results: 42, pages: 8 }

/** 1-4, ..., 8; a page between, reached by Next, is alone between the ends: 1 ... 6 ... 8. */
export const claimedNumbers = (at: number) =>
  at > 4 && at < claimed.pages ? [1, null, at, null, claimed.pages] : [1, 2, 3, 4, null, claimed.pages]

export function readQuery(parameters: URLSearchParams): ListQuery {
  const text = (name: string) => (parameters.get(name) ?? '').toLowerCase()
  const sort = text('sort')
  const page = Number(text('page'))
  const [min, max] = [dollars(text('min')), dollars(text('max'))]
  const turned = min !== null && max !== null && min > max
  return {
    view: text('view') === 'list' ? 'list' : 'grid',
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'default',
    page: Number.isInteger(page) && page >= 1 && page <= claimed.pages ? page : 1,
    category: text('category'),
    item: text('item'),
    tag: text('tag'),
    min: turned ? max : min,
    max: turned ? min : max,
  }
}

const dollars = (text: string) => (/^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : null)

/** What a list shows of which nothing is asked. */
export const noQuery = readQuery(new URLSearchParams())

export const isFiltered = ({ category, item, tag, min, max }: ListQuery) =>
  Boolean(category || item || tag) || min !== null || max !== null

/** The products that the query asks for, in its order. */
export function arrange(products: Product[], query: ListQuery): Product[] {
  const { category, item, tag, min, max, sort } = query
  const found = products.filter(
    (product) =>
      (!category || product.category === category) &&
      (!item || product.item === item) &&
      (!tag || product.tags.includes(tag)) &&
      (min === null || product.price >= min) &&
      (max === null || product.price <= max),
  )
  return sort === 'default' ? found : found.toSorted(orders[sort])
}

const orders: Record<Exclude<Sort, 'default'>, (a: Product, b: Product) => number> = {
  title: (a, b) => a.name.localeCompare(b.name, 'en'),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  popular: (a, b) => b.sold - a.sold,
}

/** 'Showing 1-12 of 42 results', in either view; what is filtered is counted as it is. */
export function countLine(shown: number, found: number, query: ListQuery): string {
  if (found === 0) return 'No results'
  if (!isFiltered(query)) return `Showing 1-${claimed.shown} of ${claimed.results} results`
  return `Showing 1-${shown} of ${found} ${found === 1 ? 'result' : 'results'}`
}

/** The name of a sub-item as an address has it. */
export const itemSlug = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '-')
