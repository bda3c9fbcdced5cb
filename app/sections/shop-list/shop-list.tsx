import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { arrange, claimed, claimedNumbers, countLine, isFiltered, type ListQuery } from '#app/behaviour/product-list.ts'
import { useListQuery } from '#app/behaviour/use-list-query.ts'
import { Button } from '#app/ui/button/button.tsx'
import { PageLink } from '#app/ui/page-link/page-link.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { panelProps } from '#app/ui/tabs/tabs.tsx'
import type { Product } from '#contracts/product.ts'
import { ProductCard } from './product-card.tsx'
import css from './shop-list.module.css'
import { Toolbar } from './toolbar.tsx'

const firstInList = 6
const moreInList = 3

type Props = {
  products: Product[]
  /** Where the sidebar stands; `none` leaves room for four columns. */
  sidebar: 'left' | 'right' | 'none'
  /** The sidebar. */
  children?: ReactNode
}

/** The shop's products as a grid or a list, in the order and with the filters that the address names. */
export function ShopList({ products, sidebar, children }: Props) {
  const base = useId()
  const { query, address, change } = useListQuery()
  const found = arrange(products, query)
  const { visible, more, list } = useReveal(query)
  const shown = query.view === 'list' ? found.slice(0, visible) : found
  const filtered = isFiltered(query)

  return (
    <section className={`grid ${css.section}`} data-sidebar={sidebar} aria-label="Products">
      {children && <div className={css.sidebar}>{children}</div>}
      <div className={css.main}>
        <Toolbar base={base} query={query} count={countLine(shown.length, found.length, query)} onChange={change} />
        {filtered && (
          <p className={css.filters}>
            <span>{filterWords(query)}</span>
            <PageLink
              to={address({ category: null, item: null, tag: null, min: null, max: null })}
              stay
              className={css.clear}
            >
              Clear filters
            </PageLink>
          </p>
        )}
        {query.page > 1 && !filtered && (
          <p className={`caption ${css.note}`} role="status">
            Page {query.page} of 8. The sample shop owns twelve pieces, and every page shows them; the other thirty are
            still trees.
          </p>
        )}
        <div {...panelProps(base, query.view)}>
          <ul className={css.products} data-view={query.view} ref={list}>
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
            lang="en"
          />
        )}
      </div>
    </section>
  )
}

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
