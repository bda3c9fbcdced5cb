import { type MouseEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { followInPlace } from '#app/browser/use-query.ts'
import {
  arrange,
  claimed,
  claimedNumbers,
  countLine,
  isFiltered,
  type ListQuery,
  noQuery,
} from '#app/template/shop/products/product-list.ts'
import { ShopClosed } from '#app/template/shop/products/shop-closed.tsx'
import { useListQuery } from '#app/template/shop/products/use-list-query.ts'
import { useProducts } from '#app/template/shop/products/use-products.ts'
import { panelProps } from '#app/template/ui/tabs/tabs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import css from './listed-products.module.css'
import { type CardProduct, ProductCard } from './product-card.tsx'
import { Toolbar } from './toolbar.tsx'

const firstInList = 6
const moreInList = 3

/**
 * The products as a grid or a list, in the order and with the filters that the address names.
 * @param first what the prerendered grid shows, until the products are there that can be sorted and filtered
 */
export function ListedProducts({ first }: { first: CardProduct[] }) {
  const base = useId()
  const { query: wanted, address, change } = useListQuery()
  const { products, error } = useProducts()
  const query = products ? wanted : noQuery
  const found: CardProduct[] = products ? arrange(products, query) : first
  const { visible, more, list } = useReveal(query)
  const shown = query.view === 'list' ? found.slice(0, visible) : found
  const filtered = isFiltered(query)

  if (error) return <ShopClosed />
  return (
    <>
      <Toolbar base={base} query={wanted} count={countLine(shown.length, found.length, query)} onChange={change} />
      {filtered && (
        <p className={`wraps apart ${css.filters}`}>
          <span>{filterWords(query)}</span>
          <a href={address(noFilters)} onClick={followInPlace} className={`target ${css.clear}`}>
            Clear filters
          </a>
        </p>
      )}
      {query.page > 1 && !filtered && (
        <p className={`caption ${css.note}`} role="status">
          Page {query.page} of 8. The sample shop owns twelve pieces, and every page shows them; the other thirty are
          still trees.
        </p>
      )}
      <div {...panelProps(base, wanted.view)}>
        <ul
          className={css.products}
          data-view={query.view}
          data-order={query.view === 'grid' && !filtered && query.sort === 'default' ? 'own' : undefined}
          ref={list}
        >
          {shown.map((product, i) => (
            <ProductCard key={product.id} product={product} view={query.view} priority={i === 0} />
          ))}
        </ul>
        {found.length === 0 && (
          <p className={`lead ${css.nothing}`}>Nothing of this kind stands in the workshop today.</p>
        )}
        {query.view === 'list' && found.length > visible && (
          <div className={css.more}>
            <Button type="button" onClick={more}>
              Discover All Products
            </Button>
          </div>
        )}
      </div>
      {!filtered && (
        <Pagination
          at={query.page}
          last={claimed.pages}
          numbers={claimedNumbers(query.page)}
          address={(page) => address({ page: page > 1 ? page : null })}
          onClick={turnPage}
        />
      )}
    </>
  )
}

/** In place, and at its beginning. */
function turnPage(event: MouseEvent<HTMLAnchorElement>) {
  followInPlace(event)
  if (event.defaultPrevented) scrollTo({ top: 0 })
}

const noFilters = { category: null, item: null, tag: null, min: null, max: null }

/** List view: 6 products, and 3 more each time; the focus goes to the first of them. */
function useReveal({ category, item, tag, min, max, sort }: ListQuery) {
  const choice = [category, item, tag, min, max, sort].join()
  const [state, setState] = useState({ choice, visible: firstInList })
  const list = useRef<HTMLUListElement>(null)
  const visible = state.choice === choice ? state.visible : firstInList
  const more = () => {
    flushSync(() => setState({ choice, visible: visible + moreInList }))
    list.current?.children[visible]?.querySelector('a')?.focus()
  }
  return { visible, more, list }
}

function filterWords({ category, item, tag, min, max }: ListQuery): string {
  const prices = [min !== null && `from $${min}`, max !== null && `to $${max}`].filter(Boolean).join(' ')
  return [category, item.replaceAll('-', ' '), tag, prices].filter(Boolean).join(' / ')
}
